import { type Check, notApplicable } from '../../check.ts';
import { evidenceOf } from '../../evidence.ts';
import { atMost } from '../../points.ts';
import type { TextLine } from '../../text-lines.ts';

/** The first line of each further column. */
const firstLines = (lines: readonly TextLine[]): readonly TextLine[] => {
  const seen = new Set<string>();
  return lines.filter(({ page, column, band }) => {
    const key = `${page} ${column}`;
    if (band !== 'body' || column === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** Full points for one column, half for two, none for more (common advice). */
export const columns: Check = {
  id: 'compatibility.columns',
  category: 'compatibility',
  max: 4,
  unit: 'columns',
  threshold: 1,
  measure: ({ layout, lines }) => {
    if (lines.length === 0) return notApplicable;
    const count = Math.max(1, ...layout.pages.map((page) => page.columns));
    return {
      value: count,
      points: atMost(count, 4, 1, 2),
      params: { columns: count },
      evidence: count === 1 ? [] : evidenceOf(firstLines(lines)),
    };
  },
};
