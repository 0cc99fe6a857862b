import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { lazilyByKey } from '@winnow/kernel';
import { loadData } from './load-data.ts';
import type { HiringWords } from './schema/hiring.ts';

/** Data of one language for reading jobs, matching and interviewing. */
export type HiringLocale = HiringWords & { readonly code: LanguageCode };

/** Data of a language for reading jobs, matching and interviewing; loaded when first needed. */
export const hiringLocaleOf = lazilyByKey(
  (code: LanguageCode): HiringLocale => ({ code, ...(loadData(code, 'hiring') as HiringWords) }),
);

/** The same of every supported language, in the order of the codes. */
export const allHiringLocales = (): readonly HiringLocale[] => languageCodes.map(hiringLocaleOf);
