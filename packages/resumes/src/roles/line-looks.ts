import { mayBeHeading } from '../headings/may-be-heading.ts';
import { type BodyStyle, isEmphasised, isUpperCase, styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';

/** What the lines of one style have in common, which says more about a line than the line alone. */
export type Look = {
  readonly count: number;
  readonly known: number;
  readonly short: number;
  readonly dated: number;
  readonly besideDate: number;
  /** Lines that a line in a weaker style follows. */
  readonly leading: number;
  /** Lines directly after one in the same style. */
  readonly continued: number;
  /** Lines that the file marks, as with a rule. */
  readonly marked: number;
  /** Position among the emphasised styles with short lines, the strongest first; null for the style of the text. */
  readonly rank: number | null;
};

const strengthOf = (line: ResumeLine): number =>
  Math.round(line.size * 2) * 4 + (isUpperCase(line.text) ? 2 : 0) + (line.bold ? 1 : 0);

/** The looks of a document, by style. */
export const looksOf = (
  lines: readonly ResumeLine[],
  body: BodyStyle,
  { isKnown, isDated }: { readonly isKnown: (index: number) => boolean; readonly isDated: (index: number) => boolean },
): ReadonlyMap<string, Look> => {
  const groups = Map.groupBy(lines.keys(), (index) => styleKey(lines[index] as ResumeLine));
  const strengths = new Map<string, number>();
  for (const [style, [first]] of groups) {
    const line = lines[first ?? 0];
    if (line !== undefined && isEmphasised(line, body)) strengths.set(style, strengthOf(line));
  }
  const ranked = [...strengths.values()].toSorted((a, b) => b - a);
  return new Map(
    [...groups].map(([style, own]) => {
      const count = (holds: (index: number, line: ResumeLine) => boolean): number =>
        own.filter((index) => holds(index, lines[index] as ResumeLine)).length;
      const strength = strengths.get(style);
      const weaker = (line: ResumeLine, next: ResumeLine | undefined): boolean =>
        next !== undefined && styleKey(next) !== style && strengthOf(next) < strengthOf(line);
      return [
        style,
        {
          count: own.length,
          known: count((index, line) => mayBeHeading(line) && isKnown(index)),
          short: count((_, line) => mayBeHeading(line)),
          dated: count((index) => isDated(index)),
          besideDate: count((index) => isDated(index + 1) || isDated(index - 1)),
          leading: count((index, line) => weaker(line, lines[index + 1])),
          continued: count((index) => {
            const before = lines[index - 1];
            return before !== undefined && styleKey(before) === style;
          }),
          marked: count((_, line) => line.marks.length > 0),
          rank: strength === undefined ? null : ranked.indexOf(strength),
        },
      ];
    }),
  );
};
