type Role = 'name' | 'headline' | 'contact' | 'heading' | 'title' | 'subtitle' | 'dates' | 'text' | 'bullet';

/** One paragraph; `aside` stands at the far end of the same line, and the first line of an entry keeps some distance. */
export type Line = { readonly role: Role; readonly text: string; readonly aside?: string; readonly opens?: boolean };

/** Two columns that are read one after the other: side by side, or one flowing into the other as in a newspaper. */
export type Columns = {
  readonly kind: 'columns';
  readonly flow: 'side' | 'newspaper';
  /** Widths in percent. */
  readonly shares: readonly [number, number];
  readonly parts: readonly [readonly Block[], readonly Block[]];
  /** Which of the two has a background. */
  readonly shaded: 0 | 1 | null;
};

export type Cell = readonly Line[];

/** Rows of cells; a row of one cell takes the whole width. */
export type Table = {
  readonly kind: 'table';
  readonly shares: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  readonly look: 'ruled' | 'plain' | 'labels';
};

export type Block = Line | Columns | Table;

export const isLine = (block: Block): block is Line => 'role' in block;

/** A resume as it is laid out, whatever file it becomes. */
export type Sheet = {
  readonly language: string;
  /** Contact data above the page's text: in the header of every page, or in a coloured band on the first. */
  readonly head: { readonly lines: readonly Line[]; readonly place: 'header' | 'band' } | null;
  readonly body: readonly Block[];
  readonly spacedHeadings: boolean;
  readonly accent: string;
  readonly bullet: string;
  readonly points: number;
  /** Whether the Word document has styles for headings and lists, or only looks as if. */
  readonly wordStyles: boolean;
};
