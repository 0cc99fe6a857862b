import type { ResumeContent, SectionKind } from './bodies/structured-resume.ts';

type Skill = ResumeContent['skills'][number];
type Language = ResumeContent['languages'][number];

/** Content of shape 1: skills had the kinds of the sections that show them, languages only the printed text. */
type FirstContent = Omit<ResumeContent, 'skills' | 'other_skills' | 'languages'> & {
  readonly skills: readonly (Omit<Skill, 'evidence'> & { readonly evidence: readonly SectionKind[] })[];
  readonly languages: readonly Omit<Language, 'name' | 'level_raw'>[];
};

/** The content of a resume that any release has stored; see `readingShape`. */
export type StoredContent = ResumeContent | FirstContent;

/** Stored content in today's shape. Where older content does not say where a skill stands, its name is quoted without a place. */
export const currentContent = (stored: StoredContent): ResumeContent => {
  if ('other_skills' in stored) return stored;
  return {
    ...stored,
    skills: stored.skills.map((skill) => ({
      ...skill,
      evidence: skill.evidence.slice(0, 5).map((section) => ({
        ...(section === 'skills' ? skill.source : { page: skill.source.page, box: null, quote: skill.name }),
        section,
        form: section === 'skills' ? 'listed' : 'told',
        position: null,
        from: null,
        to: null,
      })),
    })),
    other_skills: [],
    languages: stored.languages.map((language) => ({ ...language, name: language.value, level_raw: null })),
  };
};
