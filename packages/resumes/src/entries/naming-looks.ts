import { withoutDates } from '../dates/parse-date-ranges.ts';
import { letterKey } from '../layout/line-style.ts';
import type { DatedLine } from './dated-line.ts';

const namesSomething = ({ line, dates }: DatedLine): boolean =>
  line.cells.flatMap((cell) => withoutDates(cell, dates)).some((text) => /\p{L}/u.test(text));

/**
 * Tells whether a line may name an entry, by its place in the section: the lines of the first entry, up to the first that `tells` what was
 * done, show in which looks entries are named and how far below their dates. Any line may where the first entry shows nothing.
 */
export const namingLooks = (
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
      // Names with a link have a colour of their own.
      .flatMap(({ line }) => [letterKey(line), letterKey({ ...line, bold: line.opensBold })]),
  );
  const below = end - 1 - first;
  return (index) => {
    const line = lines[index]?.line;
    const last = dated.findLast((each) => each <= index) ?? 0;
    return (line !== undefined && looks.has(letterKey(line))) || index - last <= below;
  };
};
