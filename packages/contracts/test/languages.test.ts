import { isAppError } from '@winnow/kernel';
import { describe, expect, it } from 'vitest';
import { languageCodes, parseLanguage } from '../src/index.ts';

describe('a language field', () => {
  it('may be any of the 50 codes in any case', () => {
    expect(languageCodes).toHaveLength(50);
    for (const code of languageCodes) expect(parseLanguage(code.toUpperCase())).toBe(code);
  });

  it.each([
    ['pt-BR', 'pt'],
    ['zh_Hant-TW', 'zh'],
    ['sr-Latn', 'sr'],
    [' de ', 'de'],
    ['', 'en'],
    [undefined, 'en'],
  ])('%s means %s', (given, code) => {
    expect(parseLanguage(given)).toBe(code);
  });

  it.each(['xx', 'eng', 'en\0', 'en-', 'constructor', '__proto__', 'en,de'])('%j is refused', (given) => {
    expect(() => parseLanguage(given)).toThrow(expect.toSatisfy((error: unknown) => isAppError(error, 'UNSUPPORTED_LANGUAGE')));
  });
});
