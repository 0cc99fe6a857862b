import { casedScripts } from '@winnow/languages';
import { type Check, notApplicable } from '../../check.ts';
import { evidenceOf } from '../../evidence.ts';
import { atMost } from '../../points.ts';

/** At least five single letters of an alphabet in a row: `S K I L L S`. */
const spacedOut = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{Nd}])(?:[${casedScripts}] ){4,}[${casedScripts}](?![\\p{L}\\p{M}\\p{Nd}])`,
  'u',
);

/** Full points without such a line, half for one or two, none for more (common advice). */
export const letterSpacing: Check = {
  id: 'compatibility.letter_spacing',
  category: 'compatibility',
  max: 3,
  unit: 'lines',
  threshold: 0,
  measure: ({ layout, lines }) => {
    if (lines.length === 0) return notApplicable;
    const spaced = lines.filter(({ text }) => spacedOut.test(text));
    // The parser joins spaced-out text and reports only the page: at least one line.
    const joined = layout.warnings.filter(({ code }) => code === 'letter_spaced').length;
    const count = Math.max(spaced.length, joined);
    return { value: count, points: atMost(count, 3, 0, 2), params: { count }, evidence: evidenceOf(spaced) };
  },
};
