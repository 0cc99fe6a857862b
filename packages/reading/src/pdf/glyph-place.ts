import type { Box } from '@winnow/contracts';
import type { Glyph } from './raw-page.ts';

/** True for invisible text: its render mode paints nothing. */
export const paintsNothing = ({ style }: Pick<Glyph, 'style'>): boolean => style.renderMode === 3 || style.renderMode === 7;

const blank = /^\s*$/u;

/** True for white space. */
export const isBlank = ({ text }: Pick<Glyph, 'text'>): boolean => {
  // Nearly all glyphs are printable ASCII, and this is called several times for each.
  const code = text.charCodeAt(0);
  return code > 0x20 && code < 0x7f ? false : blank.test(text);
};

/** True when the centre of the painted area of a glyph is in a box. */
export const holds = (box: Box, { left, right, y, style }: Glyph): boolean => {
  const middle = (left + right) / 2;
  const height = y - style.size * 0.3;
  return middle >= box[0] && middle <= box[2] && height >= box[1] && height <= box[3];
};
