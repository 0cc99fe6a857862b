import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { loadData } from './load-data.ts';
import type { ReadingWords } from './schema/reading.ts';

/** The vocabulary for reading resumes of one language. */
export type Locale = ReadingWords & { readonly code: LanguageCode };

const locales = new Map<LanguageCode, Locale>();

/** The vocabulary for reading resumes of a language; loaded when first needed. */
export const localeOf = (code: LanguageCode): Locale => {
  const known = locales.get(code);
  if (known !== undefined) return known;
  const locale = { code, ...(loadData(code, 'reading') as ReadingWords) };
  locales.set(code, locale);
  return locale;
};

/** Those of every supported language, in the order of the codes. */
export const allLocales = (): readonly Locale[] => languageCodes.map(localeOf);
