import { type Check, notApplicable } from '../../check.ts';
import { round } from '../../points.ts';

/** As many as a person can weigh one by one. */
const maxNamed = 8;

/** Points by the share of the terms of a job description that the resume shows, rounded half up; not judged without one (our own choice). */
export const jobTerms: Check = {
  id: 'keywords.job_terms',
  category: 'keywords',
  max: 6,
  unit: 'share_of_terms',
  threshold: 1,
  measure: ({ jobTerms: terms }) => {
    const total = terms.length;
    if (total === 0) return notApplicable;
    const missing = terms.filter(({ count }) => count === 0);
    const shown = total - missing.length;
    const named = missing.slice(0, maxNamed).map(({ term }) => term);
    return {
      value: round(shown / total, 4),
      points: Math.floor((12 * shown + total) / (2 * total)),
      params: { shown, total, terms: named.join(', ') },
      evidence: [],
    };
  },
};
