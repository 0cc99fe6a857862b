import type { LanguageCode, Requirement } from '@winnow/contracts';
import data from '../data/language-tests.json' with { type: 'json' };

type Level = Exclude<Requirement['level'], null>;

/** A test of a language, with the level that passing it shows, or from which score on which level is reached. */
type LanguageTest = {
  readonly code: LanguageCode;
  /** Written with capital letters, as these names are; "pet" and "first" are words. */
  readonly name: RegExp;
  readonly level: Level | null;
  /** The highest first; a score is the first number after the name. */
  readonly scores?: readonly (readonly [from: number, level: Level])[];
};

/** The same in the data, with the source of a regular expression for its names. */
type Written = Omit<LanguageTest, 'name'> & { readonly name: string };

const written = data as unknown as readonly Written[];

const named = (names: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}])`, 'u');

/** As the publishers of the tests compare them with the European framework; where they give a range, the lower level. */
const tests: readonly LanguageTest[] = written.map((each) => ({
  ...each,
  name: named(each.name),
}));

/** Most texts name none: then one search tells. */
const anyTest = named(written.map(({ name }) => name).join('|'));

const score = /^[^\p{L}\d]{0,3}(?:iBT|score|\p{Lo}|LR|L&R)?[^\p{L}\d]{0,3}(\d{1,3}(?:[.,]\d)?)(?!\d)/u;

const levelAfter = (text: string, scores: NonNullable<LanguageTest['scores']>): Level | null => {
  const found = score.exec(text)?.[1];
  if (found === undefined) return null;
  const value = Number(found.replace(',', '.'));
  return scores.find(([from]) => value >= from)?.[1] ?? null;
};

/** The tests of languages that a text names, each with the level that it shows; null where the text does not tell it. */
export const languageTestsIn = (text: string): readonly { readonly code: LanguageCode; readonly level: Level | null }[] => {
  if (!anyTest.test(text)) return [];
  return tests.flatMap(({ code, name, level, scores }) => {
    const found = name.exec(text);
    if (found === null) return [];
    return [{ code, level: scores === undefined ? level : levelAfter(text.slice(found.index + found[0].length), scores) }];
  });
};
