import { type Check, notApplicable } from '../../check.ts';
import { atMost, percentOf, round } from '../../points.ts';

/** Full points while at most 5 % of the lines would have to move for the file's own order to be that of the paper, half up to 10 % (our own choice: a caption or a page number is a slip, more is mixed up). */
export const readingOrder: Check = {
  id: 'compatibility.reading_order',
  category: 'compatibility',
  max: 4,
  unit: 'share_of_lines',
  threshold: 0.05,
  measure: ({ layout, lines }) => {
    if (lines.length === 0) return notApplicable;
    const moved = layout.pages.reduce((sum, page) => sum + page.orderInversions, 0);
    const share = Math.min(1, moved / lines.length);
    return { value: round(share, 4), points: atMost(share, 4, 0.05, 0.1), params: { percent: percentOf(share) }, evidence: [] };
  },
};
