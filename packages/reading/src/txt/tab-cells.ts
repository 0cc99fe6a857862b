import { tidyText } from '../text/tidy-text.ts';

/** In a text, a tab or three spaces part the cells of a row: sentences are justified with two, and words spread as "성    명". */
const gap = /(?<!(?:^|\s)\p{Lo}\s*)(?:\t|\s{3})\s*/gu;

/** A part of a line of plain text with one tab for each gap between cells, and single spaces elsewhere. */
export const tabCells = (part: string): string => part.replace(gap, '\t').replace(/[^\S\t]+/gu, ' ');

/** A line of plain text without signs that nobody sees, its cells parted by tabs. */
export const tidyCells = (line: string): string =>
  tabCells(line)
    .split('\t')
    .map(tidyText)
    .filter((cell) => cell !== '')
    .join('\t');
