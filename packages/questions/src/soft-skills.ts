import { tableOfAllLanguages } from '@winnow/languages/hiring';

const softSkills = tableOfAllLanguages(
  (locales): ReadonlySet<string> => new Set(locales.flatMap(({ job }) => job.softSkills ?? [])),
);

/**
 * Whether a skill, by its canonical name, is a way of working, which has its own questions instead of questions about learning
 * and use.
 */
export const isSoftSkill = (canonical: string | null): boolean => canonical !== null && softSkills().has(canonical);
