import type { ResumeLine } from './resume-line.ts';

/** The line with another text in a single cell. */
export const withText = (line: ResumeLine, text: string): ResumeLine => ({
  ...line,
  text,
  cells: [text],
  pieces: [text],
  tags: [text],
  largeWords: null,
});
