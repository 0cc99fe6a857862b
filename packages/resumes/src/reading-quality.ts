import type { DocumentFacts, LanguageCode, ResumeContent, SectionKind } from '@winnow/contracts';
import { countWords } from './count-words.ts';
import { parseDateRanges } from './dates/parse-date-ranges.ts';
import type { Section } from './headings/split-sections.ts';

type Quality = NonNullable<DocumentFacts['reading']>;
type Content = Omit<ResumeContent, 'confirm'>;

/** Contact data fill at most this many lines; what follows them without a heading belongs to nothing. */
const contactLines = 15;

const ofPositions: ReadonlySet<SectionKind> = new Set(['contact', 'summary', 'experience', 'other']);

/** A period in such a section is that of a position, or of one that was not recognised. */
const mayHoldPositions = ({ kind, heading }: Section): boolean =>
  ofPositions.has(kind) || (kind === 'projects' && heading === null);

const unreadIn = ({ kind, lines }: Section, { experience, education }: Content): Section['lines'] => {
  if (kind === 'contact') return lines.slice(contactLines);
  if (kind === 'other' || (kind === 'experience' && experience.length === 0)) return lines;
  return kind === 'education' && education.length === 0 ? lines : [];
};

const wordsOf = (lines: Section['lines']): number => lines.reduce((sum, { text }) => sum + countWords(text), 0);

/** How many printed periods there are beyond those of the positions. */
const countOrphans = (sections: readonly Section[], { experience }: Content, languages: readonly LanguageCode[]): number => {
  const lines = sections.filter(mayHoldPositions).flatMap((section) => section.lines);
  const printed = lines.flatMap(({ text }) => parseDateRanges(text, languages)).filter(({ end }) => end !== null).length;
  return Math.max(0, printed - experience.filter(({ start, end }) => start !== null && end !== null).length);
};

const confidenceOf = ({ profile, experience, education, projects }: Content): number => {
  const values = [
    profile.name,
    ...experience.flatMap(({ title, company, start }) => [title, company, start]),
    ...education.map(({ institution, degree }) => institution ?? degree),
    // A resume tells of at least one of them.
    ...(experience.length + education.length + projects.length === 0 ? [null, null] : []),
  ];
  return values.reduce((sum, value) => sum + (value?.confidence ?? 0), 0) / values.length;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * How completely a resume was read: which share of its words belongs to nothing that was recognised, how many periods belong to
 * no position, and how sure the values are, lowered by both.
 */
export const readingQuality = (sections: readonly Section[], content: Content, languages: readonly LanguageCode[]): Quality => {
  const all = wordsOf(sections.flatMap(({ lines }) => lines));
  const unread = all === 0 ? 0 : wordsOf(sections.flatMap((section) => unreadIn(section, content))) / all;
  const orphans = countOrphans(sections, content, languages);
  const assigned = orphans === 0 ? 1 : content.experience.length / (content.experience.length + orphans);
  return {
    confidence: round(confidenceOf(content) * (1 - unread) * assigned),
    unread_share: round(unread),
    unread_periods: Math.min(1_000, orphans),
  };
};
