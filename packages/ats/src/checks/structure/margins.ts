import { type Check, notApplicable } from '../../check.ts';
import { half, round } from '../../points.ts';

const pointsPerCentimetre = 72 / 2.54;

const pointsOf = (narrowest: number, widest: number): number => {
  if (narrowest >= 1.2 && widest <= 3.8) return 2;
  return narrowest >= 0.8 && widest <= 5 ? half(2) : 0;
};

/** Full points when no margin is below 1.2 cm and the left one, the only one that text does not leave ragged, not above 3.8 cm; half within 0.8 and 5 cm (common advice). */
export const margins: Check = {
  id: 'structure.margins',
  category: 'structure',
  max: 2,
  unit: 'centimetres',
  threshold: 1.2,
  measure: ({ layout }) => {
    const known = layout.pages.flatMap((page) => (page.margins === null ? [] : [page.margins]));
    if (known.length === 0) return notApplicable;
    const narrowest = round(Math.min(...known.flat()) / pointsPerCentimetre, 1);
    const widest = round(Math.min(...known.map(([left]) => left)) / pointsPerCentimetre, 1);
    const centimetres = widest > 3.8 && narrowest >= 1.2 ? widest : narrowest;
    return { value: centimetres, points: pointsOf(narrowest, widest), params: { centimetres }, evidence: [] };
  },
};
