import type { PagePicture } from '@winnow/contracts';
import type { LayoutDocument } from '@winnow/reading';

/** A line of text that people see, as programs read it. */
export type ViewedLine = { readonly text: string; readonly bullet: boolean };

/** A page of the resume: its picture or, without one, its text. */
export type PageView = {
  /** From 1. */
  readonly number: number;
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Base64 of a PNG. */
  readonly picture: string | null;
  readonly lines: readonly ViewedLine[];
};

/** As many pages as a person looks through for faults. */
const mostPages = 10;

/** The first ten pages of a resume, with those pictures that there are. */
export const pageViews = (layout: LayoutDocument, pictures: readonly PagePicture[]): readonly PageView[] =>
  layout.pages.slice(0, mostPages).map(({ number, width, height, blocks }) => {
    const picture = pictures.find((each) => each.number === number);
    return {
      number,
      width: picture?.width ?? width,
      height: picture?.height ?? height,
      picture: picture?.png ?? null,
      lines: blocks
        .flatMap(({ lines }) => lines)
        .flatMap(({ text, bullet }) => (text.trim() === '' ? [] : [{ text: text.trim(), bullet }])),
    };
  });
