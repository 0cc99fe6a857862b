import { type Check, notApplicable } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';
import { round } from '../../points.ts';

/** Points by the share of positions that have a date (common advice). */
export const dates: Check = {
  id: 'structure.dates',
  category: 'structure',
  max: 3,
  unit: 'share_of_positions',
  threshold: 1,
  measure: ({ content: { experience } }) => {
    const total = experience.length;
    if (total === 0) return notApplicable;
    const undated = experience.filter(({ start, end }) => start === null && end === null);
    const dated = total - undated.length;
    return {
      value: round(dated / total, 4),
      points: Math.floor((3 * dated) / total),
      params: { dated, total },
      evidence: sourceEvidence(undated.flatMap(({ title, company }) => title ?? company ?? [])),
    };
  },
};
