import { foldLetters, type Locale } from '@winnow/languages';
import { type Check, notApplicable } from '../../check.ts';
import { evidenceOf } from '../../evidence.ts';
import { emptyWordsOf } from '../../terms.ts';
import type { TextLine } from '../../text-lines.ts';
import { wordsOf } from '../../words.ts';

/** Nobody says the same thing so often in one line, or lists it so often in one section. */
const tooOften = 3;
/** In a sentence a word may come back, in a pile it is every third one or more. */
const tooOftenInLine = 4;
const leastShare = 1 / 3;

const separators = /[,;|•·/،、；，፣]\s*/u;

const countsOf = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

const piledUp = (counts: ReadonlyMap<string, number>, most: number): readonly string[] =>
  [...counts].filter(([, count]) => count >= most).map(([text]) => text);

const itemsOf = (text: string): readonly string[] =>
  text
    .split(separators)
    .map((item) => foldLetters(item).trim())
    .filter((item) => /\p{L}/u.test(item));

const repeatedIn = (text: string, isEmpty: (word: string) => boolean): readonly string[] => {
  const items = itemsOf(text);
  const words = wordsOf(text)
    .map(foldLetters)
    .filter((word) => !isEmpty(word) && /\p{L}{2}/u.test(word));
  return items.length > 1
    ? piledUp(countsOf(items), tooOften)
    : piledUp(countsOf(words), Math.max(tooOftenInLine, words.length * leastShare));
};

const stuffedWords = (lines: readonly TextLine[], locale: Locale | null): ReadonlySet<string> => {
  const empty = locale === null ? new Set<string>() : emptyWordsOf(locale);
  const skills = lines.filter(({ section }) => section === 'skills').flatMap(({ text }) => itemsOf(text));
  return new Set([
    ...piledUp(countsOf(skills), tooOften),
    ...lines.flatMap(({ text }) => repeatedIn(text, (word) => empty.has(word))),
  ]);
};

/** Full points unless the same item stands three times in one list or one content word four times in one line of text, as every third of its words or more (our own choice). */
export const stuffing: Check = {
  id: 'keywords.stuffing',
  category: 'keywords',
  max: 1,
  unit: 'words',
  threshold: 0,
  measure: ({ lines, locale }) => {
    const body = lines.filter(({ band }) => band === 'body');
    if (body.length === 0) return notApplicable;
    const stuffed = stuffedWords(body, locale);
    const count = stuffed.size;
    const places = count === 0 ? [] : body.filter(({ text }) => [...stuffed].some((word) => foldLetters(text).includes(word)));
    return { value: count, points: count === 0 ? 1 : 0, params: { count }, evidence: evidenceOf(places) };
  },
};
