import { readFileSync, writeFileSync } from 'node:fs';
import { numbers } from '@winnow/decode';

// npm run mean:weights -- OUT FILE FILE … : writes the mean of weights of one kind that were learned from different material.
type Stored = string | { readonly [key: string]: Stored };

const [out, ...files] = process.argv.slice(2);
if (out === undefined || files.length < 2) {
  console.error('npm run mean:weights -- OUT FILE FILE …');
  process.exit(2);
}

/** The mean of rows of integers; one that is missing has no weights. */
const meanRow = (rows: readonly string[], count: number): string => {
  const all = rows.map(numbers);
  const width = Math.max(...all.map(({ length }) => length));
  const mean = (at: number): number => Math.round(all.reduce((sum, row) => sum + (row[at] ?? 0), 0) / count);
  return Array.from({ length: width }, (_, at) => mean(at)).join(' ');
};

const meanOf = (stored: readonly Stored[], count: number): Stored => {
  const rows = stored.filter((each) => typeof each === 'string');
  if (rows.length > 0) return meanRow(rows, count);
  const tables = stored.filter((each) => typeof each === 'object');
  if (tables.length < stored.length) throw new Error('Weights are rows of numbers in strings.');
  const keys = [...new Set(tables.flatMap(Object.keys))].toSorted();
  const valuesOf = (key: string): readonly Stored[] => tables.flatMap((table) => table[key] ?? []);
  return Object.fromEntries(keys.map((key) => [key, meanOf(valuesOf(key), count)]));
};

const stored = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Stored);
writeFileSync(out, `${JSON.stringify(meanOf(stored, files.length), null, 2)}\n`);
