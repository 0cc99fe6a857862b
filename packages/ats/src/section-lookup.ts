import type { CheckEvidence, ResumeContent, SectionKind } from '@winnow/contracts';
import { evidenceOf } from './evidence.ts';
import { half } from './points.ts';

type Section = ResumeContent['sections'][number];

/** The sections of a kind that have a heading. */
export const headedSections = ({ sections }: ResumeContent, kind: SectionKind): readonly Section[] =>
  sections.filter((section) => section.kind === kind && section.heading !== null);

/** Quotes the headings of sections. */
export const headingEvidence = (sections: readonly Section[]): readonly CheckEvidence[] =>
  evidenceOf(sections.map(({ page, kind, heading }) => ({ page, section: kind, text: heading ?? '', box: null })));

/** Measures a section: full points when it exists and has content, half for a bare heading, none otherwise. */
export const measureSection = (content: ResumeContent, kind: SectionKind, entries: number, max: number) => {
  const headed = headedSections(content, kind);
  const filled = entries > 0 || headed.some(({ text }) => text.trim() !== '');
  return {
    value: Math.max(headed.length, entries > 0 ? 1 : 0),
    points: filled ? max : headed.length > 0 ? half(max) : 0,
    params: {},
    evidence: headingEvidence(headed),
  };
};
