/** `#rrggbb`, lower case, of a colour as a number. */
export const colourName = (colour: number): string => `#${(0x1000000 | colour).toString(16).slice(1)}`;

/** Red, green and blue, from 0 to 255, as one number. */
export const colourOf = (red: number, green: number, blue: number): number =>
  ((red & 0xff) << 16) | ((green & 0xff) << 8) | (blue & 0xff);
