import { type Check, notApplicable } from '../../check.ts';
import { letterShares } from '../../font-use.ts';
import { atMost } from '../../points.ts';

/** Families that set less of the text are symbols and replacements for single letters, not a choice. */
const fewestShare = 0.02;

const symbols = /awesome|icon|symbol|dingbat|wingding|webding|emoji|academicons|marvosym/iu;

/** Full points up to three font families, half for four (resumes.md section 4, file.fonts). */
export const fontFamilies: Check = {
  id: 'structure.font_families',
  category: 'structure',
  max: 2,
  unit: 'font_families',
  threshold: 3,
  measure: ({ lines }) => {
    const shares = [...letterShares(lines, ({ font }) => font)].filter(([font]) => font !== '' && !symbols.test(font));
    const total = shares.reduce((sum, [, letters]) => sum + letters, 0);
    if (total === 0) return notApplicable;
    const count = shares.filter(([, letters]) => letters >= fewestShare * total).length;
    return { value: count, points: atMost(count, 2, 3, 4), params: { count }, evidence: [] };
  },
};
