/** A page of a resume as a picture, packed with the others into one blob. */
export type PagePicture = {
  /** From 1. */
  readonly number: number;
  /** Of the page, in points. */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly png: string;
};
