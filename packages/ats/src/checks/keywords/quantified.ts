import type { Check } from '../../check.ts';
import { hasQuantity } from '../../has-quantity.ts';
import { measureBullets } from '../../measure-bullets.ts';
import { atLeast } from '../../points.ts';

/** Full points when 40 % of the bullet points hold a number that is no date, half from 15 %; not judged below three (common advice). */
export const quantified: Check = {
  id: 'keywords.quantified',
  category: 'keywords',
  max: 4,
  unit: 'share_of_bullets',
  threshold: 0.4,
  measure: ({ statements }) =>
    measureBullets(
      statements,
      ({ text }) => hasQuantity(text),
      (share) => atLeast(share, 4, 0.4, 0.15),
    ),
};
