import type { LanguageCode } from '@winnow/contracts';
import { detectLanguage, qualifiedHeading, rightToLeftScripts } from '@winnow/languages';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { kindByWords } from '../headings/kind-by-words.ts';
import { mayBeHeading } from '../headings/may-be-heading.ts';
import type { ResumeLine } from './resume-line.ts';
import type { Row, Split } from './row.ts';

/** Fewer cells in the margin may be labels of anything. */
const minCells = 3;

/** So many of them must head sections of different kinds, by their words. */
const minKinds = 3;

/** Bullets indent text by less, in font sizes. */
const maxIndent = 1.5;

/** Share of the text below the first of them that may begin in the margin, too: a page number, a name. */
const maxOthers = 0.1;

const rightToLeft = new RegExp(`[${rightToLeftScripts}]`, 'u');

/** How far from the side where reading begins a line starts. */
const startOf = ({ box, text }: ResumeLine): number => (box === null ? Number.NaN : rightToLeft.test(text) ? -box[2] : box[0]);

const isNear = (a: number, b: number, size: number): boolean => Math.abs(a - b) < maxIndent * size;

/** Where most of the cells beside others begin. */
const mostFrequentStart = (lines: readonly ResumeLine[]): number => {
  const starts = lines.map(startOf);
  const countNear = ({ size }: ResumeLine, start: number): number => starts.filter((other) => isNear(other, start, size)).length;
  return starts.toSorted((a, b) => countNear(lines[0] as ResumeLine, b) - countNear(lines[0] as ResumeLine, a))[0] ?? 0;
};

const kindOf = (text: string, language: LanguageCode | null) =>
  (lookUpHeading(text, language) ?? qualifiedHeading(text, language))?.kind ?? kindByWords(text, language);

type SplitRow = Row & { readonly split: Split };

const isCandidate = (row: Row): row is SplitRow =>
  row.split !== null && row.split.first.box !== null && mayBeHeading(row.split.first) && !/\p{Nd}/u.test(row.split.first.text);

/**
 * The rows whose first cell is a heading by its place alone: cells that have the margin beside the text to themselves, and name
 * sections. None where labels of a form stand there.
 */
export const marginHeadings = (rows: readonly Row[]): ReadonlySet<Row> => {
  const candidates = rows.filter(isCandidate);
  if (candidates.length < minCells) return new Set();
  const text = mostFrequentStart(candidates.map(({ split }) => split.rest));
  const found = candidates.filter(
    ({ split: { first, rest } }) => isNear(startOf(rest), text, rest.size) && startOf(first) < text - 2 * first.size,
  );
  const [top] = found;
  if (top === undefined || found.length < minCells) return new Set();
  const headed: ReadonlySet<Row> = new Set(found);
  const others = rows.slice(rows.indexOf(top)).filter((row) => !headed.has(row));
  if (others.filter(({ whole }) => startOf(whole) < text - whole.size).length > maxOthers * others.length) return new Set();
  const { language } = detectLanguage(rows.map(({ whole }) => whole.text));
  const kinds = found.map(({ split }) => kindOf(split.first.text, language)).filter((kind) => kind !== 'contact');
  const known = kinds.filter((kind) => kind !== undefined);
  return new Set(known).size >= minKinds && known.length * 2 >= found.length ? headed : new Set();
};
