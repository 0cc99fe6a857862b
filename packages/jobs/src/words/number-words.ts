import type { LanguageCode } from '@winnow/contracts/constants';
import { foldLetters } from '@winnow/languages';
import { tableOfLanguage } from '@winnow/languages/hiring';

const numberWords = tableOfLanguage(
  ({ job }): ReadonlyMap<string, number> =>
    new Map(
      (job.counting?.numbers ?? []).flatMap((forms, index) => forms.map((form) => [foldLetters(form), index + 1] as const)),
    ),
);

/** A digit is as far from its zero as digits stand before it: every script has its ten in a row. */
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && code > value && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
};

/** The number that a folded word is, in the digits of any script, or as a word from one to ten of the language; undefined for other words. */
export const numberOf = (word: string, language: LanguageCode): number | undefined => {
  if (/^\p{Nd}{1,4}$/u.test(word)) return [...word].reduce((sum, digit) => 10 * sum + digitValue(digit), 0);
  return numberWords(language).get(word);
};
