import { readdirSync, readFileSync } from 'node:fs';
import { languageCodes } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { jsonSchemas, tables } from '../generate.ts';
import { hiringSchema } from '../src/schema/hiring.ts';
import { readingSchema } from '../src/schema/reading.ts';
import { reportSchema } from '../src/schema/report.ts';
import { reportTextsOf } from '../src/texts.ts';

const data = new URL('../data/', import.meta.url);

const readData = (path: string): unknown => JSON.parse(readFileSync(new URL(path, data), 'utf8'));

it('holds a folder for each supported language, and no other', () => {
  expect(readdirSync(data).toSorted()).toEqual([...languageCodes].toSorted());
});

describe.each(languageCodes)('%s', (code) => {
  it.each([
    ['reading', readingSchema],
    ['report', reportSchema],
    ['hiring', hiringSchema],
  ] as const)('has a valid %s.json that names its schema', (name, schema) => {
    const file = readData(`${code}/${name}.json`) as { readonly $schema: string };
    expect(schema.safeParse(file).error?.issues).toBeUndefined();
    expect(file.$schema).toBe(`../../schemas/${name}.schema.json`);
  });

  it('has these three files only', () => {
    expect(readdirSync(new URL(code, data)).toSorted()).toEqual(['hiring.json', 'reading.json', 'report.json']);
  });
});

it('is parsed once, however often it is asked for', () => {
  expect(reportTextsOf('de')).toBe(reportTextsOf('de'));
});

it.each(jsonSchemas)('publishes the JSON Schema as it is in code: $path', ({ path, text }) => {
  expect(readFileSync(path, 'utf8'), 'run npm run generate').toBe(text);
});

it.each(tables)('is what the table was generated from: $path', ({ path, text }) => {
  expect(readFileSync(path, 'utf8') === text, 'run npm run generate').toBe(true);
});
