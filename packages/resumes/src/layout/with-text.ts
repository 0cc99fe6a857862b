import type { ResumeLine } from './resume-lines.ts';

/** The line with another text, which is one cell. */
export const withText = (line: ResumeLine, text: string): ResumeLine => ({
  ...line,
  text,
  cells: [text],
  pieces: [text],
  tags: [text],
});
