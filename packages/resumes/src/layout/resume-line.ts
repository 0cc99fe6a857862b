import type { Box } from '@winnow/contracts';
import type { CellPlace } from '@winnow/reading';
import type { PeriodCells } from '../dates/form-periods.ts';

/** One visible line with its place and look, as the parser works with it. */
export type ResumeLine = {
  readonly text: string;
  /** The text split where the line leaves a wide gap or a tab. */
  readonly cells: readonly string[];
  /** The cells split once more where the weight or slant changes between words. */
  readonly pieces: readonly string[];
  /** The text split at every gap wider than a word space, as tags are set. */
  readonly tags: readonly string[];
  /** Left and right edges of the runs, in points. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly page: number;
  readonly box: Box | null;
  /** Points of most characters and of the largest; 0 when unknown. */
  readonly size: number;
  readonly largest: number;
  readonly bold: boolean;
  /** Of its first words: a title may be bold where the dates behind it are not. */
  readonly opensBold: boolean;
  readonly italic: boolean;
  readonly colour: string;
  readonly font: string;
  readonly bullet: boolean;
  /** Counts the blocks of the document, so that lines of one block share it. */
  readonly block: number;
  readonly blockStart: boolean;
  readonly blockSize: number;
  readonly column: number;
  /** Its place in a table that the file tells or draws. */
  readonly cell: CellPlace | null;
  /** Start and end as the cells of a form's row print them, "2018 3" and "2022 12". */
  readonly period: PeriodCells | null;
};
