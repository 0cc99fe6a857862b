import { type LanguageCode, languageCodes } from '@winnow/contracts';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { describe, expect, it } from 'vitest';
import { touchesProtected } from '../src/protected-words.ts';

describe('a question touches what is protected', () => {
  it.each<readonly [LanguageCode, string]>([
    ['en', 'How will you manage with your children?'],
    ['de', 'Sind Sie verheiratet oder planen Sie eine Familie?'],
    ['fr', 'Êtes-vous enceinte en ce moment ?'],
    ['tr', 'Kaç yaşındasınız?'],
    ['ru', 'Вы замужем?'],
    ['ar', 'هل لديك أطفال؟'],
    ['ja', 'ご結婚されていますか？'],
    ['hi', 'आपकी उम्र क्या है?'],
  ])('in %s: %s', (language, text) => {
    expect(touchesProtected(text, '', language)).toBe(true);
  });

  it('unless what it is about does', () => {
    expect(touchesProtected('How did the children react?', 'Taught children to read', 'en')).toBe(false);
  });

  it('in no built-in text of an interview', () => {
    const textsIn = (value: unknown): readonly string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);
    const touching = languageCodes.flatMap((language) =>
      textsIn(hiringLocaleOf(language).interview)
        .filter((text) => touchesProtected(text, '', language))
        .map((text) => `${language} ${text}`),
    );
    expect(touching).toEqual([]);
  });
});
