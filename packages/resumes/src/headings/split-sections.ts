import type { SectionKind } from '@winnow/contracts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import type { Heading } from './find-headings.ts';

export type Section = {
  readonly kind: SectionKind;
  readonly heading: string | null;
  readonly headingLine: ResumeLine | null;
  readonly lines: readonly ResumeLine[];
};

/** A section, the kind that its lines were decided to have, which differs where a heading that wraps is known as a whole. */
type Open = Section & { readonly decided: SectionKind; readonly lines: ResumeLine[] };

const isBelow = (line: ResumeLine, { page, box }: ResumeLine): boolean =>
  line.page > page || (line.page === page && (line.box === null || box === null || line.box[3] >= box[1]));

/**
 * The section that a line of a kind goes on with: the last one of this kind below whose heading it is in its own column, the open
 * one, or the last one of this kind.
 */
const sectionFor = (line: ResumeLine, kind: SectionKind, open: Open, sections: readonly Open[]): Open | undefined => {
  const own = sections.filter(({ decided }) => decided === kind);
  const inColumn = own.findLast(({ headingLine: heading }) => heading?.column === line.column && isBelow(line, heading));
  return inColumn ?? (open.decided === kind ? open : own.at(-1));
};

/**
 * The lines as sections: each heading begins one, and every other line belongs to a section of the kind that it was decided to be of.
 * Where no such section is open, one begins without a heading.
 */
export const splitSections = (
  lines: readonly ResumeLine[],
  headings: ReadonlyMap<number, Heading>,
  kinds: readonly SectionKind[],
): readonly Section[] => {
  const sections: Open[] = [];
  const begin = (section: Omit<Open, 'lines'>): Open => {
    const open = { ...section, lines: [] };
    sections.push(open);
    return open;
  };
  let current = begin({ kind: 'contact', decided: 'contact', heading: null, headingLine: null });
  let column = lines[0]?.column ?? 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as ResumeLine;
    const heading = headings.get(index);
    if (heading !== undefined) {
      index += heading.lines - 1;
      const decided = kinds[index] ?? heading.kind;
      current = begin({ kind: heading.kind, decided, heading: heading.text, headingLine: line });
      if (heading.rest !== '') current.lines.push(withText(line, heading.rest));
    } else {
      const kind = kinds[index] ?? current.decided;
      if (line.column !== column || kind !== current.decided)
        current = sectionFor(line, kind, current, sections) ?? begin({ kind, decided: kind, heading: null, headingLine: null });
      current.lines.push(line);
    }
    column = line.column;
  }
  return sections.filter((section) => section.heading !== null || section.lines.length > 0);
};
