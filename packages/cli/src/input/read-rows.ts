import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { usageError } from '../cli-error.ts';
import { findFile } from './local-file.ts';

/** A row by the names of its columns. */
export type Row = { readonly [column: string]: string };

/** A quote that keeps a spreadsheet from evaluating a cell: Winnow writes it, and a person does not. */
const guard = /^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/;

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const rowsOfJson = (path: string, text: string): readonly Row[] => {
  const parsed: unknown = JSON.parse(text);
  const list: unknown = typeof parsed === 'object' && parsed !== null && 'ranking' in parsed ? parsed.ranking : parsed;
  if (!Array.isArray(list)) throw usageError(`${path} is neither a ranking nor a list of objects.`);
  return list.map((item: unknown): Row => {
    if (typeof item !== 'object' || item === null) throw usageError(`${path} is neither a ranking nor a list of objects.`);
    return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, textOf(value)]));
  });
};

const rowsOfCsv = (text: string): readonly Row[] => {
  const rows: readonly Row[] = parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true });
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.replace(guard, '')])));
};

/** The rows of a CSV file with a header line, or of JSON: a ranking, or a list of objects. Throws a usage error. */
export const readRows = async (path: string): Promise<readonly Row[]> => {
  await findFile(path);
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  try {
    return path.toLowerCase().endsWith('.json') ? rowsOfJson(path, text) : rowsOfCsv(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof CsvError) throw usageError(`${path} cannot be read: ${error.message}`);
    throw error;
  }
};
