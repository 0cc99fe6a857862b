import type { LanguageCode } from '@winnow/contracts';
import { foldLetters, hasUnspacedScript, type Locale } from '@winnow/languages';

/** Languages whose bullet points may end with what was done: verb-final ones, and those that put the participle last. */
const verbLast: ReadonlySet<string> = new Set<LanguageCode>(
  'am bn de fa fi gu hi hu ja kn ko ml mr nl ta te tr ur'.split(' ') as LanguageCode[],
);

/** Scripts in which a word is not set off by spaces. */

/** Where a verb may stand: an adverb, an auxiliary or a label may come before it, a short object after it. */
const nearWords = 3;
const nearCharacters = 12;

/** The Chinese mark of something done, behind its verb. */
const completed = /^\p{Script=Han}{1,3}了/u;

/** Shorter words are compared whole: their stems say too little. */
const stemLength = 5;

/** An ending of two letters is typical when so large a share of the locale's verbs has it, such as `ed` in English. */
const typicalShare = 0.15;

/** Languages in which what was done begins with a form that is hardly anything else: the prefixes of verbs, with which bullet points begin. */
const verbPrefixes: { readonly [language in LanguageCode]?: RegExp } = {
  id: /^(?:me(?:m|n|l|r|w|y)|be[rk]|di)\p{L}{3}/u,
  ms: /^(?:me(?:m|n|l|r|w|y)|be[rk]|di)\p{L}{3}/u,
  sw: /^(?:k[uw]|ni(?:li|me|na)|tuli|nime)\p{L}{2}/u,
  tl: /^(?:na[gkn]|nai|pina|ipina|isina|ini|[bcdfghklmnprstwy]{0,2}(?:um|in)[aeiou])[\p{L}-]{2}/u,
};

/** Estonian sets the noun of a verb, which ends in -mine, behind its object, however long that is. */
const verbalNouns: { readonly [language in LanguageCode]?: RegExp } = { et: /\p{L}{2}mine$/u };

type Verbs = { readonly listed: readonly string[]; readonly typicalEndings: ReadonlySet<string> };

const verbsByLanguage = new Map<LanguageCode, Verbs>();

/** Serbian is listed in both alphabets, each with endings of its own. */
const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

const verbsOf = ({ code, actionVerbs }: Locale): Verbs => {
  const known = verbsByLanguage.get(code);
  if (known !== undefined) return known;
  const listed = actionVerbs.map(foldLetters);
  const total = Map.groupBy(listed, isCyrillic);
  const typical = [...Map.groupBy(listed, (verb) => verb.slice(-2))].filter(
    ([ending, verbs]) => verbs.length >= typicalShare * (total.get(isCyrillic(ending))?.length ?? 0),
  );
  const verbs: Verbs = { listed, typicalEndings: new Set(typical.map(([ending]) => ending)) };
  verbsByLanguage.set(code, verbs);
  return verbs;
};

/** The same word, another form of it, or, in languages that write particles and endings to the word, the word with these. */
const isFormOf = (word: string, verb: string): boolean => {
  if (word === verb) return true;
  if (/[\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(verb)) return verb.length > 1 && word.includes(verb);
  return (
    verb.length >= stemLength && word.length <= verb.length + 4 && word.startsWith(verb.slice(0, Math.max(4, verb.length - 2)))
  );
};

const hasVerb = (words: readonly string[], verbs: readonly string[]): boolean =>
  verbs.some((verb) => (verb.includes(' ') ? words.join(' ').includes(verb) : words.some((word) => isFormOf(word, verb))));

/** Whether a bullet point shows an action verb of the locale where its language puts it: among the first words, or, where verbs come last, also among the last; an unlisted word counts when it stands first (or last) and has an ending, or in some languages a beginning, typical of the locale's verbs. */
export const showsActionVerb = (text: string, locale: Locale): boolean => {
  const { listed, typicalEndings } = verbsOf(locale);
  const folded = foldLetters(text)
    .replace(/[^\p{L}\p{M}\p{Nd}\s'’-]+/gu, ' ')
    .trim();
  const last = verbLast.has(locale.code);
  if (locale.code === 'zh' && completed.test(folded)) return true;
  if (hasUnspacedScript(folded)) {
    const letters = [...folded.replace(/\s+/gu, '')];
    const near = [letters.slice(0, nearCharacters), last ? letters.slice(-nearCharacters) : []].map((each) => each.join(''));
    return listed.some((verb) => near.some((each) => each.includes(verb.replace(/\s+/gu, ''))));
  }
  const words = folded.split(/\s+/u);
  const near = last ? [...words.slice(0, nearWords), ...words.slice(-nearWords)] : words.slice(0, nearWords);
  if (hasVerb(near, listed)) return true;
  const prefixes = verbPrefixes[locale.code];
  if (prefixes !== undefined) return prefixes.test(words[0] ?? '');
  const noun = verbalNouns[locale.code];
  if (noun !== undefined && words.some((word) => noun.test(word))) return true;
  const outer = [words[0], last ? words.at(-1) : undefined];
  return outer.some((word) => word !== undefined && word.length >= stemLength && typicalEndings.has(word.slice(-2)));
};
