import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { usageError } from '../cli-error.ts';
import { findFile } from './local-file.ts';
import type { Row } from './read-rows.ts';

const tabs = { delimiter: '\t', quote: false } as const;

/** The rows of a published table: comma-separated with quotes (`.csv`), or tab-separated without (`.txt`). Throws a usage error. */
export const readTable = async (folder: string, name: string, columns: readonly string[]): Promise<readonly Row[]> => {
  const path = join(folder, name);
  await findFile(path);
  const text = await readFile(path, 'utf8');
  try {
    const rows: readonly Row[] = parse(text, {
      bom: true,
      columns: true,
      skip_empty_lines: true,
      relax_column_count: true,
      ...(name.endsWith('.txt') ? tabs : {}),
    });
    const missing = columns.filter((column) => !(column in (rows[0] ?? {})));
    if (missing.length > 0) throw usageError(`${path} has no column ${missing.join(', ')}.`);
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw usageError(`${path} cannot be read: ${error.message}`);
    throw error;
  }
};
