import { describe, expect, it } from 'vitest';
import { hasAdjoiningWords, hasUnspacedScript } from '../src/index.ts';

describe('scripts', () => {
  it.each(['経験', 'ひらがな', 'カタカナ', 'ประสบการณ์', 'React 경험 与'])(
    'finds letters written without spaces in %s',
    (text) => {
      expect(hasUnspacedScript(text)).toBe(true);
      expect(hasAdjoiningWords(text)).toBe(true);
    },
  );

  it.each(['experience', 'опыт', 'εμπειρία', 'خبرة', 'ניסיון', 'अनुभव', '2024'])('finds none in %s', (text) => {
    expect(hasUnspacedScript(text)).toBe(false);
    expect(hasAdjoiningWords(text)).toBe(false);
  });

  it('counts Korean as spaced, though its particles adjoin the word', () => {
    expect(hasUnspacedScript('경력')).toBe(false);
    expect(hasAdjoiningWords('경력')).toBe(true);
  });
});
