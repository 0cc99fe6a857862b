import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { type BodyStyle, isEmphasised, isUpperCase, styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { mayBeHeading } from './may-be-heading.ts';

/** Fewer headings of one look may as well be names of entries. */
const fewest = 3;

/** The share of the lines of a look that may be something else: a name in the same look, a heading with a remark. */
const maxOthers = 0.2;

/** Entries stand beside their dates; of the sections only those of positions and schools begin with one. */
const mostDated = 0.7;

type Look = { readonly style: string; readonly indices: readonly number[] };

const looksOf = (lines: readonly ResumeLine[], indices: readonly number[]): readonly Look[] => {
  const known = indices.flatMap((index) => (lines[index] === undefined ? [] : [{ index, style: styleKey(lines[index]) }]));
  return [...Map.groupBy(known, ({ style }) => style)].map(([style, own]) => ({ style, indices: own.map(({ index }) => index) }));
};

/** Where headings of the look begin: one that takes up several lines is one. */
const beginningsOf = ({ indices }: Look): readonly number[] => {
  const own = new Set(indices);
  return indices.filter((index) => !own.has(index - 1));
};

/** The lines of the look that follow two others of it: a heading is no paragraph. */
const paragraphLines = ({ indices }: Look): readonly number[] => {
  const own = new Set(indices);
  return indices.filter((index) => own.has(index - 1) && own.has(index - 2));
};

const isGrey = (colour: string): boolean => /^#(..)\1\1$/u.test(colour);

/** Stronger than the body. Another grey alone is how dates and employers are set back. */
const isStrong = (line: ResumeLine, body: BodyStyle): boolean =>
  isEmphasised(isGrey(line.colour) ? { ...line, colour: body.colour } : line, body);

const byStrength = (lines: readonly ResumeLine[]) => (a: Look, b: Look) => {
  const [first, second] = [lines[a.indices[0] ?? 0], lines[b.indices[0] ?? 0]];
  if (first === undefined || second === undefined) return 0;
  if (Math.abs(first.size - second.size) > 0.4) return second.size - first.size;
  const rank = (line: ResumeLine): number => (isUpperCase(line.text) ? 2 : 0) + (line.bold ? 1 : 0);
  return rank(second) - rank(first) || (a.indices[0] ?? 0) - (b.indices[0] ?? 0);
};

/** Tells whether lines hold dates, each once and only when asked: most looks fail before. */
const dateFinder = (lines: readonly ResumeLine[]): ((index: number) => boolean) => {
  const known = new Map<number, boolean>();
  return (index) => {
    const found = known.get(index) ?? parseDateRanges(lines[index]?.text ?? '', []).length > 0;
    known.set(index, found);
    return found;
  };
};

/** Among so many dates before the first heading may be that of birth. */
const maxBefore = 1;

/** The strongest look that short undated lines share which stand alone, three times or more, before what they head. */
const strongestLook = (
  lines: readonly ResumeLine[],
  scope: readonly number[],
  body: BodyStyle,
  isDated: (index: number) => boolean,
): Look | undefined => {
  const isHeading = (look: Look): boolean => {
    const { indices } = look;
    const starts = beginningsOf(look);
    if (starts.length < fewest || indices.at(-1) === lines.length - 1) return false;
    const heads = indices.filter((index) => {
      const line = lines[index];
      return line !== undefined && mayBeHeading(line) && isStrong(line, body) && !isDated(index);
    });
    if (heads.length < (1 - maxOthers) * indices.length || paragraphLines(look).length > maxOthers * starts.length) return false;
    const besideDate = starts.filter((index) => isDated(index - 1) || isDated(index + 1)).length;
    if (besideDate > mostDated * starts.length) return false;
    return scope.filter((index) => index < (indices[0] ?? 0) && isDated(index)).length <= maxBefore;
  };
  return looksOf(lines, scope).filter(isHeading).toSorted(byStrength(lines))[0];
};

/** The looks of section headings, told without a word of them: the strongest of the document, and one of each column that has no such line. */
export const tellingLooks = (lines: readonly ResumeLine[], body: BodyStyle): ReadonlySet<string> => {
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
