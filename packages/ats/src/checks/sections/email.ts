import type { Check } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';

/** Full points when an e-mail address is there (common advice). */
export const email: Check = {
  id: 'sections.email',
  category: 'sections',
  max: 4,
  unit: 'email_addresses',
  threshold: 1,
  measure: ({ content }) => {
    const found = content.profile.emails;
    return { value: found.length, points: found.length > 0 ? 4 : 0, params: {}, evidence: sourceEvidence(found) };
  },
};
