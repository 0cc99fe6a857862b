import type { Box } from '@winnow/contracts';
import type { HiddenReason } from '../layout-document.ts';

/** Properties shared by all glyphs of one text object. */
export type GlyphStyle = {
  readonly font: string;
  /** The font is an icon font. */
  readonly icons: boolean;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly colour: string;
  /** 0 to 255. */
  readonly alpha: number;
  /** PDF text render mode; 3 and 7 paint nothing. */
  readonly renderMode: number;
  /** The file tags the text as a heading. */
  readonly heading: boolean;
  /** Reading direction in quarter turns clockwise from left to right. */
  readonly turns: number;
};

/** One placed character, in points from the top left corner of the displayed page. */
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
  /** Index in the file's own order. */
  readonly order: number;
  readonly unmapped: boolean;
  /** The file assigns it a replacement text that does not fit the visible area. */
  readonly replaced: boolean;
  /** PDFium's handle of its text object; 0 when unknown. */
  readonly object: number;
  /** PDFium detects a space before it although the file has none. */
  readonly spaceBefore: boolean;
};

/** A filled area, with its index in painting order; the colour is null where it is unknown (an image, a shading, a pattern). */
export type Fill = { readonly box: Box; readonly colour: string | null; readonly painted: number };

/** What may hide a text object: its clip, and whether it belongs to a layer that can be switched off. */
export type TextFrame = { readonly painted: number; readonly clip: Box | null; readonly layered: boolean };

export type RawPage = {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly fills: readonly Fill[];
  /** Glyphs that are painted but not visible on the page, by index. */
  readonly unseen: ReadonlyMap<number, HiddenReason>;
  /** Thin filled or stroked boxes, such as the lines of a ruled table. */
  readonly rules: readonly Box[];
  readonly images: readonly { readonly box: Box }[];
  readonly links: readonly { readonly box: Box | null; readonly url: string }[];
  /** The file has no text here; the glyphs were recognized on the picture of the page. */
  readonly scanned?: true;
};
