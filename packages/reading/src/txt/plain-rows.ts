import { markHeadings } from './mark-headings.ts';
import { readMarks } from './read-marks.ts';
import type { TextRow } from './text-row.ts';

/** The rows of a plain text: one for each line, in blocks that empty lines and rulers part. */
export const plainRows = (text: string): readonly TextRow[] => {
  const lines = text.split('\n');
  const marks = markHeadings(lines);
  let block = 0;
  return lines.flatMap((line, index): readonly TextRow[] => {
    const { isRuler, heading: framed } = marks[index] ?? { isRuler: false, heading: null };
    if (isRuler || line.trim() === '') {
      block += 1;
      return [];
    }
    const { parts, heading, urls } = readMarks(framed ?? line);
    return [{ parts, heading: heading || framed !== null ? 0 : null, bullet: false, urls, block }];
  });
};
