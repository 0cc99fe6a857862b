import type { JobReading, LanguageCode } from '@winnow/contracts';
import { anyOf, foldLetters } from '@winnow/languages';
import { hiringLocaleOf, tableOfAllLanguages, tableOfLanguage } from '@winnow/languages/hiring';
import { contentUnits, isUnspaced, wordsIn } from './words.ts';

/** "(m/w/d)", "(f/h)", "m/f/x": only says that anyone may apply. */
const genderMarks =
  /[([]\s*\p{L}{1,3}(?:\s*[/|*,.:]\s*\p{L}{1,3}){1,3}\s*[)\]]|(?<!\p{L})[mwfdxhv](?:\s?\/\s?[mwfdxhv]){1,3}(?!\p{L})/giu;

/** "Entwickler:in", "ingénieur·e", "desarrollador/a", "développeur(se)": the second form of the same word. */
const secondForms = tableOfAllLanguages((locales) => {
  const endings = locales.flatMap(({ job }) => job.titles?.secondForms ?? []);
  const marked = anyOf([...new Set(endings.flatMap((each) => each.marked))]);
  const bracketed = anyOf([...new Set(endings.flatMap((each) => each.bracketed))]);
  return new RegExp(`(?<=\\p{L})(?:[:*_/·•.]-?(?:${marked})(?!\\p{L})|\\(-?(?:${bracketed})\\))`, 'giu');
});

type NeutralForms = { readonly people: RegExp; readonly pairs: ReadonlyMap<string, string> };

const neutralForms = tableOfAllLanguages((locales): NeutralForms => {
  const titles = locales.flatMap(({ job }) => job.titles ?? []);
  return {
    people: new RegExp(`(?<=.{4})(?:${anyOf([...new Set(titles.flatMap(({ people }) => people ?? []))])})$`, 'u'),
    pairs: new Map(titles.flatMap(({ pairs }) => Object.entries(pairs ?? {}))),
  };
});

/** One key for the forms of a word for women and men. */
const neutral = (word: string): string => {
  const { people, pairs } = neutralForms();
  return pairs.get(word) ?? word.replace(people, '');
};

/** Forms of one word have a common prefix: at least four letters and three fifths of the longer one (our own choice). */
const minPrefix = 4;

/** Whether two folded words are the same or forms of one another: "entwickler" and "entwicklerin", "developer" and "development". */
export const isSameWord = (first: string, second: string): boolean => {
  const [a, b] = [neutral(first), neutral(second)];
  if (a === b) return true;
  if (a[0] !== b[0]) return false;
  const longest = Math.max(a.length, b.length);
  let shared = 0;
  while (shared < longest && a[shared] === b[shared]) shared += 1;
  return shared >= minPrefix && shared * 5 >= longest * 3;
};

const titleText = (text: string): string => text.replace(genderMarks, ' ').replace(secondForms(), '');

/** The folded words of a title, for comparison. */
export const titleUnits = (text: string): ReadonlySet<string> => contentUnits(titleText(text), () => false);

/** Longer titles are sentences; their first words describe the work. */
const maxWords = 12;

/** Finds the words for seniority of the language, and of English, in folded text. */
const seniorityIn = tableOfLanguage(({ code }) => {
  const words = [...new Set<LanguageCode>(['en', code])]
    .flatMap((each) => {
      // Words for the middle level may also describe the work: "intermediate accountant".
      const { mid: _, ...levels } = hiringLocaleOf(each).job.seniority;
      return Object.values(levels).flat();
    })
    .map((word) => foldLetters(word).trim())
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (isUnspaced(word) ? anyOf([word]) : `(?<![\\p{L}\\p{Nd}])${anyOf([word])}(?![\\p{L}\\p{Nd}])`));
  return new RegExp(words.join('|'), 'gu');
});

/** The part of a job title that describes the work: without seniority and place, unless nothing else is left. */
export const jobTitleUnits = (
  { title, location, language }: JobReading,
  isEmpty: (word: string) => boolean,
): readonly string[] => {
  if (title === null) return [];
  const places = new Set(wordsIn(location ?? '').map(({ text }) => text));
  const whole = foldLetters(titleText(title));
  const unitsOf = (text: string) => [...contentUnits(text, (word) => isEmpty(word) || places.has(word))].slice(0, maxWords);
  const own = unitsOf(whole.replace(seniorityIn(language ?? 'en'), ' '));
  return own.length > 0 ? own : unitsOf(whole);
};
