/** A page of a resume as an image, packed with the others into one blob. */
export type PagePicture = {
  /** From 1. */
  readonly number: number;
  /** Of the page, in points. */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly png: string;
  /** Width and height in pixels of an image that was scaled down more than those of other pages. */
  readonly pixels?: readonly [number, number];
};
