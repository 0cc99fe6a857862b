import type { LanguageCode } from '@winnow/contracts';
import { degreeIn, foldLetters, localeOf, withEnglish } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import { wordPattern } from './word-pattern.ts';

/** Shorter words are whole words: others contain them by chance. */
const minPart = 5;

const partOf = (word: string, begins: boolean): string => {
  const isShort = word.length < minPart;
  return wordPattern(foldLetters(word), { begins: begins || isShort, ends: isShort });
};

/** Parts of the names of schools, of a language and of English, anywhere in a folded text. */
const schoolParts = tableOfLanguage(({ code }): RegExp => {
  const words = withEnglish(code).flatMap((each) => localeOf(each).institutions.parts);
  return new RegExp(words.map((word) => partOf(word, false)).join('|'), 'u');
});

/** Words for schools, studies and degrees, at the beginning of a word. */
const studyWords = tableOfLanguage(({ code }): RegExp => {
  const words = withEnglish(code).flatMap((each) => hiringLocaleOf(each).job.education?.words ?? []);
  return new RegExp(words.map((word) => partOf(word, true)).join('|'), 'u');
});

/** Whether a text contains a part of the name of a school. */
export const namesSchool = (text: string, language: LanguageCode | null): boolean =>
  schoolParts(language ?? 'en').test(foldLetters(text));

/** Whether a text names a school, a study or a degree. */
export const speaksOfSchool = (text: string, language: LanguageCode | null): boolean =>
  degreeIn(text, language, 'own') !== undefined ||
  namesSchool(text, language) ||
  studyWords(language ?? 'en').test(foldLetters(text));
