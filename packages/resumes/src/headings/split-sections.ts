import type { SectionKind } from '@winnow/contracts';
import type { ResumeLine } from '../layout/resume-lines.ts';
import type { Heading } from './find-headings.ts';

export type Section = {
  readonly kind: SectionKind;
  readonly heading: string | null;
  readonly headingLine: ResumeLine | null;
  readonly lines: readonly ResumeLine[];
};

type Open = { kind: SectionKind; heading: string | null; headingLine: ResumeLine | null; lines: ResumeLine[] };

const isAbove = (line: ResumeLine, other: ResumeLine): boolean =>
  line.page === other.page && line.box !== null && other.box !== null && line.box[3] < other.box[1];

/** Splits the lines at the headings. What stands before the first heading is `contact`, and so is the top of a column that begins without a heading above the section that is open. */
export const splitSections = (lines: readonly ResumeLine[], headings: ReadonlyMap<number, Heading>): readonly Section[] => {
  const sections: Open[] = [];
  let current: Open = { kind: 'contact', heading: null, headingLine: null, lines: [] };
  sections.push(current);
  let column = lines[0]?.column ?? 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    const heading = headings.get(index);
    if (heading !== undefined) {
      current = { kind: heading.kind, heading: heading.text, headingLine: line, lines: [] };
      if (heading.rest !== '') current.lines.push({ ...line, text: heading.rest, cells: [heading.rest], pieces: [heading.rest] });
      sections.push(current);
      index += heading.lines - 1;
    } else {
      if (line.column !== column && line.page === 1 && current.headingLine !== null && isAbove(line, current.headingLine)) {
        current = { kind: 'contact', heading: null, headingLine: null, lines: [] };
        sections.push(current);
      }
      current.lines.push(line);
    }
    column = line.column;
  }
  return sections.filter((section) => section.heading !== null || section.lines.length > 0);
};
