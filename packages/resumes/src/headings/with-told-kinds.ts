import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { kindTold } from './kind-told.ts';
import { headingText } from './may-be-heading.ts';
import type { Section } from './split-sections.ts';

/** Sections that tell what a person did, each in few words, */
const deeds: ReadonlySet<SectionKind> = new Set(['projects', 'certifications', 'volunteering', 'awards', 'publications']);

/** and those that a few words without dates are taken for. */
const mistakable: ReadonlySet<SectionKind> = new Set(['skills', 'summary', 'interests', 'references']);

/** Gives sections the kind that the words of their headings tell, where the lines below look like a list of words as well. */
export const withToldKinds = (sections: readonly Section[], language: LanguageCode | null): readonly Section[] =>
  sections.map((section) => {
    if (section.heading === null || !mistakable.has(section.kind)) return section;
    const kind = kindTold(headingText(section.heading), language);
    return kind !== undefined && deeds.has(kind) ? { ...section, kind } : section;
  });
