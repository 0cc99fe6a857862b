import type { LanguageCode } from '@winnow/contracts/constants';
import { allHiringLocales, type HiringLocale, hiringLocaleOf } from './hiring-locale.ts';

/** Builds a table from the words of one language when it is first needed, and once. */
export const tableOfLanguage = <Table>(build: (locale: HiringLocale) => Table): ((code: LanguageCode) => Table) => {
  const tables = new Map<LanguageCode, Table>();
  return (code) => {
    const known = tables.get(code);
    if (known !== undefined) return known;
    const table = build(hiringLocaleOf(code));
    tables.set(code, table);
    return table;
  };
};

/** Builds a table from the words of all languages when it is first needed, and once. */
export const tableOfAllLanguages = <Table>(build: (locales: readonly HiringLocale[]) => Table): (() => Table) => {
  let built: { readonly table: Table } | undefined;
  return () => {
    built ??= { table: build(allHiringLocales()) };
    return built.table;
  };
};
