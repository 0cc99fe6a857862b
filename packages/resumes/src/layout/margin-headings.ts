import { detectLanguage, hasRightToLeftScript } from '@winnow/languages';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { kindTold } from '../headings/kind-told.ts';
import { mayBeHeading } from '../headings/may-be-heading.ts';
import type { ResumeLine } from './resume-line.ts';
import type { Row, Split } from './row.ts';

/** Fewer cells in the margin may be labels of anything. */
const minCells = 3;

/** So many of them must head sections of different kinds, by their words. */
const minKinds = 3;

/** A margin is at least this wide, in font sizes. */
const minMargin = 4;

/** Bullets indent text by less, in font sizes. */
const maxIndent = 1.5;

/** Share of the text below the first of them that may begin in the margin, too: a page number, a name. */
const maxOthers = 0.1;

/** How far from the side where reading begins a line starts. */
const startOf = ({ box, text }: ResumeLine): number =>
  box === null ? Number.NaN : hasRightToLeftScript(text) ? -box[2] : box[0];

const isNear = (a: number, b: number, size: number): boolean => Math.abs(a - b) < maxIndent * size;

/** The first of the starts that has most others near it. In order, because a hostile page has thousands. */
const mostFrequent = (starts: readonly number[], size: number): number => {
  const sorted = starts.filter((start) => !Number.isNaN(start)).toSorted((a, b) => a - b);
  const counts = new Map<number, number>();
  let [from, to] = [0, 0];
  for (const start of sorted) {
    while (from < sorted.length && !isNear(sorted[from] as number, start, size)) from += 1;
    to = Math.max(to, from);
    while (to < sorted.length && isNear(sorted[to] as number, start, size)) to += 1;
    counts.set(start, to - from);
  }
  const most = Math.max(...counts.values());
  return starts.find((start) => counts.get(start) === most) ?? 0;
};

const firstCellOf = ({ whole, split }: Row): ResumeLine => split?.first ?? whole;

/** Whether nearly all of some rows leave the margin before the text free. */
const isFree = (rows: readonly Row[], text: number): boolean =>
  rows.filter(({ whole }) => startOf(whole) < text - whole.size).length <= maxOthers * rows.length;

type SplitRow = Row & { readonly split: Split };

const isCandidate = (row: Row): row is SplitRow =>
  row.split !== null && row.split.first.box !== null && mayBeHeading(row.split.first) && !/\p{Nd}/u.test(row.split.first.text);

/**
 * Where a line begins: in a margin that headings of one look have to themselves, where the text beside it begins, or elsewhere. Null
 * where there is no such margin.
 */
export const placesBesideMargin = (
  rows: readonly Row[],
  hasLook: (line: ResumeLine) => boolean,
): ((line: ResumeLine) => 'margin' | 'text' | 'elsewhere') | null => {
  const cells = rows.map(firstCellOf);
  const heads = cells.filter(hasLook);
  const known = heads.filter(({ text }) => lookUpHeading(text, null) !== undefined);
  const [head] = known;
  if (head === undefined || known.length < minCells) return null;
  const { size } = head;
  const margin = mostFrequent(known.map(startOf), size);
  const holds = (line: ResumeLine): boolean => isNear(startOf(line), margin, size);
  const beside = rows.flatMap(({ split }) => (split !== null && hasLook(split.first) && holds(split.first) ? [split.rest] : []));
  const text = mostFrequent(beside.map(startOf), size);
  if (beside.length === 0 || text - margin < minMargin * size || known.filter(holds).length < minCells) return null;
  const top = cells.findIndex((line) => hasLook(line) && holds(line));
  const below = rows.slice(top).filter((row) => !hasLook(firstCellOf(row)));
  if (!isFree(below, text)) return null;
  return (line) => (holds(line) ? 'margin' : isNear(startOf(line), text, size) ? 'text' : 'elsewhere');
};

/**
 * The rows whose first cell is a heading by its place alone: cells that have the margin beside the text to themselves, and name
 * sections. None where labels of a form stand there.
 */
export const marginHeadings = (rows: readonly Row[]): ReadonlySet<Row> => {
  const candidates = rows.filter(isCandidate);
  const [first] = candidates;
  if (first === undefined || candidates.length < minCells) return new Set();
  const text = mostFrequent(
    candidates.map(({ split }) => startOf(split.rest)),
    first.split.rest.size,
  );
  const found = candidates.filter(
    ({ split: { first: cell, rest } }) => isNear(startOf(rest), text, rest.size) && startOf(cell) < text - 2 * cell.size,
  );
  const [top] = found;
  if (top === undefined || found.length < minCells) return new Set();
  const headed: ReadonlySet<Row> = new Set(found);
  const others = rows.slice(rows.indexOf(top)).filter((row) => !headed.has(row));
  if (!isFree(others, text)) return new Set();
  const { language } = detectLanguage(rows.map(({ whole }) => whole.text));
  const kinds = found.map(({ split }) => kindTold(split.first.text, language)).filter((kind) => kind !== 'contact');
  const known = kinds.filter((kind) => kind !== undefined);
  return new Set(known).size >= minKinds && known.length * 2 >= found.length ? headed : new Set();
};
