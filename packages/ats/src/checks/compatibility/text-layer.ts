import type { Check } from '../../check.ts';
import { readablePages } from '../../pages.ts';
import { round } from '../../points.ts';

/** Full points when every page has text, points by the share of such pages otherwise (common advice). */
export const textLayer: Check = {
  id: 'compatibility.text_layer',
  category: 'compatibility',
  max: 8,
  unit: 'share_of_pages',
  threshold: 1,
  measure: ({ layout }) => {
    const { total, without } = readablePages(layout);
    return {
      value: round((total - without) / total, 4),
      points: Math.floor((8 * (total - without)) / total),
      params: { without, pages: total },
      evidence: [],
    };
  },
};
