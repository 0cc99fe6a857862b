import type { Check } from '../../check.ts';
import { measureSection } from '../../section-lookup.ts';

/** Full points for a summary, with a heading or at the top, half for its bare heading (common advice). */
export const summary: Check = {
  id: 'sections.summary',
  category: 'sections',
  max: 2,
  unit: 'sections',
  threshold: 1,
  measure: ({ content }) => measureSection(content, 'summary', content.summary === null ? 0 : 1, 2),
};
