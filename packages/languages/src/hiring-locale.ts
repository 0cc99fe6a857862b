import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { lazilyByKey } from '@winnow/kernel';
import { viewsOf } from './columns.ts';
import { loadData } from './load-data.ts';
import type { HiringWords } from './schema/hiring.ts';

/** Names of skills and occupations are searched in the tables generated from them. */
type Names = 'skills' | 'occupations';

/** Data of one language for reading jobs, matching and interviewing. */
export type HiringLocale = Omit<HiringWords, Names> & { readonly code: LanguageCode };

/** The names of skills and occupations in one language. */
export type HiringNames = Pick<HiringWords, Names> & { readonly code: LanguageCode };

const load = (code: LanguageCode): HiringWords => loadData(code, 'hiring') as HiringWords;

/** Data of a language for reading jobs, matching and interviewing; loaded when first needed. */
export const hiringLocaleOf = lazilyByKey((code: LanguageCode): HiringLocale => {
  const { skills: _, occupations: __, ...words } = load(code);
  return { code, ...words };
});

/** The same of every supported language, in the order of the codes. */
export const allHiringLocales = (): readonly HiringLocale[] => languageCodes.map(hiringLocaleOf);

/** The same to read single fields of all languages, which are loaded by field: nothing can list their fields. */
export const hiringViews = viewsOf<HiringLocale>('hiring', hiringLocaleOf);

/** Names of skills and occupations in every language, for the tables that are generated from them; not kept. */
export const allHiringNames = (): readonly HiringNames[] =>
  languageCodes.map((code) => {
    const { skills = {}, occupations = {} } = load(code);
    return { code, skills, occupations };
  });
