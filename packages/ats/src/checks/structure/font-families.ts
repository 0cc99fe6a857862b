import { eastAsianScripts } from '@winnow/languages';
import { type Check, notApplicable } from '../../check.ts';
import { letterShares } from '../../font-use.ts';
import type { TextLine } from '../../text-lines.ts';

/** Families used for less of the text are symbols and replacements for single letters, not a choice. */
const minShare = 0.02;

const symbols = /awesome|icon|symbol|dingbat|wingding|webding|emoji|academicons|marvosym/iu;

const dense = new RegExp(`[${eastAsianScripts}]`, 'u');

/** TeX has a separate font for each size (`LMRoman8`, `LMRoman10`) and, in Computer Modern, for each style. */
const familyOf = (font: string): string => {
  const name = font.toLowerCase().replace(/[\s-]*\d+$/u, '');
  return /^cm[a-z]{1,6}$/u.test(name) ? 'computer modern' : name;
};

const countFamilies = (lines: readonly TextLine[], isDense: boolean): number => {
  const chosen = lines.map((line) => ({ ...line, runs: line.runs.filter(({ text }) => dense.test(text) === isDense) }));
  const shares = [...letterShares(chosen, ({ font }) => familyOf(font))].filter(([font]) => font !== '' && !symbols.test(font));
  const total = shares.reduce((sum, [, letters]) => sum + letters, 0);
  return shares.filter(([, letters]) => letters >= minShare * total).length;
};

/** Full points up to three font families, none for more; East Asian text has fonts of its own, so these and the others are counted apart and the larger number taken (common advice). */
export const fontFamilies: Check = {
  id: 'structure.font_families',
  category: 'structure',
  max: 1,
  unit: 'font_families',
  threshold: 3,
  measure: ({ lines }) => {
    const count = Math.max(countFamilies(lines, true), countFamilies(lines, false));
    if (count === 0) return notApplicable;
    return { value: count, points: count <= 3 ? 1 : 0, params: { count }, evidence: [] };
  },
};
