import { lazilyByKey } from '@winnow/kernel';
import { foldLetters, hasTrait, hasUnspacedScript, type Locale } from '@winnow/languages';

/** Where a verb may occur: after an adverb, an auxiliary or a label, or before a short object. */
const nearWords = 3;
const nearCharacters = 12;

/** Shorter words are compared as a whole: their stems carry too little information. */
const stemLength = 5;

/** A two-letter ending is typical when this share of the locale's verbs has it, such as `ed` in English. */
const typicalShare = 0.15;

type Verbs = {
  readonly listed: readonly string[];
  readonly typicalEndings: ReadonlySet<string>;
  /** Forms that are almost always verbs. */
  readonly firstWord: RegExp | null;
  readonly anyWord: RegExp | null;
  readonly text: RegExp | null;
};

/** Serbian is listed in both alphabets, each with its own endings. */
const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

const patternOf = (source: string | undefined): RegExp | null => (source === undefined ? null : new RegExp(source, 'u'));

const verbsOf = lazilyByKey(({ actionVerbs, verbPatterns }: Locale): Verbs => {
  const listed = actionVerbs.map(foldLetters);
  const total = Map.groupBy(listed, isCyrillic);
  const typical = [...Map.groupBy(listed, (verb) => verb.slice(-2))].filter(
    ([ending, verbs]) => verbs.length >= typicalShare * (total.get(isCyrillic(ending))?.length ?? 0),
  );
  return {
    listed,
    typicalEndings: new Set(typical.map(([ending]) => ending)),
    firstWord: patternOf(verbPatterns?.firstWord),
    anyWord: patternOf(verbPatterns?.anyWord),
    text: patternOf(verbPatterns?.text),
  };
});

/** The same word, another form of it, or, in languages that attach particles and endings to the word, the word with these. */
const isFormOf = (word: string, verb: string): boolean => {
  if (word === verb) return true;
  if (/[\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(verb)) return verb.length > 1 && word.includes(verb);
  return (
    verb.length >= stemLength && word.length <= verb.length + 4 && word.startsWith(verb.slice(0, Math.max(4, verb.length - 2)))
  );
};

const hasVerb = (words: readonly string[], verbs: readonly string[]): boolean =>
  verbs.some((verb) => (verb.includes(' ') ? words.join(' ').includes(verb) : words.some((word) => isFormOf(word, verb))));

/**
 * Whether a bullet point contains an action verb of the locale where its language puts it: among the first words or, in
 * verb-final languages, also among the last. An unlisted word counts when it is first (or last) and has an ending, or in some
 * languages a prefix, typical of the locale's verbs.
 */
export const showsActionVerb = (text: string, locale: Locale): boolean => {
  const { listed, typicalEndings, firstWord, anyWord, text: whole } = verbsOf(locale);
  const folded = foldLetters(text)
    .replace(/[^\p{L}\p{M}\p{Nd}\s'’-]+/gu, ' ')
    .trim();
  const last = hasTrait(locale, 'verbs_last');
  if (whole?.test(folded)) return true;
  if (hasUnspacedScript(folded)) {
    const letters = [...folded.replace(/\s+/gu, '')];
    const near = [letters.slice(0, nearCharacters), last ? letters.slice(-nearCharacters) : []].map((each) => each.join(''));
    return listed.some((verb) => near.some((each) => each.includes(verb.replace(/\s+/gu, ''))));
  }
  const words = folded.split(/\s+/u);
  const near = last ? [...words.slice(0, nearWords), ...words.slice(-nearWords)] : words.slice(0, nearWords);
  if (hasVerb(near, listed)) return true;
  if (firstWord !== null) return firstWord.test(words[0] ?? '');
  if (anyWord !== null && words.some((word) => anyWord.test(word))) return true;
  const outer = [words[0], last ? words.at(-1) : undefined];
  return outer.some((word) => word !== undefined && word.length >= stemLength && typicalEndings.has(word.slice(-2)));
};
