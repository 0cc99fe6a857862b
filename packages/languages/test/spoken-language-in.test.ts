import { languageCodes } from '@winnow/contracts/constants';
import { expect, it } from 'vitest';
import { languageLevelIn, languageNamesIn, spokenLanguageIn } from '../src/index.ts';

it.each(languageCodes)('knows what the languages are called in %s', (code) => {
  const named = new Set(languageNamesIn(code).values());
  expect(languageCodes.filter((each) => !named.has(each))).toEqual([]);
});

it.each([
  ['English', 'en'],
  ['Deutsch (Muttersprache)', 'de'],
  ['français courant', 'fr'],
  ['日本語', 'ja'],
  ['Mandarin Chinese', 'zh'],
  ['Türkçe', 'tr'],
  ['Klingon', null],
  ['', null],
] as const)('reads %s', (text, code) => {
  expect(spokenLanguageIn(text)).toBe(code);
});

it.each([
  ['English (C1)', 'C1'],
  ['B2', 'B2'],
  ['German, native speaker', 'native'],
  ['Deutsch: Muttersprache', 'native'],
  ['日本語（母語）', 'native'],
  ['fluent', null],
  ['AB12', null],
] as const)('reads the level of %s', (text, level) => {
  expect(languageLevelIn(text)).toBe(level);
});
