import { describe, expect, it } from 'vitest';
import { en } from '../src/texts/en.ts';
import { loadTexts, workspaceLanguages } from '../src/texts/load-texts.ts';

const placeholdersOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** A form of a number may leave the number out where its words say it: "two files". */
const withoutNumber = /_(zero|one|two)$/;

const others = workspaceLanguages.filter((language) => language !== 'en');

describe.each(others)('the texts of the workspace in %s', (language) => {
  it('have every key, and the forms that numbers take', async () => {
    const texts = await loadTexts(language);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const countKeys = Object.keys(en).flatMap((key) => (key.endsWith('_one') ? [key.slice(0, -'_one'.length)] : []));
    const isForm = (key: string): boolean => countKeys.some((stem) => key.startsWith(`${stem}_`));
    // Spanish, French and Portuguese have a form for round millions, which nothing here counts.
    const needed = forms.filter((form) => form !== 'many' || language === 'ar');
    const plain = Object.keys(en).filter((key) => !isForm(key));
    expect(Object.keys(texts).filter((key) => !isForm(key))).toEqual(plain);
    expect(Object.keys(texts).filter(isForm).toSorted()).toEqual(
      countKeys.flatMap((stem) => needed.map((form) => `${stem}_${form}`)).toSorted(),
    );
  });

  it('have the same values to fill in, and say something', async () => {
    const texts: { readonly [key: string]: string } = await loadTexts(language);
    const english: { readonly [key: string]: string } = en;
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      const expected = placeholdersOf(english[key] ?? english[key.replace(/_\w+$/, '_other')] ?? '');
      if (!withoutNumber.test(key)) expect(placeholdersOf(text), key).toEqual(expected);
    }
  });
});
