import { type Check, notApplicable } from '../../check.ts';
import { letterShares } from '../../font-use.ts';
import { half, round } from '../../points.ts';

const pointsOf = (size: number): number => {
  if (size >= 9 && size <= 13) return 2;
  return size >= 8 && size <= 14 ? half(2) : 0;
};

/** Full points when most of the text is set in 9 to 13 points, half in 8 to 14 (common advice). */
export const fontSize: Check = {
  id: 'structure.font_size',
  category: 'structure',
  max: 2,
  unit: 'points',
  threshold: 9,
  measure: ({ lines }) => {
    const shares = [...letterShares(lines, ({ size }) => round(size, 1))].filter(([size]) => size > 0);
    const main = shares.toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0];
    if (main === undefined) return notApplicable;
    const [size] = main;
    return { value: size, points: pointsOf(size), params: { size }, evidence: [] };
  },
};
