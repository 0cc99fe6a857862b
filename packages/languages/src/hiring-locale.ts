import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { loadData } from './load-data.ts';
import type { HiringWords } from './schema/hiring.ts';

/** Data of one language for reading jobs, matching and interviewing. */
export type HiringLocale = HiringWords & { readonly code: LanguageCode };

const locales = new Map<LanguageCode, HiringLocale>();

/** Data of a language for reading jobs, matching and interviewing; loaded when first needed. */
export const hiringLocaleOf = (code: LanguageCode): HiringLocale => {
  const known = locales.get(code);
  if (known !== undefined) return known;
  const locale = { code, ...(loadData(code, 'hiring') as HiringWords) };
  locales.set(code, locale);
  return locale;
};

/** The same of every supported language, in the order of the codes. */
export const allHiringLocales = (): readonly HiringLocale[] => languageCodes.map(hiringLocaleOf);
