import type { LanguageCode } from '@winnow/contracts';
import { anyOf, degreeIn, foldLetters, localeOf } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';

/** Parts of the names of schools, and words for studies, of a language and of English, anywhere in a folded text. */
const schoolParts = tableOfLanguage(({ code }): RegExp => {
  const words = [...new Set<LanguageCode>(['en', code])].flatMap((each) => [
    ...localeOf(each).institutions.parts,
    ...(hiringLocaleOf(each).job.education?.words ?? []),
  ]);
  return new RegExp(anyOf(words.map(foldLetters)), 'u');
});

/** Whether a text names a school, a study or a degree. */
export const speaksOfSchool = (text: string, language: LanguageCode | null): boolean =>
  degreeIn(text, language, 'own') !== undefined || schoolParts(language ?? 'en').test(foldLetters(text));
