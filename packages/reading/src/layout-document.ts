import type { Box, DocumentFormat, ExtractionWarning } from '@winnow/contracts';

/** Why a person would not see a run although a program reads it. */
export type HiddenReason =
  | 'invisible'
  | 'background_colour'
  | 'tiny'
  | 'off_page'
  | 'transparent'
  | 'clipped'
  | 'covered'
  | 'switched_off'
  | 'replaced'
  | 'vanish'
  | 'deleted';

/** Neighbouring characters of one style. */
export type Run = {
  readonly text: string;
  readonly box: Box | null;
  /** Family name without subset prefix or style suffix; empty when unknown. */
  readonly font: string;
  /** Effective size in points; 0 when unknown. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb`, lower case. */
  readonly colour: string;
  readonly hidden: HiddenReason | null;
};

export type Band = 'header' | 'body' | 'footer';

export type Line = {
  /** What the visible runs say, single spaces, NFC. */
  readonly text: string;
  readonly box: Box | null;
  readonly runs: readonly Run[];
  readonly band: Band;
  /** The line begins with a bullet sign or is a list item; the sign is not part of `text`. */
  readonly bullet: boolean;
};

/** A place in a table: the rows of all tables of a page are counted through, and the cells of a row in the order in which they are read. */
export type CellPlace = { readonly row: number; readonly column: number };

/** Lines that belong together: a paragraph, a list, a cell. */
export type Block = {
  readonly lines: readonly Line[];
  readonly column: number;
  /** Only for what stands in a table that Word tells or that is drawn with lines. */
  readonly cell?: CellPlace;
};

export type Page = {
  /** From 1. */
  readonly number: number;
  /** In points; 0 for formats without pages. */
  readonly width: number;
  readonly height: number;
  /** Left, top, right, bottom white space around the body text, in points; null when unknown. */
  readonly margins: readonly [number, number, number, number] | null;
  /** Text columns side by side. */
  readonly columns: number;
  /** In reading order. */
  readonly blocks: readonly Block[];
  readonly images: readonly { readonly box: Box | null }[];
  readonly tables: readonly { readonly box: Box | null; readonly rows: number; readonly columns: number }[];
  readonly links: readonly { readonly box: Box | null; readonly url: string }[];
  readonly textBoxes: number;
  /** Glyphs with text, and those of them whose Unicode value the file does not tell. */
  readonly characters: number;
  readonly unmappedCharacters: number;
  /** The fewest body lines that would have to move for the file's own order to be that of the paper in each column: 0 for a straight file. */
  readonly orderInversions: number;
};

/** One shape for all formats. TXT and DOCX have one page of unknown size unless the file tells. */
export type LayoutDocument = {
  readonly format: DocumentFormat;
  readonly bytes: number;
  /** As the file counts them; `pages` may hold fewer when a limit cut reading short. */
  readonly pageCount: number;
  readonly pages: readonly Page[];
  readonly warnings: readonly ExtractionWarning[];
};
