import type { Box } from '@winnow/contracts';
import type { EntryLabel } from '@winnow/languages';
import type { CellPlace, LineMark } from '@winnow/reading';
import type { PeriodCells } from '../dates/form-periods.ts';

/** A visible line with its position and style, as used by the parser. */
export type ResumeLine = {
  readonly text: string;
  /** The text split at wide gaps and tabs. */
  readonly cells: readonly string[];
  /** The cells, also split where weight or slant changes between words. */
  readonly pieces: readonly string[];
  /** The text split at every gap wider than a word space, as in rows of tags. */
  readonly tags: readonly string[];
  /** Left and right edges of the runs, in points. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly page: number;
  readonly box: Box | null;
  /** Font size of most characters and of the largest, in points; 0 when unknown. */
  readonly size: number;
  readonly largest: number;
  /** The first words, where they are set larger than the rest; else null. */
  readonly largeWords: string | null;
  readonly bold: boolean;
  /** True when the first words are bold: a title may be bold while the dates after it are not. */
  readonly opensBold: boolean;
  readonly italic: boolean;
  readonly colour: string;
  readonly font: string;
  readonly bullet: boolean;
  readonly marks: readonly LineMark[];
  /** Number of the block in the document; lines of the same block share it. */
  readonly block: number;
  readonly blockStart: boolean;
  readonly blockSize: number;
  readonly column: number;
  /** Its position in a table that the file defines or draws. */
  readonly cell: CellPlace | null;
  /** The columns of its cells, where it is a row of such a table. */
  readonly columns: readonly number[] | null;
  /** Start and end as printed in the cells of a form row, "2018 3" and "2022 12", or as school years, "2006/08". */
  readonly period: PeriodCells | null;
  /** What a form or table asks for here. */
  readonly label: EntryLabel | null;
  /** True for a heading in the margin, which is no cell of the row beside it, and for one that was parted from the text on its line. */
  readonly heads?: true;
};
