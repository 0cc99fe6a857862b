import type { Box } from '@winnow/contracts';
import type { HiddenReason } from '../layout-document.ts';

/** What all glyphs of one text object share. */
export type GlyphStyle = {
  readonly font: string;
  /** The font is one of pictures. */
  readonly icons: boolean;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly colour: string;
  /** 0 to 255. */
  readonly alpha: number;
  /** PDF text render mode; 3 and 7 paint nothing. */
  readonly renderMode: number;
  /** Reading direction in quarter turns clockwise from left to right. */
  readonly turns: number;
};

/** One character as it is placed on the page, in points from the top left corner of the page as it is shown. */
export type Glyph = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The point on the baseline where the glyph starts. */
  readonly x: number;
  readonly y: number;
  readonly style: GlyphStyle;
  /** Place in the file's own order. */
  readonly order: number;
  readonly unmapped: boolean;
  /** The file says that it stands for a text, which the page has no room to show. */
  readonly replaced: boolean;
  /** PDFium's handle of the text object that it belongs to; 0 when unknown. */
  readonly object: number;
  /** PDFium believes that a space stands before it although the file has none. */
  readonly spaceBefore: boolean;
};

/** A filled area, with its place in the order of painting; the colour is null where it cannot be told (an image, a shading, a pattern). */
export type Fill = { readonly box: Box; readonly colour: string | null; readonly painted: number };

/** What may hide a text object: what it is clipped to, and whether it belongs to a layer that can be switched off. */
export type TextFrame = { readonly painted: number; readonly clip: Box | null; readonly layered: boolean };

export type RawPage = {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly fills: readonly Fill[];
  /** Glyphs that are painted and cannot be seen on the page, by their order. */
  readonly unseen: ReadonlyMap<number, HiddenReason>;
  /** Thin filled or stroked boxes: the lines of a ruled table among others. */
  readonly rules: readonly Box[];
  readonly images: readonly { readonly box: Box }[];
  readonly links: readonly { readonly box: Box | null; readonly url: string }[];
};
