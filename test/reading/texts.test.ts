import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@winnow/contracts/constants';
import { learnedLanguages, textKinds } from '@winnow/resumes/training';
import { describe, expect, it } from 'vitest';
import { writtenTexts } from './train/written-texts.ts';

const folder = join(import.meta.dirname, 'texts');

const files = readdirSync(folder);

it('has short texts in known languages', () => {
  expect(files.filter((file) => !languageCodes.some((code) => file === `${code}.tsv`))).toEqual([]);
});

it('has texts in each language of which n-grams tell', () => {
  expect([...learnedLanguages].map((code) => `${code}.tsv`)).toEqual(files.toSorted());
});

describe.each(files)('the texts in %s', (file) => {
  const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');

  it('are a kind and a text each, none twice', () => {
    expect(lines.filter((line) => !/^[a-z]+(?::[a-z]+)?\t\S[^\t]*$/u.test(line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

it('teaches every kind of text but persons', () => {
  const { names } = writtenTexts();
  expect([...new Set(names.map(({ kind }) => kind))].toSorted()).toEqual(
    textKinds.filter((kind) => kind !== 'person').toSorted(),
  );
});
