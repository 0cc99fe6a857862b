export { allLocales, localeOf } from './all-locales.ts';
export { type CheckId, type CheckText, checkIds, type ReportTexts } from './check-texts.ts';
export { foldLetters, headingKey } from './heading-key.ts';
export { headingTieBreaks } from './heading-tie-breaks.ts';
export type { Locale } from './locale.ts';
