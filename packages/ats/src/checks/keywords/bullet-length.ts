import type { Check } from '../../check.ts';
import { measureBullets } from '../../measure-bullets.ts';
import { atLeast } from '../../points.ts';
import { countCharacters, countSpacedWords, isCountedInCharacters } from '../../words.ts';

const isGoodLength = (text: string): boolean => {
  if (isCountedInCharacters(text)) return countCharacters(text) >= 15 && countCharacters(text) <= 80;
  return countSpacedWords(text) >= 8 && countSpacedWords(text) <= 30;
};

/** Full points when 70 % of the bullet points have 8 to 30 words, or 15 to 80 characters in Chinese, Japanese, Korean and Thai, half from 40 % (resumes.md section 4, content.bullet_length). */
export const bulletLength: Check = {
  id: 'keywords.bullet_length',
  category: 'keywords',
  max: 2,
  unit: 'share_of_bullets',
  threshold: 0.7,
  measure: ({ statements }) =>
    measureBullets(
      statements,
      ({ text }) => isGoodLength(text),
      (share) => atLeast(share, 2, 0.7, 0.4),
    ),
};
