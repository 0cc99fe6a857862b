import type { LanguageCode } from '@winnow/contracts';
import { anyOf, foldLetters, withEnglish } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import { wordPattern } from './word-pattern.ts';

type YearWords = { readonly pattern: RegExp; readonly numbers: ReadonlyMap<string, number> };

/** Numbers of years as a resume tells them, in a language and in English: "27 years", "eight years". */
const yearWords = tableOfLanguage(({ code }): YearWords => {
  const jobs = withEnglish(code).map((each) => hiringLocaleOf(each).job);
  const numbers = new Map(
    jobs.flatMap(({ counting }) =>
      (counting?.numbers ?? []).flatMap((forms, index) => forms.map((form) => [foldLetters(form), index + 1] as const)),
    ),
  );
  const whole = (words: readonly string[]): string =>
    words.map((word) => wordPattern(foldLetters(word), { ends: true })).join('|') || '(?!)';
  const years = jobs.flatMap((each) => each.years);
  const others = jobs.flatMap(({ counting }) => counting?.otherTimes ?? []);
  const fillers = jobs.flatMap(({ counting }) => counting?.fillers ?? []);
  return {
    numbers,
    pattern: new RegExp(
      String.raw`(?<![\p{Nd}.,/–-])(\p{Nd}{1,2}|${whole([...numbers.keys()])})[\s+()-]*(?:(?:${anyOf(fillers.map(foldLetters))})\s+)?(?:${whole(years)})(?!\s*(?:${whole(others)}))`,
      'gu',
    ),
  };
});

/** The largest number of years that a text tells, 0 if none. */
export const yearsToldIn = (text: string, language: LanguageCode | null): number => {
  const { pattern, numbers } = yearWords(language ?? 'en');
  const told = [...foldLetters(text).matchAll(pattern)].map(([, number = '']) => numbers.get(number) ?? Number(number));
  return Math.max(0, ...told.filter((years) => Number.isFinite(years)));
};
