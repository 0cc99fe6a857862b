import type { Check } from '../../check.ts';
import { measureBullets } from '../../measure-bullets.ts';
import { atLeast } from '../../points.ts';
import { countCharacters, countSpacedWords, hasLongWords, isCountedInCharacters } from '../../words.ts';

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;

const isGoodLength = (text: string, language: string | null): boolean => {
  if (isCountedInCharacters(text)) return within(countCharacters(text), 15, 80);
  return hasLongWords(language) ? within(countSpacedWords(text), 5, 20) : within(countSpacedWords(text), 8, 30);
};

/** Full points when 70 % of the bullet points have 8 to 30 words, 15 to 80 characters in Chinese, Japanese, Korean and Thai, or 5 to 20 words in languages that write endings and particles to the word (our own choice), half from 40 % (common advice). */
export const bulletLength: Check = {
  id: 'keywords.bullet_length',
  category: 'keywords',
  max: 2,
  unit: 'share_of_bullets',
  threshold: 0.7,
  measure: ({ statements, document }) =>
    measureBullets(
      statements,
      ({ text }) => isGoodLength(text, document.language),
      (share) => atLeast(share, 2, 0.7, 0.4),
    ),
};
