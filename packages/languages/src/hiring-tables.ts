import type { LanguageCode } from '@winnow/contracts/constants';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { type HiringLocale, hiringLocaleOf, hiringViews } from './hiring-locale.ts';

/** Builds a table from the words of one language when it is first needed, and once. */
export const tableOfLanguage = <Table>(build: (locale: HiringLocale) => Table): ((code: LanguageCode) => Table) =>
  lazilyByKey((code) => build(hiringLocaleOf(code)));

/** Builds a table from the words of all languages when it is first needed, and once. */
export const tableOfAllLanguages = <Table>(build: (locales: readonly HiringLocale[]) => Table): (() => Table) =>
  lazily(() => build(hiringViews()));
