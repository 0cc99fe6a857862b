import type { Check } from '../../check.ts';
import { listedSkills } from '../../listed-skills.ts';
import { measureSection } from '../../section-lookup.ts';

/** Full points for a section on skills, half for its bare heading (common advice). */
export const skills: Check = {
  id: 'sections.skills',
  category: 'sections',
  max: 3,
  unit: 'sections',
  threshold: 1,
  measure: ({ content }) => measureSection(content, 'skills', listedSkills(content).length, 3),
};
