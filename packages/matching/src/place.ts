import type { Box, EvidenceGrade, ExtractedText, SectionKind } from '@winnow/contracts';
import type { Period } from './periods.ts';

/** A part of a resume that can show something: a title, a bullet, an item of a list, or a statement of a section. */
export type Place = {
  readonly text: string;
  /** The text with excluded parts blanked; of equal length. */
  readonly visible: string;
  /** Quoted instead of the text when that alone says little. */
  readonly context: string | null;
  readonly page: number;
  readonly section: SectionKind;
  readonly box: Box | null;
  /** The dated work that it tells of. */
  readonly work: Period | null;
  /** What stands behind its words. */
  readonly grade: EvidenceGrade;
  /** A statement of a section; it mostly repeats the extracted values of that section. */
  readonly line: boolean;
};

const worthless: ReadonlySet<EvidenceGrade> = new Set<EvidenceGrade>(['hoped', 'copied', 'denied']);

/** Whether the words of a place can count at all. */
export const isProof = ({ grade }: Pick<Place, 'grade'>): boolean => !worthless.has(grade);

/** A statement about a school: its name, which never counts, may be part of it. */
export const isOfSchool = ({ section, line }: Pick<Place, 'section' | 'line'>): boolean => section === 'education' && line;

/** The grade of words by where they stand. */
export const gradeAt = (section: SectionKind, work: Period | null): EvidenceGrade => {
  if (section === 'certifications') return 'certified';
  if (section === 'skills') return 'listed';
  return work === null ? 'told' : 'shown';
};

/** An extracted value as a place, with nothing blanked. */
export const valuePlace = (
  { value, source: { page, box } }: ExtractedText,
  section: SectionKind,
  work: Period | null = null,
): Place => ({
  text: value,
  visible: value,
  context: null,
  page,
  section,
  box,
  work,
  grade: gradeAt(section, work),
  line: false,
});
