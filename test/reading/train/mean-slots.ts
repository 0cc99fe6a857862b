import { readFileSync, writeFileSync } from 'node:fs';
import { numbers } from '@winnow/decode';
import { entryKinds } from './load-heads.ts';

// npm run mean:slots -- OUT FILE FILE … : writes the mean of weights of heads that were learned from different material.
type Rows = { readonly [key: string]: string };
type Stored = {
  readonly [kind in (typeof entryKinds)[number]]: { readonly evidence: Rows; readonly pairs: Rows; readonly ends: string };
};

const [out, ...files] = process.argv.slice(2);
if (out === undefined || files.length < 2) {
  console.error('npm run mean:slots -- OUT FILE FILE …');
  process.exit(2);
}
const stored = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Stored);

/** The mean of rows of integers; one that is missing has no weights. */
const meanRow = (rows: readonly (string | undefined)[]): string => {
  const all = rows.map((row) => numbers(row ?? ''));
  const width = Math.max(...all.map(({ length }) => length));
  const mean = (at: number): number => Math.round(all.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
  return Array.from({ length: width }, (_, at) => mean(at)).join(' ');
};

const meanRows = (tables: readonly Rows[]): Rows => {
  const keys = [...new Set(tables.flatMap(Object.keys))].toSorted();
  return Object.fromEntries(keys.map((key) => [key, meanRow(tables.map((table) => table[key]))]));
};

const weights = entryKinds.map((kind) => [
  kind,
  {
    evidence: meanRows(stored.map((each) => each[kind].evidence)),
    pairs: meanRows(stored.map((each) => each[kind].pairs)),
    ends: meanRow(stored.map((each) => each[kind].ends)),
  },
]);
writeFileSync(out, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
