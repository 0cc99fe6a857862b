import { hasSameLook, letterKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { mayBeHeading } from './may-be-heading.ts';

/** Lines that follow each other as closely as those of one text do, in one look: their first index and how many they are. */
export type Run = { readonly from: number; readonly count: number; readonly look: string };

/** The distance between lines of one text, in font sizes. */
const step = { min: 0.8, max: 1.5 } as const;

/** More lines are no heading that wraps. */
const maxLines = 4;

/** How far a line is below the one before, in font sizes; null where that is not known. */
const distanceOf = (line: ResumeLine, next: ResumeLine): number | null =>
  line.box === null || next.box === null || line.page !== next.page || line.column !== next.column
    ? null
    : (next.box[1] - line.box[1]) / Math.max(1, line.size);

const follows = (line: ResumeLine, next: ResumeLine): boolean => {
  const distance = distanceOf(line, next);
  return distance !== null && distance > step.min && distance < step.max && hasSameLook(line, next);
};

/** The runs of lines that may be headings. */
export const runsOf = (lines: readonly ResumeLine[]): readonly Run[] => {
  const runs: Run[] = [];
  let from = 0;
  for (let index = 1; index <= lines.length; index += 1) {
    const [before, line] = [lines[index - 1] as ResumeLine, lines[index]];
    if (line !== undefined && follows(before, line)) continue;
    const own = lines.slice(from, index);
    if (own.length <= maxLines && own.every(mayBeHeading))
      runs.push({ from, count: own.length, look: `${letterKey(before)}|${before.colour}` });
    from = index;
  }
  return runs;
};

/** How many runs in a look hold a heading, how many of these are a line alone, and how many hold none. */
export type LookCount = { readonly heads: number; readonly single: number; readonly others: number };

/** What the runs of each look are, by which lines are headings. */
export const countLooks = (runs: readonly Run[], isHeading: (index: number) => boolean): ReadonlyMap<string, LookCount> =>
  new Map(
    [...Map.groupBy(runs, ({ look }) => look)].map(([look, own]) => {
      const heads = own.filter(({ from, count }) => Array.from({ length: count }, (_, at) => from + at).some(isHeading));
      const single = heads.filter(({ count }) => count === 1).length;
      return [look, { heads: heads.length, single, others: own.length - heads.length }];
    }),
  );

/** True where each run of a look has more space above than lines of one text do, so that no heading follows another closely. */
export const areSetApart = (runs: readonly Run[], look: string, lines: readonly ResumeLine[]): boolean =>
  runs.every(({ from, look: own }) => {
    const [before, line] = [lines[from - 1], lines[from] as ResumeLine];
    return own !== look || before === undefined || (distanceOf(before, line) ?? step.max) >= step.max;
  });
