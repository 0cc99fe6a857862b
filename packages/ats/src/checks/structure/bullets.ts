import { type Check, notApplicable } from '../../check.ts';
import { evidenceOf } from '../../evidence.ts';
import { atLeast, percentOf, round } from '../../points.ts';

/** Full points when half of what is said about work stands in bullet points, half from a fifth (our own choice: prose beside bullets is common and readable). */
export const bullets: Check = {
  id: 'structure.bullets',
  category: 'structure',
  max: 2,
  unit: 'share_of_statements',
  threshold: 0.5,
  measure: ({ statements }) => {
    const told = statements.filter(({ section }) => section === 'experience');
    if (told.length === 0) return notApplicable;
    const prose = told.filter(({ bullet }) => !bullet);
    const share = 1 - prose.length / told.length;
    return {
      value: round(share, 4),
      points: atLeast(share, 2, 0.5, 0.2),
      params: { percent: percentOf(share) },
      evidence: evidenceOf(prose),
    };
  },
};
