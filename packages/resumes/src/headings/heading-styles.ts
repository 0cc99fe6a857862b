import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { type BodyStyle, isEmphasised, isUpperCase, styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { mayBeHeading } from './may-be-heading.ts';

/** With fewer lines, a style may just as well be that of entry names. */
const minHeadings = 3;

/** Maximum share of other lines in a style: names in the same style, headings with a remark. */
const maxOthers = 0.2;

/**
 * Maximum share of headings next to a date. Entries are next to their dates, but only sections of positions and schools start
 * with an entry.
 */
const maxDated = 0.7;

type Look = { readonly style: string; readonly indices: readonly number[] };

const looksOf = (lines: readonly ResumeLine[], indices: readonly number[]): readonly Look[] => {
  const known = indices.flatMap((index) => (lines[index] === undefined ? [] : [{ index, style: styleKey(lines[index]) }]));
  return [...Map.groupBy(known, ({ style }) => style)].map(([style, own]) => ({ style, indices: own.map(({ index }) => index) }));
};

/** The first lines of headings in the style; consecutive lines are one heading. */
const beginningsOf = ({ indices }: Look): readonly number[] => {
  const own = new Set(indices);
  return indices.filter((index) => !own.has(index - 1));
};

/** The lines after two others in the style: a heading has at most two lines. */
const paragraphLines = ({ indices }: Look): readonly number[] => {
  const own = new Set(indices);
  return indices.filter((index) => own.has(index - 1) && own.has(index - 2));
};

const isGrey = (colour: string): boolean => /^#(..)\1\1$/u.test(colour);

/** True for a style stronger than the body. A different grey alone does not count: dates and employers are often grey. */
const isStrong = (line: ResumeLine, body: BodyStyle): boolean =>
  isEmphasised(isGrey(line.colour) ? { ...line, colour: body.colour } : line, body);

const byStrength = (lines: readonly ResumeLine[]) => (a: Look, b: Look) => {
  const [first, second] = [lines[a.indices[0] ?? 0], lines[b.indices[0] ?? 0]];
  if (first === undefined || second === undefined) return 0;
  if (Math.abs(first.size - second.size) > 0.4) return second.size - first.size;
  const rank = (line: ResumeLine): number => (isUpperCase(line.text) ? 2 : 0) + (line.bold ? 1 : 0);
  return rank(second) - rank(first) || (a.indices[0] ?? 0) - (b.indices[0] ?? 0);
};

/** Returns whether a line contains dates. Cached and lazy, because most styles fail an earlier check. */
const dateFinder = (lines: readonly ResumeLine[]): ((index: number) => boolean) => {
  const known = new Map<number, boolean>();
  return (index) => {
    const found = known.get(index) ?? parseDateRanges(lines[index]?.text ?? '', []).length > 0;
    known.set(index, found);
    return found;
  };
};

/** Maximum number of dates before the first heading; one may be the date of birth. */
const maxBefore = 1;

/** The strongest style shared by three or more short undated lines that are each alone above the text that they introduce. */
const strongestLook = (
  lines: readonly ResumeLine[],
  scope: readonly number[],
  body: BodyStyle,
  isDated: (index: number) => boolean,
): Look | undefined => {
  const isHeading = (look: Look): boolean => {
    const { indices } = look;
    const starts = beginningsOf(look);
    if (starts.length < minHeadings || indices.at(-1) === lines.length - 1) return false;
    const heads = indices.filter((index) => {
      const line = lines[index];
      return line !== undefined && mayBeHeading(line) && isStrong(line, body) && !isDated(index);
    });
    if (heads.length < (1 - maxOthers) * indices.length || paragraphLines(look).length > maxOthers * starts.length) return false;
    const besideDate = starts.filter((index) => isDated(index - 1) || isDated(index + 1)).length;
    if (besideDate > maxDated * starts.length) return false;
    return scope.filter((index) => index < (indices[0] ?? 0) && isDated(index)).length <= maxBefore;
  };
  return looksOf(lines, scope).filter(isHeading).toSorted(byStrength(lines))[0];
};

/**
 * The styles of section headings, found without their words: the strongest of the document, and one for each column without a
 * line in it.
 */
export const headingStyles = (lines: readonly ResumeLine[], body: BodyStyle): ReadonlySet<string> => {
  const all = [...lines.keys()];
  const isDated = dateFinder(lines);
  const main = strongestLook(lines, all, body, isDated);
  if (main === undefined) return new Set();
  const headed = new Set(main.indices.map((index) => lines[index]?.column));
  const others = [...new Set(lines.map((line) => line.column))].filter((column) => !headed.has(column));
  const looks = others.flatMap((column) => {
    const own = all.filter((index) => lines[index]?.column === column);
    return strongestLook(lines, own, body, isDated)?.style ?? [];
  });
  return new Set([main.style, ...looks]);
};
