import type { CellPlace } from '../layout-document.ts';

/** A piece of a row in one style; `hidden` where a browser would not show it. */
export type RowPart = { readonly text: string; readonly bold: boolean; readonly italic?: boolean; readonly hidden?: boolean };

/** A line of a text file without its markup. */
export type TextRow = {
  readonly parts: readonly RowPart[];
  /** Of a heading, 1 to 6; 0 where its rank is unknown; null for text. */
  readonly heading: number | null;
  readonly bullet: boolean;
  readonly urls: readonly string[];
  /** Rows with the same number belong together: a paragraph, a list, a cell. */
  readonly block: number;
  readonly cell?: CellPlace;
};
