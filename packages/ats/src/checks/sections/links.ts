import type { Check } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';

/** Full points when a link to a profile, portfolio or website is there (common advice). */
export const links: Check = {
  id: 'sections.links',
  category: 'sections',
  max: 1,
  unit: 'links',
  threshold: 1,
  measure: ({ content }) => {
    const found = content.profile.links;
    return { value: found.length, points: found.length > 0 ? 1 : 0, params: {}, evidence: sourceEvidence(found) };
  },
};
