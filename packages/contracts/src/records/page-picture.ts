/** A page of a resume as a picture, packed with the others into one blob. */
export type PagePicture = {
  /** From 1. */
  readonly number: number;
  /** Of the page, in points. */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly png: string;
  /** Width and height of a picture that was made coarser than those of other pages, in pixels. */
  readonly pixels?: readonly [number, number];
};
