import { anyOf } from '@winnow/languages';
import { tableOfAllLanguages } from '@winnow/languages/hiring';
import { replaceWords } from './words.ts';

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

/** One form of a folded word for women and men. */
const neutral = (word: string): string => {
  const { people, pairs } = neutralForms();
  return pairs.get(word) ?? word.replace(people, '');
};

/** A title without the marks that only say that anyone may apply, and without the second form of a word. */
export const titleText = (text: string): string => text.replace(genderMarks, ' ').replace(secondForms(), '');

/** A title with one form of its words for women and men: for comparison, not to show. */
export const neutralTitle = (text: string): string =>
  replaceWords(titleText(text).toLowerCase(), (word) => {
    const one = neutral(word);
    return one === word ? null : one;
  });
