import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { lazily, lazilyByKey, textOf } from '@winnow/kernel';
import { hasTrait } from './has-trait.ts';
import { headingKey } from './heading-key.ts';
import { headingLanguages } from './heading-lookup.ts';
import { loadTable } from './load-data.ts';
import { type Locale, localeViews } from './locale.ts';
import { readWordUses } from './tables/word-uses.ts';
import { wordsIn } from './words-in.ts';

export type DetectedLanguage = { readonly language: LanguageCode | null; readonly confidence: number };

type Script = { readonly name: string; readonly pattern: RegExp; readonly weight: number };

/** A Han character counts as three letters, one of kana, Hangul or Ethiopic as two. */
const scripts: readonly Script[] = [
  ...['Latn', 'Cyrl', 'Arab', 'Deva', 'Hebr', 'Grek', 'Beng', 'Gujr', 'Knda', 'Mlym', 'Taml', 'Telu', 'Thai'].map((name) => ({
    name,
    pattern: new RegExp(`\\p{Script=${name}}`, 'gu'),
    weight: 1,
  })),
  { name: 'Ethi', pattern: /\p{Script=Ethi}/gu, weight: 2 },
  { name: 'Hang', pattern: /\p{Script=Hang}/gu, weight: 2 },
  { name: 'Kana', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 2 },
  { name: 'Hani', pattern: /\p{Script=Hani}/gu, weight: 3 },
];

/** A script other than Latin wins from this share of the Latin letters on: resumes are full of Latin product names. */
const decidingShare = 0.15;

/** Scripts in the data that correspond to one or several other scripts in texts. */
const scriptInTexts: Readonly<Record<string, string>> = { Jpan: 'Kana', Kore: 'Hang' };

/** The languages of a script; a short text is assumed to be in the first one. */
const familyOf = lazilyByKey((script: string): readonly LanguageCode[] =>
  localeViews()
    .filter((locale) => (scriptInTexts[locale.script] ?? locale.script) === script)
    .toSorted((a, b) => Number(hasTrait(b, 'commonest_of_script')) - Number(hasTrait(a, 'commonest_of_script')))
    .map(({ code }) => code),
);

const addressSign = /@|https?:|www\.|\.(?:com|org|net|io)/;

/** Word by word, so that a hostile text without spaces costs no more than its length. */
const withoutAddresses = (line: string): string => {
  if (!addressSign.test(line)) return line;
  return line.replace(/\S+/gu, (word) => {
    if (word.slice(1, -1).includes('@')) return ' ';
    const link = /https?:\S|www\.\S/u.exec(word)?.index;
    if (link !== 0 && /\.(?:com|org|net|io)/u.test(word.slice(1))) return ' ';
    return link === undefined ? word : `${word.slice(0, link)} `;
  });
};

/** Letters used only by some languages of a script. */
type Letters = { readonly pattern: RegExp; readonly languages: readonly LanguageCode[] };

const lettersOf = (locales: readonly Locale[]): readonly Letters[] => {
  const groups = new Map<string, LanguageCode[]>();
  for (const { code, distinctiveLetters = [] } of locales) {
    for (const group of distinctiveLetters) groups.set(group, [...(groups.get(group) ?? []), code]);
  }
  return [...groups].map(([group, languages]) => ({ pattern: new RegExp(`[${group}]`, 'gu'), languages }));
};

/** Built when first needed: most importers of this package detect nothing. */
const letters = lazily(() => lettersOf(localeViews()));

const wordTable = lazily(() => loadTable('words'));

/** Weight of a heading in stop words: nearly a proof where few languages share it. */
const headingVotes = 4;

type Facts = {
  /** For each line that is a known heading, the languages that use it. */
  readonly headings: readonly (readonly LanguageCode[])[];
  /** Number of letters of each group in the text, with the languages that use them. */
  readonly signs: readonly { readonly count: number; readonly languages: readonly LanguageCode[] }[];
};

type Vote = { readonly place: number; readonly votes: number };

/** Weight of the words of the text for each language: the more languages share one, the less. */
const votesOfWords = (counts: ReadonlyMap<string, number>): ReadonlyMap<LanguageCode, readonly Vote[]> => {
  const all = new Map<LanguageCode, Vote[]>();
  const table = wordTable();
  for (const [word, count] of counts) {
    const uses = textOf(table, word);
    if (uses === undefined) continue;
    const known = readWordUses(uses);
    const shared = known.length ** 0.7;
    for (const { code, place, weight } of known) {
      const vote = { place, votes: (weight * count) / shared };
      const own = all.get(code);
      if (own === undefined) all.set(code, [vote]);
      else own.push(vote);
    }
  }
  return all;
};

const score = (code: LanguageCode, ofWords: readonly Vote[], { headings, signs }: Facts): number => {
  // In the order of the language's words, so that the sum does not depend on the order of the text.
  let votes = ofWords.toSorted((a, b) => a.place - b.place).reduce((sum, vote) => sum + vote.votes, 0);
  for (const languages of headings) {
    if (languages.includes(code)) votes += headingVotes / languages.length;
  }
  for (const { count, languages } of signs) {
    if (languages.includes(code)) votes += count / (4 * languages.length);
  }
  return votes;
};

/** The text without ASCII, which makes up most texts and matters to few patterns. */
const withoutAscii = (text: string): string => text.replace(/[\0-\x7f]+/g, ' ');

/** Dashes, quotation marks and spaces. */
const signsOfNoScript = /[ \u2010-\u206f]+/g;

const countOf = (text: string, pattern: RegExp): number => (text === '' ? 0 : (text.match(pattern)?.length ?? 0));

const scriptOf = (text: string): { readonly name: string; readonly share: number } | undefined => {
  const rest = withoutAscii(text).replace(signsOfNoScript, '');
  const ascii = text.length - text.replace(/[a-z]+/gi, '').length;
  const weights = new Map(
    scripts.map(({ name, pattern, weight }) => [name, (countOf(rest, pattern) + (name === 'Latn' ? ascii : 0)) * weight]),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total < 10) return undefined;
  const kana = weights.get('Kana') ?? 0;
  const han = weights.get('Hani') ?? 0;
  // Japanese mixes kana into Han; five per cent tells it from Chinese.
  if (kana > 0 && kana >= 0.05 * (han + kana)) weights.set('Kana', kana + han).delete('Hani');
  const latin = weights.get('Latn') ?? 0;
  weights.delete('Latn');
  const [name, weight] = [...weights].toSorted((a, b) => b[1] - a[1])[0] ?? ['Latn', 0];
  return weight > decidingShare * latin ? { name, share: weight / total } : { name: 'Latn', share: latin / total };
};

/**
 * Detects the language of visible lines from the script, the stop words and the headings; null when there is nothing to analyse.
 */
export const detectLanguage = (lines: readonly string[]): DetectedLanguage => {
  const text = lines.map(withoutAddresses).join('\n');
  const script = scriptOf(text);
  if (script === undefined) return { language: null, confidence: 0 };
  const isLatin = script.name === 'Latn';
  const family = familyOf(script.name);
  const [first = null] = family;
  if (!isLatin && family.length === 1) return { language: first, confidence: Math.min(0.99, 0.8 + 0.2 * script.share) };
  const counts = new Map<string, number>();
  const lowerCase = text.toLowerCase();
  for (const word of wordsIn(lowerCase)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const headings = lines.map((line) => headingLanguages(headingKey(line)));
  const rest = withoutAscii(lowerCase);
  const facts: Facts = {
    headings,
    signs: letters().map(({ pattern, languages }) => ({ count: countOf(rest, pattern), languages })),
  };
  const ofWords = votesOfWords(counts);
  const ranked = languageCodes
    .filter((code) => family.includes(code))
    .map((code) => ({ code, votes: score(code, ofWords.get(code) ?? [], facts) }))
    .toSorted((a, b) => b.votes - a.votes);
  const [best, second] = ranked;
  if (best === undefined || best.votes < 1) return { language: isLatin ? null : first, confidence: isLatin ? 0 : 0.3 };
  const margin = (best.votes - (second?.votes ?? 0)) / best.votes;
  const amount = best.votes / (best.votes + 3);
  return { language: best.code, confidence: Math.round(Math.min(0.99, 0.4 + 0.6 * margin) * amount * 100) / 100 };
};
