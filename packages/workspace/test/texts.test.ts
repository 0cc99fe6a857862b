import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '../src/texts/en.ts';

type Read = { readonly [key: string]: string };

const folder = new URL('../data/', import.meta.url);
const languages = readdirSync(folder).map((name) => name.replace('.json', ''));

const textsIn = (language: string): Read => JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));

const placeholdersOf = (text = ''): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

const english: Read = en;
const countKeys = Object.keys(en).flatMap((key) => (key.endsWith('_one') ? [key.slice(0, -'_one'.length)] : []));
const stemOf = (key: string): string | undefined => countKeys.find((stem) => key.startsWith(`${stem}_`));

/** Such a form may say the number in words: "two files". */
const inWords = /_(zero|one|two)$/;

it('are in nine languages with English', () => {
  expect(languages.toSorted()).toEqual(['ar', 'de', 'es', 'fr', 'hi', 'ja', 'pt', 'zh']);
});

describe.each(languages)('the texts of the workspace in %s', (language) => {
  const texts = textsIn(language);

  it('have every key, and the forms that numbers take', () => {
    const isPlain = (key: string): boolean => stemOf(key) === undefined;
    expect(Object.keys(texts).filter(isPlain)).toEqual(Object.keys(en).filter(isPlain));
    // French, Spanish and Portuguese have a form for millions, of which there are none here.
    const forms = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many' || language === 'ar');
    const needed = countKeys.flatMap((stem) => forms.map((form) => `${stem}_${form}`));
    expect(
      Object.keys(texts)
        .filter((key) => !isPlain(key))
        .toSorted(),
    ).toEqual(needed.toSorted());
  });

  it('have the same values to fill in, and say something', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      const stem = stemOf(key);
      const expected = placeholdersOf(english[stem === undefined ? key : `${stem}_other`]);
      if (stem === undefined || !inWords.test(key)) expect(placeholdersOf(text), key).toEqual(expected);
    }
  });
});
