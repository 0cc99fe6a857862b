import type { Kind } from '../content/resume.ts';

export type Role = 'title' | 'company' | 'place' | 'dates' | 'department' | 'degree' | 'field' | 'institution' | 'text';

/** A run of one role; signs between runs have the role `text`. */
export type Piece = { readonly role: Role; readonly text: string };

/** A line, with what stands at its far end. */
export type Row = { readonly left: readonly Piece[]; readonly right: readonly Piece[] };

export type Block =
  | { readonly kind: 'heading'; readonly section: Kind; readonly text: string; readonly icon: string | null }
  /** `margin` stands in a column of its own beside the rows. */
  | { readonly kind: 'entry'; readonly rows: readonly Row[]; readonly margin: readonly Piece[] | null }
  | { readonly kind: 'bullets'; readonly items: readonly string[]; readonly sign: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'minor'; readonly text: string }
  /** A label and what it labels, on one line, as two columns or one under the other. */
  | { readonly kind: 'labelled'; readonly label: string; readonly text: string; readonly form: 'line' | 'column' | 'under' }
  | { readonly kind: 'chips'; readonly items: readonly string[] };

/** A resume as lines in their places, before a template gives it a look. */
export type Sheet = {
  readonly language: string;
  readonly rightToLeft: boolean;
  readonly name: string;
  /** What stands on the line of the name besides it. */
  readonly besideName: string | null;
  readonly headline: string | null;
  readonly contact: readonly { readonly label: string | null; readonly text: string }[];
  readonly separator: string;
  readonly main: readonly Block[];
  readonly side: readonly Block[];
};

/** What a template does with a sheet. */
export type Frame = {
  readonly columns: 'one' | 'side';
  /** Whether periods of entries stand in a column of their own. */
  readonly marginDates: boolean;
  readonly capitals: boolean;
};

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
