import type { SectionKind } from '@winnow/contracts';
import { bodyStyle, emailsIn, type Heading, phonesIn, type ResumeLine } from '@winnow/resumes/training';

/** A section by its heading; null before the first one. */
type Open = { readonly kind: SectionKind; readonly headingLine: ResumeLine | null };

const isAbove = (line: ResumeLine, other: ResumeLine): boolean =>
  line.page === other.page && line.box !== null && other.box !== null && line.box[3] < other.box[1];

/**
 * The open section for a line at the top of another column: the section of a heading in its own column, else the nearest one
 * above it. Without either, the line belongs to the head of the page.
 */
const sectionFor = (line: ResumeLine, current: Open, sections: readonly Open[]): Open | undefined => {
  if (line.box === null) return current;
  const above = sections.filter(
    ({ headingLine }) => headingLine !== null && headingLine.page === line.page && !isAbove(line, headingLine),
  );
  const top = ({ headingLine }: Open): number => headingLine?.box?.[1] ?? 0;
  const nearest = (list: readonly Open[]): Open | undefined => list.toSorted((a, b) => top(b) - top(a))[0];
  const own = nearest(above.filter(({ headingLine }) => headingLine?.column === line.column));
  // On later pages, a column continues its last section.
  if (own === undefined && line.page > 1)
    return sections.findLast(({ headingLine }) => headingLine?.column === line.column) ?? current;
  return own ?? (above.includes(current) ? current : nearest(above));
};

/** Columns of a newspaper have one width, up to this ratio. */
const sameWidth = 0.8;

/** Minimum lines of a column that goes on in the next one. */
const minFlow = 4;

const widthOf = (lines: readonly ResumeLine[]): number => {
  const boxes = lines.flatMap(({ box }) => (box === null ? [] : [box]));
  return Math.max(...boxes.map(([, , right]) => right)) - Math.min(...boxes.map(([left]) => left));
};

/** True when the text goes on from the foot of one column to the top of the next one, as in a newspaper. */
const flowsOn = (lines: readonly ResumeLine[], index: number): boolean => {
  const [before, line] = [lines[index - 1], lines[index]];
  if (before === undefined || line?.box == null || before.page !== line.page) return false;
  const top = line.box[1];
  const columnOf = ({ column }: ResumeLine): readonly ResumeLine[] =>
    lines.filter((each) => each.page === line.page && each.column === column && each.box !== null && each.box[3] > top);
  const [first, second] = [columnOf(before), columnOf(line)];
  const [narrow = 0, wide = 0] = [widthOf(first), widthOf(second)].toSorted((a, b) => a - b);
  return Math.min(first.length, second.length) >= minFlow && narrow >= sameWidth * wide;
};

/** True when the top of a column, above its first heading, contains the person's name in large letters or contact data. */
const isAboutPerson = (top: readonly ResumeLine[], bodySize: number): boolean =>
  top.some(({ largest, text }) => largest > bodySize * 1.25 || emailsIn(text).length > 0 || phonesIn(text).length > 0);

/**
 * The kind of section of each line by the true headings and the place of the lines, for labels do not say it. Lines before the first
 * heading are `contact`, as is the top of a column above all headings or with contact data.
 */
export const kindsByPlace = (lines: readonly ResumeLine[], headings: ReadonlyMap<number, Heading>): readonly SectionKind[] => {
  const contact: Open = { kind: 'contact', headingLine: null };
  const sections: Open[] = [contact];
  let current = contact;
  const { size: bodySize } = bodyStyle(lines);
  const topFrom = (from: number): readonly ResumeLine[] => {
    let end = from;
    while (lines[end]?.column === lines[from]?.column && !headings.has(end) && end < lines.length) end += 1;
    return lines.slice(from, end);
  };
  let headingUntil = 0;
  return lines.map((line, index) => {
    const heading = headings.get(index);
    if (heading !== undefined) {
      current = { kind: heading.kind, headingLine: line };
      sections.push(current);
      headingUntil = index + heading.lines;
    } else if (index >= headingUntil && index > 0 && line.column !== lines[index - 1]?.column) {
      const goesOn = flowsOn(lines, index) ? current : sectionFor(line, current, sections);
      current = (isAboutPerson(topFrom(index), bodySize) ? undefined : goesOn) ?? contact;
    }
    return current.kind;
  });
};
