import { stringify } from 'csv-stringify/sync';

type Row = readonly (string | number | null)[];

/**
 * In countries with decimal commas, spreadsheets split cells at semicolons, and the part after one may begin like a formula, also
 * with full-width characters.
 */
const afterSeparator = /([;\t]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const safe = (row: Row): Row => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll(afterSeparator, "$1'") : cell));

// A text may begin like a formula, which a spreadsheet would evaluate.
const options = { escape_formulas: true, record_delimiter: 'windows' } as const;

/** The header line of a CSV file (RFC 4180, UTF-8 with the byte order mark that spreadsheets need). */
export const csvHeading = (columns: readonly string[]): string => `\uFEFF${stringify([[...columns]], options)}`;

/** Rows as CSV lines, in which no cell is a formula. */
export const csvText = (rows: readonly Row[]): string => stringify(rows.map(safe), options);
