import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { separators } from '../lists/separators.ts';
import { kindTold } from './kind-told.ts';
import { headingText } from './may-be-heading.ts';
import type { Section } from './split-sections.ts';

/** Sections whose items are short and tell what a person did. */
const deeds: ReadonlySet<SectionKind> = new Set(['projects', 'certifications', 'volunteering', 'awards', 'publications']);

/** Sections that phrases without dates are taken for. */
const mistakable: ReadonlySet<SectionKind> = new Set(['skills', 'summary', 'interests', 'references']);

/** Gives sections of phrases without separators the kind that the words of their headings tell. */
export const withToldKinds = (sections: readonly Section[], language: LanguageCode | null): readonly Section[] =>
  sections.map((section) => {
    const { heading, kind: read, lines } = section;
    if (heading === null || !mistakable.has(read) || lines.some(({ text }) => separators.test(text))) return section;
    const kind = kindTold(headingText(heading), language);
    return kind !== undefined && deeds.has(kind) ? { ...section, kind } : section;
  });
