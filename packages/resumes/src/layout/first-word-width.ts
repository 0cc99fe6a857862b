import { unspacedScripts } from '@winnow/languages';
import type { Span } from './column-edges.ts';
import type { ResumeLine } from './resume-line.ts';

const firstWord = /^\S+/u;
const spaceless = new RegExp(`^[${unspacedScripts}]`, 'u');

/** The approximate width of the first word of a line, with a space. */
export const firstWordWidth = ({ text }: ResumeLine, { start, end }: Span): number => {
  const letters = spaceless.test(text) ? 1 : (firstWord.exec(text)?.[0].length ?? 0) + 1;
  return ((end - start) * Math.min(letters, text.length)) / Math.max(1, text.length);
};
