import type { ResumeContent } from '@winnow/contracts';

/** The skills that the resume lists as such; a resume without a list has others, which only its text shows. */
export const listedSkills = ({ skills }: Pick<ResumeContent, 'skills'>): ResumeContent['skills'] =>
  skills.filter(({ evidence }) => evidence.some(({ section }) => section === 'skills'));
