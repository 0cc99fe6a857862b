export { addressesMachine } from './addresses-machine.ts';
export { allLocales, localeOf } from './all-locales.ts';
export { anyOf } from './any-of.ts';
export {
  type CapId,
  type CapText,
  type CheckId,
  type CheckText,
  capIds,
  checkIds,
  type PageTexts,
  type ReportTexts,
} from './check-texts.ts';
export { degreeIn } from './degree-in.ts';
export { type DetectedLanguage, detectLanguage } from './detect-language.ts';
export { formatMessage } from './format-message.ts';
export { functionWordsOf } from './function-words.ts';
export { foldLetters, headingKey } from './heading-key.ts';
export { headingKeysIn, headingOfKeys, isStandardHeading, type KnownHeading, qualifiedHeading } from './heading-lookup.ts';
export { languageLevelIn } from './language-level-in.ts';
export { letterWords } from './letter-words.ts';
export type { Locale } from './locale.ts';
export {
  casedScripts,
  eastAsianScripts,
  hasAdjoiningWords,
  hasUnspacedScript,
  rightToLeftScripts,
  unspacedScripts,
} from './scripts.ts';
export { languageNamesIn, spokenLanguageIn } from './spoken-language-in.ts';
export { stemOf } from './stem-of.ts';
export { bareWord, foldWord } from './word-forms.ts';
