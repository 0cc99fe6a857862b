import { headingLook } from '../headings/heading-look.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { mayBeHeading } from '../headings/may-be-heading.ts';
import { appendLine } from './append-line.ts';
import { firstWordWidth } from './first-word-width.ts';
import { hasSameLook, isBelow, styleKey } from './line-style.ts';
import { marginHeadings, placesBesideMargin } from './margin-headings.ts';
import type { ResumeLine } from './resume-line.ts';
import type { Row } from './row.ts';

const isKnown = (text: string): boolean => lookUpHeading(text, null) !== undefined;

const isKnownTogether = (heading: ResumeLine, next: ResumeLine): boolean =>
  isKnown(heading.text + next.text) || isKnown(`${heading.text} ${next.text}`);

/** True for the second line of a heading: the lines are a known heading together, or neither is one alone. */
const continues = (heading: ResumeLine, next: ResumeLine): boolean =>
  hasSameLook(heading, next) &&
  isBelow(heading, next) &&
  (isKnownTogether(heading, next) || (!isKnown(heading.text) && !isKnown(next.text)));

/** Lines are aligned when they start or end within this share of the font size. */
const aligned = 0.35;

const widthOf = ({ box }: ResumeLine): number => (box === null ? 0 : box[2] - box[0]);

/** True when the first word of the next line has no room beside a heading, by the widest heading that is aligned with it. */
const lacksRoom = (heading: ResumeLine, next: ResumeLine, headings: readonly ResumeLine[]): boolean => {
  const { box, size } = heading;
  if (box === null || next.box === null) return false;
  const isAligned = (other: ResumeLine): boolean =>
    other.box !== null && [0, 2].some((side) => Math.abs((other.box?.[side] ?? 0) - (box[side] ?? 0)) < aligned * size);
  const room = Math.max(...headings.filter(isAligned).map(widthOf), widthOf(next));
  return widthOf(heading) + firstWordWidth(next, { start: next.box[0], end: next.box[2] }) > room;
};

/** Maximum gap between the lines of one heading, in font sizes. */
const maxGap = 0.45;

const isClose = ({ box, size }: ResumeLine, next: ResumeLine): boolean =>
  box !== null && next.box !== null && next.box[1] - box[3] < maxGap * size;

/** How far apart the lines of one text are at most, in font sizes: TeX sets 1.2. */
const maxStep = 1.23;

const isNextLine = ({ box, size }: ResumeLine, next: ResumeLine): boolean =>
  box !== null && next.box !== null && next.box[1] - box[1] < maxStep * size;

/** Where fewer headings have space above, or a larger share has none, one that follows another closely is not part of it. */
const spaced = { min: 3, close: 0.4 } as const;

/** Whether headings have space above them, as far as one knows of those in their rows: only the next line of one has none. */
const haveSpaceAbove = (rows: readonly Row[], labelOf: (row: Row) => ResumeLine | undefined): boolean => {
  const close = rows.slice(1).flatMap((row, index) => {
    const label = labelOf(row);
    return label === undefined ? [] : [isClose((rows[index] as Row).whole, label)];
  });
  const apart = close.filter((each) => !each).length;
  return apart >= spaced.min && close.length - apart <= spaced.close * close.length;
};

/** True when a heading wraps: it is known only as a whole, or its next word had no room and neither line looks like a whole one. */
const wraps = (heading: ResumeLine, next: ResumeLine, headings: readonly ResumeLine[], areSpaced: boolean): boolean => {
  if (!hasSameLook(heading, next) || !isBelow(heading, next) || !mayBeHeading(heading) || !mayBeHeading(next)) return false;
  if (isKnownTogether(heading, next) || (areSpaced && isNextLine(heading, next))) return true;
  const mayGoOn = !isKnown(heading.text) && (!isKnown(next.text) || /^\p{Ll}/u.test(next.text));
  return mayGoOn && isClose(heading, next) && lacksRoom(heading, next, headings);
};

/** How many rows below the first line of a heading its next line may be: the text beside it may have smaller line spacing. */
const reach = 3;

/** Separates the headings that only their place in the margin sets off from their rows, and sets them off as bold words are. */
const splitMargin = (rows: readonly Row[]): readonly ResumeLine[] => {
  const headed = marginHeadings(rows);
  return rows.flatMap((row) =>
    row.split !== null && headed.has(row) ? [{ ...row.split.first, bold: true }, row.split.rest] : [row.whole],
  );
};

/** Separates first cells in the style of headings from their rows. The lines of one heading precede the text beside them. */
export const splitHeadingCells = (rows: readonly Row[]): readonly ResumeLine[] => {
  const look = headingLook(rows.flatMap(({ whole, split }) => (split === null ? [whole] : [split.first, split.rest])));
  if (look === undefined) return splitMargin(rows);
  const hasLook = (line: ResumeLine): boolean => styleKey(line) === look;
  const placeOf = placesBesideMargin(rows, hasLook);
  const labelOf = ({ whole, split }: Row): ResumeLine | undefined => {
    if (split === null) return hasLook(whole) ? whole : undefined;
    if (!hasLook(split.first)) return undefined;
    const place = placeOf?.(split.first) ?? 'elsewhere';
    if (place === 'margin') return { ...split.first, heads: true };
    return place === 'elsewhere' && !hasLook(split.rest) ? split.first : undefined;
  };
  const headings = rows.flatMap((row) => labelOf(row) ?? []);
  const areSpaced = haveSpaceAbove(rows, labelOf);
  const lines: ResumeLine[] = [];
  const taken = new Set<Row>();
  for (const [index, row] of rows.entries()) {
    const isTaken = taken.has(row);
    const label = isTaken ? undefined : labelOf(row);
    const rest = isTaken || label !== undefined ? row.split?.rest : row.whole;
    if (label !== undefined) {
      const parts = [label];
      let last = label;
      for (const next of rows.slice(index + 1, index + 1 + reach)) {
        const more = next.split?.first ?? next.whole;
        if (taken.has(next)) continue;
        if (wraps(last, more, headings, areSpaced)) parts.push(appendLine(parts.pop() ?? last, more));
        else if (continues(last, more)) parts.push(more);
        else continue;
        taken.add(next);
        last = more;
      }
      lines.push(...parts);
    }
    if (rest !== undefined) lines.push(rest);
  }
  return lines;
};
