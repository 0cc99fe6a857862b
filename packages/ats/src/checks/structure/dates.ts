import type { Check } from '../../check.ts';
import { measurePositions } from '../../measure-positions.ts';

/** Points by the share of positions that have a date (common advice). */
export const dates: Check = {
  id: 'structure.dates',
  category: 'structure',
  max: 3,
  unit: 'share_of_positions',
  threshold: 1,
  measure: ({ content }) => measurePositions(content, 'dated', 3, ({ start, end }) => start !== null || end !== null),
};
