import { type Check, notApplicable } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';
import { round } from '../../points.ts';

/** Points by the share of positions of which both job title and employer are found (common advice: both are fields of every application form). */
export const positions: Check = {
  id: 'sections.positions',
  category: 'sections',
  max: 3,
  unit: 'share_of_positions',
  threshold: 1,
  measure: ({ content: { experience } }) => {
    const total = experience.length;
    if (total === 0) return notApplicable;
    const incomplete = experience.filter(({ title, company }) => title === null || company === null);
    const complete = total - incomplete.length;
    return {
      value: round(complete / total, 4),
      points: Math.floor((3 * complete) / total),
      params: { complete, total },
      evidence: sourceEvidence(incomplete.flatMap(({ title, company, start, end }) => title ?? company ?? start ?? end ?? [])),
    };
  },
};
