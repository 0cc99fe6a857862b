import { joinLines } from '@winnow/reading';
import { union } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';

/** A line with the text of the next one, which continues it. */
export const appendLine = (line: ResumeLine, next: ResumeLine): ResumeLine => {
  const add = (texts: readonly string[]): readonly string[] => [
    ...texts.slice(0, -1),
    joinLines([{ text: texts.at(-1) ?? '' }, next]),
  ];
  const box = line.box === null || next.box === null ? null : union(line.box, next.box);
  return { ...line, text: joinLines([line, next]), cells: add(line.cells), pieces: add(line.pieces), tags: add(line.tags), box };
};
