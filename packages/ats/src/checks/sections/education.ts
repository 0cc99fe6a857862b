import type { Check } from '../../check.ts';
import { measureSection } from '../../section-lookup.ts';

/** Full points for a section on education, half for its bare heading (common advice). */
export const education: Check = {
  id: 'sections.education',
  category: 'sections',
  max: 3,
  unit: 'sections',
  threshold: 1,
  measure: ({ content }) => measureSection(content, 'education', content.education.length, 3),
};
