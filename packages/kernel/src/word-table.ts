import { type Beginnings, createBeginnings, hasMark, markOf } from './beginnings.ts';

/**
 * Words, each with a text, as one string for all words that begin alike. A table of a hundred thousand words loads as a few
 * thousand strings and is searched as it is: a map of all words would be built anew in every thread. A map of their beginnings is,
 * because parts of texts are looked up in it: an object would first make a name of each.
 */
export type WordTable = ReadonlyMap<string, string>;

const beginningLength = 3;

/** The key of the string that would hold a word. */
export const beginningOf = (word: string): string => word.slice(0, beginningLength);

/** Groups lines by the beginnings of their words and keeps their order within a group. Each line ends with a line break. */
export const groupLines = (lines: Iterable<readonly [beginning: string, line: string]>): WordTable => {
  const groups = new Map<string, string>();
  for (const [beginning, line] of lines) groups.set(beginning, `${groups.get(beginning) ?? '\n'}${line}\n`);
  return new Map([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** A table of words and their texts, neither of which contains a line break; words contain no tab. */
export const createWordTable = (texts: Iterable<readonly [word: string, text: string]>): WordTable =>
  groupLines([...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([word, text]) => [beginningOf(word), `${word}\t${text}`]));

/** The table that `writeTable` wrote. */
export const readTable = (json: string): WordTable => new Map(Object.entries(JSON.parse(json) as Record<string, string>));

/** A table as a file of data. */
export const writeTable = (table: WordTable): string => `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`;

/** The text of a word; undefined if it is not in the table. */
export const textOf = (table: WordTable, word: string): string | undefined => {
  const group = table.get(beginningOf(word));
  if (group === undefined) return undefined;
  // The word alone is searched for: to join it with its signs would make a new text for each question.
  for (let start = group.indexOf(word, 1); start >= 0; start = group.indexOf(word, start + 1)) {
    const tab = start + word.length;
    if (group.charCodeAt(tab) === 9 && group.charCodeAt(start - 1) === 10) return group.slice(tab + 1, group.indexOf('\n', tab));
  }
  return undefined;
};

/** The marks of the beginnings of each table that was searched. */
const marksOf = new WeakMap<WordTable, Beginnings>();

const markTable = (table: WordTable): Beginnings => {
  const created = createBeginnings(table.keys());
  marksOf.set(table, created);
  return created;
};

type Found = readonly [word: string, text: string];

/** Adds the words of a group that a text has from an index on. */
const addWords = (group: string, text: string, index: number, found: Found[]): void => {
  // Each line is a word, a tab, its text and a line break; the first line break is before the first line. Words are compared in
  // place: most of a group are not in the text.
  for (let start = 1; start < group.length; ) {
    let tab = start;
    for (let code = group.charCodeAt(tab); code !== 9 && code === text.charCodeAt(index + tab - start); ) {
      tab += 1;
      code = group.charCodeAt(tab);
    }
    const end = group.indexOf('\n', tab);
    if (group.charCodeAt(tab) === 9) found.push([group.slice(start, tab), group.slice(tab + 1, end)]);
    start = end + 1;
  }
};

/** The words of a table that a text has from an index on, with their texts. Most places are passed without a search. */
export const wordsAt = (table: WordTable, text: string, index: number): readonly Found[] => {
  const known = marksOf.get(table) ?? markTable(table);
  const found: Found[] = [];
  let mark = 0;
  for (let length = 1; length <= beginningLength && index + length <= text.length; length += 1) {
    mark = markOf(mark, text.charCodeAt(index + length - 1));
    const group = hasMark(known, mark) ? table.get(text.slice(index, index + length)) : undefined;
    if (group !== undefined) addWords(group, text, index, found);
  }
  return found;
};
