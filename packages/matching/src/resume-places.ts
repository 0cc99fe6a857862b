import type { Box, ExtractedText, ResumeContent, SectionKind } from '@winnow/contracts';
import { personalMask } from './personal-text.ts';

/** A part of a resume that can name something: a title, a bullet, an item of a list, or a line of a section. */
export type Place = {
  readonly text: string;
  /** The text with excluded parts blanked; of equal length. */
  readonly visible: string;
  /** Quoted instead of the text when that alone says little. */
  readonly context: string | null;
  readonly page: number;
  readonly section: SectionKind;
  readonly box: Box | null;
  /** Index of the position it belongs to. */
  readonly position: number | null;
  /** A line of a section; it mostly repeats the extracted values of that section. */
  readonly line: boolean;
};

/** An extracted value as a place, with nothing blanked. */
export const valuePlace = (
  { value, source: { page, box } }: ExtractedText,
  section: SectionKind,
  position: number | null = null,
): Place => ({
  text: value,
  visible: value,
  context: null,
  page,
  section,
  box,
  position,
  line: false,
});

/** References are other people. */
const unread: ReadonlySet<SectionKind> = new Set<SectionKind>(['references']);

/** The degree without the name of the school, if one line contains both. */
export const degreeOf = ({ degree, institution }: ResumeContent['education'][number]): ExtractedText | null => {
  const school = institution?.value ?? '';
  if (degree === null || school === '' || !degree.value.includes(school)) return degree;
  const value = degree.value.replaceAll(school, ' ').replace(/^[\s\p{P}]+|[\s,;:|–—-]+$/gu, '');
  return value === '' ? null : { ...degree, value };
};

/**
 * Everything in a resume that shows skills and experience: extracted values first, the strongest evidence before the weaker, then
 * the lines of its sections.
 */
export const resumePlaces = (content: ResumeContent): readonly Place[] => {
  const mask = personalMask(content);
  const read =
    (section: SectionKind, position: number | null = null) =>
    (each: ExtractedText): Place => ({ ...valuePlace(each, section, position), visible: mask(each.value) });
  const { profile, summary, experience, education, skills, certifications, projects, awards, publications, sections } = content;
  const values: readonly Place[] = [
    ...certifications.map(read('certifications')),
    ...experience.flatMap(({ title, bullets }, index) =>
      [...(title === null ? [] : [title]), ...bullets].map(read('experience', index)),
    ),
    ...projects.flatMap(({ name, bullets }) => [name, ...bullets].map(read('projects'))),
    ...(summary === null ? [] : [read('summary')(summary)]),
    ...(profile.headline === null ? [] : [read('contact')(profile.headline)]),
    ...skills.map((skill): Place => {
      const place = read('skills')({ ...skill, value: skill.name });
      return { ...place, context: skill.source.quote.includes(skill.name) ? skill.source.quote : null };
    }),
    ...education.flatMap((entry) => {
      const degree = degreeOf(entry);
      return [degree, entry.field].flatMap((each) => (each === null ? [] : [read('education')(each)]));
    }),
    ...awards.map(read('awards')),
    ...publications.map(read('publications')),
  ];
  const lines = sections
    .filter(({ kind }) => !unread.has(kind))
    .flatMap(({ kind, page, text }) =>
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): Place => {
          return { text: line, visible: mask(line), context: null, page, section: kind, box: null, position: null, line: true };
        }),
    );
  return [...values, ...lines];
};
