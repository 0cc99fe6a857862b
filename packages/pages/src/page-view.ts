import type { Box, PagePicture } from '@winnow/contracts';
import type { LayoutDocument } from '@winnow/reading';

/** A visible line of text, as parsers read it. */
export type ViewedLine = { readonly text: string; readonly bullet: boolean; readonly box?: Box | null };

/** A page of the resume: its image or, without one, its text. */
export type PageView = {
  /** From 1. */
  readonly number: number;
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Base64 of a PNG. */
  readonly picture: string | null;
  /** Width and height in pixels of an image that was scaled down. */
  readonly coarse: readonly [number, number] | null;
  readonly lines: readonly ViewedLine[];
  /** Number of further lines of text on the page. */
  readonly moreLines: number;
};

/** As many pages as a person checks for faults. */
const maxPages = 10;
/** Per page: a page of a book has 50 lines; only a text file, which has no pages, has many more. */
const maxLines = 1_000;

/** The first ten pages of a resume, with their images if there are any, and with the first thousand lines of each. */
export const pageViews = (layout: LayoutDocument, pictures: readonly PagePicture[]): readonly PageView[] =>
  layout.pages.slice(0, maxPages).map(({ number, width, height, blocks }) => {
    const picture = pictures.find((each) => each.number === number);
    const lines = blocks.flatMap((block) => block.lines).filter(({ text }) => text.trim() !== '');
    return {
      number,
      width: picture?.width ?? width,
      height: picture?.height ?? height,
      picture: picture?.png ?? null,
      coarse: picture?.pixels ?? null,
      lines: lines.slice(0, maxLines).map(({ text, bullet, box }) => ({ text: text.trim(), bullet, box })),
      moreLines: Math.max(0, lines.length - maxLines),
    };
  });
