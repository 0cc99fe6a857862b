import type { ResumeContent } from '@winnow/contracts';
import { type Check, notApplicable } from '../../check.ts';
import { headedSections, measureSection } from '../../section-lookup.ts';

/** A student with projects or voluntary work need not have held a position. */
const isStudent = (content: ResumeContent): boolean =>
  content.education.some(({ end }) => end?.current === true) &&
  (headedSections(content, 'projects').length > 0 || headedSections(content, 'volunteering').length > 0);

/** Full points for a section on work experience, half for its bare heading; not judged for students who show other work (common advice). */
export const experience: Check = {
  id: 'sections.experience',
  category: 'sections',
  max: 5,
  unit: 'sections',
  threshold: 1,
  measure: ({ content }) => {
    const measured = measureSection(content, 'experience', content.experience.length, 5);
    return measured.value === 0 && isStudent(content) ? notApplicable : measured;
  },
};
