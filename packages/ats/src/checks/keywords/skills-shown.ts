import type { SectionKind } from '@winnow/contracts';
import { type Check, notApplicable } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';
import { listedSkills } from '../../listed-skills.ts';
import { round } from '../../points.ts';

/** With fewer skills, a share is meaningless. */
const minSkills = 4;

const shownIn: ReadonlySet<SectionKind> = new Set<SectionKind>(['experience', 'projects', 'volunteering', 'summary']);

/** Full points when a fifth of the skills that are listed also appear in what the person says about work; not judged below four skills or without bullet points (our own choice: resumes of the trades show few tools by name). */
export const skillsShown: Check = {
  id: 'keywords.skills_shown',
  category: 'keywords',
  max: 1,
  unit: 'share_of_skills',
  threshold: 0.2,
  measure: ({ content, statements }) => {
    const listed = listedSkills(content);
    if (listed.length < minSkills || statements.length === 0) return notApplicable;
    const unshown = listed.filter(({ evidence }) => !evidence.some(({ section }) => shownIn.has(section)));
    const shown = listed.length - unshown.length;
    const share = shown / listed.length;
    return {
      value: round(share, 4),
      points: share >= 0.2 ? 1 : 0,
      params: { shown, total: listed.length },
      evidence: share >= 0.2 ? [] : sourceEvidence(unshown),
    };
  },
};
