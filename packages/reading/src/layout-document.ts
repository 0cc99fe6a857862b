import type { Box, DocumentFormat, ExtractionWarning } from '@winnow/contracts';

/** Why a person would not see a run although a parser reads it. */
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

/** Adjacent characters of one style. */
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

/**
 * How the file marks a line: on a filled bar of its own, above, below or before a drawn rule, or as a heading, by a style of Word
 * or a tag of PDF.
 */
export type LineMark = 'bar' | 'ruled-below' | 'ruled-above' | 'ruled-beside' | 'heading-style';

export type Line = {
  /** Text of the visible runs, single spaces, NFC. */
  readonly text: string;
  readonly box: Box | null;
  readonly runs: readonly Run[];
  readonly band: Band;
  /** The line begins with a bullet or is a list item; the bullet is not part of `text`. */
  readonly bullet: boolean;
  readonly marks?: readonly LineMark[];
};

/** A place in a table: rows are numbered across all tables of a page, and cells of a row in reading order. */
export type CellPlace = { readonly row: number; readonly column: number };

/** Lines that belong together: a paragraph, a list, a cell. */
export type Block = {
  readonly lines: readonly Line[];
  readonly column: number;
  /** Only in a table that Word declares or that is drawn with lines. */
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
  /** Number of adjacent text columns. */
  readonly columns: number;
  /** In reading order. */
  readonly blocks: readonly Block[];
  readonly images: readonly { readonly box: Box | null }[];
  readonly tables: readonly { readonly box: Box | null; readonly rows: number; readonly columns: number }[];
  readonly links: readonly { readonly box: Box | null; readonly url: string }[];
  readonly textBoxes: number;
  /** Number of glyphs with text, and of those without a Unicode value in the file. */
  readonly characters: number;
  readonly unmappedCharacters: number;
  /**
   * The minimum number of body lines that would have to move for the file's own order to match the printed order in each column:
   * 0 for a well-ordered file.
   */
  readonly orderInversions: number;
  /** The file has no text here; it was recognized on the picture of the page. */
  readonly scanned?: true;
};

/** One structure for all formats. TXT and DOCX have one page of unknown size unless the file states it. */
export type LayoutDocument = {
  readonly format: DocumentFormat;
  readonly bytes: number;
  /** As the file counts them; `pages` may be shorter when a limit stopped reading. */
  readonly pageCount: number;
  readonly pages: readonly Page[];
  readonly warnings: readonly ExtractionWarning[];
  /** A second reader read the file, which the first one could not: nothing has a position. */
  readonly recovered?: true;
};
