import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createWordTable, writeTable } from '@winnow/kernel';
import { z } from 'zod';
import { columnsOf } from './src/columns.ts';
import { allHiringLocales } from './src/hiring-locale.ts';
import { allLocales } from './src/locale.ts';
import { hiringSchema } from './src/schema/hiring.ts';
import { readingSchema } from './src/schema/reading.ts';
import { reportSchema } from './src/schema/report.ts';
import { writeDegreeWords } from './src/tables/degree-words.ts';
import { writeHeadingUses } from './src/tables/heading-uses.ts';
import { writeJobHeadings, writeJobLabels } from './src/tables/job-keys.ts';
import { writeLanguageNames } from './src/tables/language-names.ts';
import { writeWordUses } from './src/tables/word-uses.ts';

/** The JSON Schemas that editors check the data files against; a test fails when they are older than the code. */
export const jsonSchemas = Object.entries({ reading: readingSchema, report: reportSchema, hiring: hiringSchema }).map(
  ([name, schema]) => ({
    path: new URL(`./schemas/${name}.schema.json`, import.meta.url),
    text: `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`,
  }),
);

/** Tables of the words of all languages, so that no thread builds them; a test fails when they are older than the data. */
export const tables = Object.entries({
  words: writeWordUses(),
  headings: writeHeadingUses('headings'),
  'casual-headings': writeHeadingUses('casualHeadings'),
  degrees: writeDegreeWords(),
  'language-names': writeLanguageNames(),
  'job-headings': writeJobHeadings(),
  'job-labels': writeJobLabels(),
}).map(([name, texts]) => ({
  path: new URL(`./generated/${name}.json`, import.meta.url),
  text: writeTable(createWordTable(texts)),
}));

const lines = (column: object): string => {
  const values = Object.entries(column).map(([code, value]) => `${JSON.stringify(code)}: ${JSON.stringify(value)}`);
  return `{\n  ${values.join(',\n  ')}\n}\n`;
};

/** Fields of all languages, so that no thread loads every language; a test fails when they are older than the data. */
export const columns = Object.entries({ reading: allLocales(), hiring: allHiringLocales() }).flatMap(([name, rows]) =>
  [...columnsOf(rows)].map(([field, column]) => ({
    path: new URL(`./generated/columns/${name}.${field}.json`, import.meta.url),
    text: lines(column),
  })),
);

if (import.meta.main) {
  const folder = new URL('./generated/columns/', import.meta.url);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { path, text } of [...jsonSchemas, ...tables, ...columns]) await writeFile(path, text);
}
