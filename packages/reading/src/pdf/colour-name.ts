/** `#rrggbb`, lower case, of channels from 0 to 255. */
export const colourName = (red: number, green: number, blue: number): string =>
  `#${(0x1000000 | ((red & 0xff) << 16) | ((green & 0xff) << 8) | (blue & 0xff)).toString(16).slice(1)}`;
