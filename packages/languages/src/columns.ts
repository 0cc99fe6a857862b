import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { type Column, loadColumn } from './load-data.ts';

/** A file of each language. */
export type RowName = 'reading' | 'hiring';

/** Objects of `hiring.json` of which each field is a column, because code asks all languages for single fields of them. */
const divided: ReadonlySet<string> = new Set(['job']);

/** Fields that code asks one language for, or finds in a table of all: columns of them would be most of the data once more. */
const rowsOnly: ReadonlySet<string> = new Set([
  ...['headings', 'casualHeadings', 'actionVerbs', 'stopWords'],
  ...['evidence', 'match', 'interview', 'skills', 'occupations'],
]);

const isColumn = (path: string): boolean => !rowsOnly.has(path) && !divided.has(path) && path !== '$schema';

/** The columns of the rows of all languages: for each field, its values by language. */
export const columnsOf = (rows: readonly (object & { readonly code: LanguageCode })[]): ReadonlyMap<string, Column> => {
  const columns = new Map<string, Record<string, unknown>>();
  const add = (prefix: string, code: LanguageCode, row: object): void => {
    for (const [field, value] of Object.entries(row)) {
      const path = `${prefix}${field}`;
      if (divided.has(path)) add(`${path}.`, code, value);
      else if (isColumn(path)) columns.set(path, { ...columns.get(path), [code]: value });
    }
  };
  for (const { code, ...row } of rows) add('', code, row);
  return columns;
};

/** The value of a field in one language; a field that no language has is no file. */
const columnOf = lazilyByKey((name: `${RowName}.${string}`): Column => loadColumn(name));

/**
 * Stands for the data of one language when all are asked for the same: a field is loaded for all languages at once, when it is first
 * read. Loading every language would take each thread a hundred files, most of whose content nobody asks all languages for.
 */
const viewOf = <Row extends object>(name: RowName, code: LanguageCode, rowOf: (code: LanguageCode) => object, prefix = ''): Row =>
  new Proxy({} as Row, {
    get: (_, field) => {
      if (field === 'code') return code;
      const path = `${prefix}${String(field)}`;
      if (divided.has(path)) return viewOf(name, code, rowOf, `${path}.`);
      return isColumn(path) ? columnOf(`${name}.${path}`)[code] : (rowOf(code) as Record<string, unknown>)[path];
    },
    ownKeys: () => {
      throw new Error('A view of a language has fields to read, not to list.');
    },
  });

/** The data of all languages, in the order of the codes, to read single fields of. */
export const viewsOf = <Row extends object>(name: RowName, rowOf: (code: LanguageCode) => Row): (() => readonly Row[]) =>
  lazily(() => languageCodes.map((code) => viewOf<Row>(name, code, rowOf)));
