import type { Check } from '../../check.ts';
import { measurePositions } from '../../measure-positions.ts';

/** Points by the share of positions of which both job title and employer are found (common advice: both are fields of every application form). */
export const positions: Check = {
  id: 'sections.positions',
  category: 'sections',
  max: 3,
  unit: 'share_of_positions',
  threshold: 1,
  measure: ({ content }) => measurePositions(content, 'complete', 3, ({ title, company }) => title !== null && company !== null),
};
