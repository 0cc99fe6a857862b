import type { SectionKind } from '@winnow/contracts';
import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { anyOf, foldLetters, hasUnspacedScript, headingKey, localeOf } from '@winnow/languages';
import { wordsOfAll } from '../words-of-all.ts';

type HeadingWord = {
  readonly word: string;
  /** Its position in the order of all words. */
  readonly place: number;
  readonly kinds: ReadonlySet<SectionKind>;
  /** True for a word of a script written without spaces. */
  readonly inside: boolean;
  /** True when the word is a heading by itself, so that it weighs more than a word that only occurs with others. */
  readonly alone: boolean;
  /** True for a word of a single casual heading, which may be any word of a sentence. */
  readonly weak: boolean;
};

/** Shorter words are mostly articles and prepositions. */
const minLength = 4;

/** "And", "the" and similar words, which Arabic attaches to the next word. */
const prefix = lazily(
  () => new RegExp(String.raw`^(?:${anyOf(wordsOfAll((locale) => locale.headingPrefixes))})(?=\p{L}{3})`, 'u'),
);

const wordsOf = (text: string): readonly string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => word.replace(prefix(), ''))
    .filter((word) => word.length >= minLength);

/** The words of scripts without spaces: the text between characters that join and inflect. */
const spacelessWords = /\p{Script=Han}{2,}|\p{Script=Katakana}{3,}|\p{Script=Thai}{4,}/gu;

const piecesOf = (heading: string): readonly string[] =>
  hasUnspacedScript(heading) ? (heading.match(spacelessWords) ?? []) : wordsOf(heading);

/** The words of headings: those of scripts without spaces, and the others by the first letters that all their forms share. */
type HeadingWords = {
  readonly inside: readonly HeadingWord[];
  readonly byBeginning: ReadonlyMap<string, readonly HeadingWord[]>;
};

const beginningOf = (word: string): string => word.slice(0, minLength);

/**
 * Words of casual headings are those of sentences: so many headings of a kind use one that indicates it by itself. What words of
 * usual headings indicate stays as it is.
 */
const minCasual = 2;

const headingWords = lazilyByKey((language: LanguageCode | null): HeadingWords => {
  const words = new Map<string, { kinds: Set<SectionKind>; alone: boolean; weak: boolean }>();
  const add = (piece: string, kind: SectionKind, { alone = false, weak = false }): void => {
    const word = words.get(piece) ?? { kinds: new Set(), alone: false, weak: true };
    words.set(piece, { kinds: word.kinds.add(kind), alone: word.alone || alone, weak: word.weak && weak });
  };
  const locales = languageCodes.filter((code) => code === language || code === 'en').map(localeOf);
  for (const { headings } of locales)
    for (const [kind, texts] of Object.entries(headings) as [SectionKind, readonly string[]][])
      for (const pieces of texts.map(piecesOf)) for (const piece of pieces) add(piece, kind, { alone: pieces.length === 1 });
  const usual = new Set(words.keys());
  for (const { casualHeadings = {} } of locales)
    for (const [kind, texts] of Object.entries(casualHeadings) as [SectionKind, readonly string[]][]) {
      const pieces = texts.flatMap((text) => [...new Set(piecesOf(text))]).filter((piece) => !usual.has(piece));
      for (const [piece, { length }] of Map.groupBy(pieces, (each) => each)) add(piece, kind, { weak: length < minCasual });
    }
  const all = [...words].map(([word, rest], place) => ({ word, place, inside: hasUnspacedScript(word), ...rest }));
  return {
    inside: all.filter(({ inside, word }) => inside && word.length > 1),
    byBeginning: Map.groupBy(
      all.filter(({ inside }) => !inside),
      ({ word }) => beginningOf(word),
    ),
  };
});

/** Forms of one word share a prefix of at least four letters and three fifths of the longer form. */
const agree = (a: string, b: string): boolean => {
  const max = Math.max(minLength, Math.ceil(0.6 * Math.max(a.length, b.length)));
  return a.slice(0, max) === b.slice(0, max) && a.length >= max;
};

/** The words of known headings in a heading, in the order of all words, so that sums do not depend on the order of the text. */
const wordsIn = (heading: string, language: LanguageCode | null): readonly HeadingWord[] => {
  const { inside, byBeginning } = headingWords(language);
  const found = new Set<HeadingWord>();
  for (const own of wordsOf(heading))
    for (const known of byBeginning.get(beginningOf(own)) ?? []) if (agree(own, known.word)) found.add(known);
  const key = inside.length === 0 ? '' : headingKey(heading);
  if (hasUnspacedScript(key)) for (const known of inside) if (key.includes(known.word)) found.add(known);
  return found.size < 2 ? [...found] : [...found].sort((a, b) => a.place - b.place);
};

/**
 * The kind of section that most words of an unknown heading indicate, in the language of the document and in English: "My paid
 * jobs so far" indicates experience. A word that occurs in headings of several kinds counts for each of them in part; weak words
 * count where no other is known, and only two or more of them.
 */
export const kindByWords = (heading: string, language: LanguageCode | null): SectionKind | undefined => {
  const scores = new Map<SectionKind, number>();
  const all = wordsIn(heading, language);
  const strong = all.filter(({ weak }) => !weak);
  const words = strong.length === 0 ? all : strong;
  for (const word of words)
    for (const kind of word.kinds) {
      // Longer words without spaces are more specific: 外国語 is about languages, whatever 語 indicates.
      const weight = ((word.inside ? word.word.length : 1) * (word.alone ? 2 : 1)) / word.kinds.size;
      scores.set(kind, (scores.get(kind) ?? 0) + weight);
    }
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] === second?.[1]) return undefined;
  const [kind] = best;
  return strong.length > 0 || words.filter(({ kinds }) => kinds.has(kind)).length > 1 ? kind : undefined;
};
