import type { Check } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';

/** Full points when a place of residence is there; which one plays no part (resumes.md section 4, contact.location). */
export const location: Check = {
  id: 'sections.location',
  category: 'sections',
  max: 1,
  unit: 'locations',
  threshold: 1,
  measure: ({ content }) => {
    const found = content.profile.location === null ? [] : [content.profile.location];
    return { value: found.length, points: found.length > 0 ? 1 : 0, params: {}, evidence: sourceEvidence(found) };
  },
};
