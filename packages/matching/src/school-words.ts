import type { LanguageCode } from '@winnow/contracts';
import { anyOf, degreeIn, foldLetters, hasUnspacedScript, localeOf } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';

/** Shorter words are whole words: others contain them by chance. */
const minPart = 5;

const wordOf = (word: string, begins: string): string => {
  const folded = anyOf([foldLetters(word)]);
  if (hasUnspacedScript(word)) return folded;
  return word.length < minPart ? String.raw`(?<!\p{L})${folded}(?!\p{L})` : `${begins}${folded}`;
};

const languagesOf = (code: LanguageCode): readonly LanguageCode[] => [...new Set<LanguageCode>(['en', code])];

/** Parts of the names of schools, of a language and of English, anywhere in a folded text. */
const schoolParts = tableOfLanguage(
  ({ code }): RegExp =>
    new RegExp(
      languagesOf(code)
        .flatMap((each) => localeOf(each).institutions.parts.map((word) => wordOf(word, '')))
        .join('|'),
      'u',
    ),
);

/** Words for schools, studies and degrees, at the beginning of a word. */
const studyWords = tableOfLanguage(({ code }): RegExp | undefined => {
  const words = languagesOf(code).flatMap((each) => hiringLocaleOf(each).job.education?.words ?? []);
  return words.length === 0 ? undefined : new RegExp(words.map((word) => wordOf(word, String.raw`(?<!\p{L})`)).join('|'), 'u');
});

/** Whether a text contains a part of the name of a school. */
export const namesSchool = (text: string, language: LanguageCode | null): boolean =>
  schoolParts(language ?? 'en').test(foldLetters(text));

/** Whether a text names a school, a study or a degree. */
export const speaksOfSchool = (text: string, language: LanguageCode | null): boolean =>
  degreeIn(text, language, 'own') !== undefined ||
  namesSchool(text, language) ||
  studyWords(language ?? 'en')?.test(foldLetters(text)) === true;
