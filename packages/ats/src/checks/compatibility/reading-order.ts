import { type Check, notApplicable } from '../../check.ts';
import { half } from '../../points.ts';

/** From this share of lines on the order of the file itself is mixed up and not a slip. */
const mixedUp = 0.1;

/** Full points for one column, half for several that the file keeps in order, none for several mixed up (common advice). */
export const readingOrder: Check = {
  id: 'compatibility.reading_order',
  category: 'compatibility',
  max: 8,
  unit: 'columns',
  threshold: 1,
  measure: ({ layout, lines }) => {
    if (lines.length === 0) return notApplicable;
    const columns = Math.max(1, ...layout.pages.map((page) => page.columns));
    const inversions = layout.pages.reduce((sum, page) => sum + page.orderInversions, 0);
    const several = inversions >= mixedUp * lines.length ? 0 : half(8);
    return { value: columns, points: columns === 1 ? 8 : several, params: { columns }, evidence: [] };
  },
};
