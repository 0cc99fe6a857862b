import { foldLetters } from '@winnow/languages';
import { type Check, notApplicable } from '../../check.ts';
import { contentReader } from '../../content-words.ts';
import { evidenceOf } from '../../evidence.ts';
import type { TextLine } from '../../text-lines.ts';

/** No one repeats a phrase this often in one line, or lists it this often in one section. */
const tooOften = 3;
/** A sentence may repeat a word; in keyword stuffing it is at least every third one. */
const tooOftenInLine = 4;
const minShare = 1 / 3;

const separators = /[,;|•·/،、；，፣]\s*/u;

const countsOf = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

const repeatedAtLeast = (counts: ReadonlyMap<string, number>, min: number): readonly string[] =>
  [...counts].filter(([, count]) => count >= min).map(([text]) => text);

const itemsOf = (text: string): readonly string[] =>
  text
    .split(separators)
    .map((item) => foldLetters(item).trim())
    .filter((item) => /\p{L}/u.test(item));

const repeatedIn = (text: string, read: ReturnType<typeof contentReader>): readonly string[] => {
  const items = itemsOf(text);
  if (items.length > 1) return repeatedAtLeast(countsOf(items), tooOften);
  const words = read(text)
    .content.map(({ stem }) => stem)
    .filter((stem) => /\p{L}{2}/u.test(stem));
  return repeatedAtLeast(countsOf(words), Math.max(tooOftenInLine, words.length * minShare));
};

/** Full points unless the same item stands three times in one list or one content word, in any of its forms, four times in one line of text, as every third of its words or more (our own choice). */
export const stuffing: Check = {
  id: 'keywords.stuffing',
  category: 'keywords',
  max: 1,
  unit: 'words',
  threshold: 0,
  measure: ({ lines, locale }) => {
    const body = lines.filter(({ band }) => band === 'body');
    if (body.length === 0) return notApplicable;
    const read = contentReader(locale);
    const skills = body.filter(({ section }) => section === 'skills').flatMap(({ text }) => itemsOf(text));
    const listed = repeatedAtLeast(countsOf(skills), tooOften);
    const repeated = body.map(({ text }) => repeatedIn(text, read));
    const count = new Set([...listed, ...repeated.flat()]).size;
    const isPlace = ({ text }: TextLine, index: number): boolean =>
      (repeated[index] ?? []).length > 0 || listed.some((item) => foldLetters(text).includes(item));
    const places = count === 0 ? [] : body.filter(isPlace);
    return { value: count, points: count === 0 ? 1 : 0, params: { count }, evidence: evidenceOf(places) };
  },
};
