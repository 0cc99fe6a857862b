// Constants without schemas: worker threads load these without the validator, which would take 20 MB in each of them.

export { currentContent, type StoredContent } from './current-content.ts';
export { currentReading } from './current-reading.ts';
export { addProvidersToVersion, engineMonth, engineVersion, extendEngineVersion } from './engine-version.ts';
export { defaultLanguage, type LanguageCode, languageCodes, languageNames, parseLanguage } from './languages.ts';
export { noContent, noDocument, noJob } from './nothing.ts';
export { errorOf, failureOf } from './records/failure.ts';
export { sectionKinds } from './section-kinds.ts';
