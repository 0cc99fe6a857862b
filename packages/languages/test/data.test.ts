import { readdirSync, readFileSync } from 'node:fs';
import { languageCodes } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { columns, jsonSchemas, tables } from '../generate.ts';
import { allHiringLocales, type HiringLocale, hiringViews } from '../src/hiring.ts';
import { allLocales, type Locale, localeViews } from '../src/index.ts';
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

it.each([...tables, ...columns])('is what the table was generated from: $path', ({ path, text }) => {
  expect(readFileSync(path, 'utf8') === text, 'run npm run generate').toBe(true);
});

it('says the same by field as by language', () => {
  expect(readdirSync(new URL('../generated/columns/', import.meta.url))).toHaveLength(columns.length);
  const ofReading = ({ code, dates, titles, traits, headings }: Locale) => ({ code, dates, titles, traits, headings });
  expect(localeViews().map(ofReading)).toEqual(allLocales().map(ofReading));
  const ofHiring = ({ code, personal, job: { titles, headings, softSkills }, interview }: HiringLocale) =>
    [code, personal, titles, headings, softSkills, interview] as const;
  expect(hiringViews().map(ofHiring)).toEqual(allHiringLocales().map(ofHiring));
});

it('cannot list the fields of a language that is read by field', () => {
  expect(() => Object.keys(localeViews()[0] ?? {})).toThrow('not to list');
});
