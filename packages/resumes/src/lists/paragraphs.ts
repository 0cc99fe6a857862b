import type { ResumeLine } from '../layout/resume-line.ts';

/** True when a line goes on with the text of the one before. */
const goesOn = (line: ResumeLine, previous: ResumeLine): boolean =>
  line.block === previous.block &&
  !line.bullet &&
  (previous.bullet || /^\p{Ll}/u.test(line.text) || /[,;:(-]$/u.test(previous.text));

/** The lines of a section, each with those that go on with it. */
export const paragraphsOf = (lines: readonly ResumeLine[]): readonly (readonly [ResumeLine, ...ResumeLine[]])[] => {
  const paragraphs: [ResumeLine, ...ResumeLine[]][] = [];
  for (const line of lines) {
    const open = paragraphs.at(-1);
    const last = open?.at(-1);
    if (open !== undefined && last !== undefined && goesOn(line, last)) open.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
};
