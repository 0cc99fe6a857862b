import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { lazilyByKey } from '@winnow/kernel';
import { viewsOf } from './columns.ts';
import { loadData } from './load-data.ts';
import type { ReadingWords } from './schema/reading.ts';

/** The vocabulary for reading resumes of one language. */
export type Locale = ReadingWords & { readonly code: LanguageCode };

/** The vocabulary for reading resumes of a language; loaded when first needed. */
export const localeOf = lazilyByKey((code: LanguageCode): Locale => ({ code, ...(loadData(code, 'reading') as ReadingWords) }));

/** Those of every supported language, in the order of the codes. */
export const allLocales = (): readonly Locale[] => languageCodes.map(localeOf);

/** The same to read single fields of all languages, which are loaded by field: nothing can list their fields. */
export const localeViews = viewsOf<Locale>('reading', localeOf);
