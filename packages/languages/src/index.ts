export { addressesMachine } from './addresses-machine.ts';
export { anyOf } from './any-of.ts';
export { type CapId, type CheckId, capIds, checkIds } from './check-ids.ts';
export { containsAny } from './contains-any.ts';
export { degreeIn, isDegreeName } from './degree-in.ts';
export { type DetectedLanguage, detectLanguage } from './detect-language.ts';
export { hasTrait } from './has-trait.ts';
export { foldLetters, headingKey } from './heading-key.ts';
export {
  casualHeading,
  headingKeysIn,
  headingKinds,
  headingOfKeys,
  isStandardHeading,
  type KnownHeading,
  qualifiedHeading,
} from './heading-lookup.ts';
export { languageLevelIn } from './language-level-in.ts';
export { allLocales, type Locale, localeOf, localeViews } from './locale.ts';
export { isOtherLanguage } from './other-languages.ts';
export type { EntryLabel } from './schema/reading.ts';
export {
  casedScripts,
  eastAsianScripts,
  hasAdjoiningWords,
  hasRightToLeftScript,
  hasUnspacedScript,
  rightToLeftScripts,
  unspacedScripts,
} from './scripts.ts';
export { isLanguageName, languageNamesIn, spokenLanguageIn } from './spoken-language-in.ts';
export { stemOf } from './stem-of.ts';
export { withEnglish } from './with-english.ts';
export { withoutEnumeration } from './without-enumeration.ts';
export { bareWord, foldWord } from './word-forms.ts';
