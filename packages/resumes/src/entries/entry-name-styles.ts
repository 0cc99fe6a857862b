import { withoutDates } from '../dates/parse-date-ranges.ts';
import { letterKey } from '../layout/line-style.ts';
import type { DatedLine } from './dated-line.ts';

const namesSomething = ({ line, dates }: DatedLine): boolean =>
  line.cells.flatMap((cell) => withoutDates(cell, dates)).some((text) => /\p{L}/u.test(text));

/**
 * Returns whether a line may name an entry, based on the first entry of the section: its lines up to the first one for which
 * `tells` is true show the styles of names and how far below the date they may be. Accepts every line if the first entry shows
 * nothing.
 */
export const entryNameStyles = (
  lines: readonly DatedLine[],
  isDated: (line: DatedLine) => boolean,
  tells: (line: DatedLine) => boolean,
): ((index: number) => boolean) => {
  const dated = lines.flatMap((line, index) => (isDated(line) ? [index] : []));
  const [first, second] = dated;
  if (first === undefined || second === undefined) return () => true;
  const end = lines.findIndex((line, index) => index === second || tells(line));
  if (end <= first) return () => true;
  const looks = new Set(
    lines
      .slice(0, end)
      .filter(namesSomething)
      // Names with a link have their own colour.
      .flatMap(({ line }) => [letterKey(line), letterKey({ ...line, bold: line.opensBold })]),
  );
  const below = end - 1 - first;
  return (index) => {
    const line = lines[index]?.line;
    const last = dated.findLast((each) => each <= index) ?? 0;
    return (line !== undefined && looks.has(letterKey(line))) || index - last <= below;
  };
};
