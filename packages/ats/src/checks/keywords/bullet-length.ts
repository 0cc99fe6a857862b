import { hasTrait, type Locale } from '@winnow/languages';
import type { Check } from '../../check.ts';
import { measureBullets } from '../../measure-bullets.ts';
import { atLeast } from '../../points.ts';
import { countCharacters, countSpacedWords, isCountedInCharacters } from '../../words.ts';

const within = (value: number, min: number, max: number): boolean => value >= min && value <= max;

const isGoodLength = (text: string, locale: Locale | null): boolean => {
  if (isCountedInCharacters(text)) return within(countCharacters(text), 15, 80);
  const words = countSpacedWords(text);
  return hasTrait(locale, 'long_words') ? within(words, 5, 20) : within(words, 8, 30);
};

/** Full points when 70 % of the bullet points have 8 to 30 words, 15 to 80 characters in Chinese, Japanese, Korean and Thai, or 5 to 20 words in languages that write endings and particles to the word (our own choice), half from 40 % (common advice). */
export const bulletLength: Check = {
  id: 'keywords.bullet_length',
  category: 'keywords',
  max: 2,
  unit: 'share_of_bullets',
  threshold: 0.7,
  measure: ({ statements, locale }) =>
    measureBullets(
      statements,
      ({ text }) => isGoodLength(text, locale),
      (share) => atLeast(share, 2, 0.7, 0.4),
    ),
};
