import type { Box } from '@winnow/contracts';
import type { Glyph } from './raw-page.ts';

/** True for text that only marks a place: its render mode paints nothing. */
export const paintsNothing = ({ style }: Pick<Glyph, 'style'>): boolean => style.renderMode === 3 || style.renderMode === 7;

const blank = /^\s*$/u;

/** True for white space. */
export const isBlank = ({ text }: Pick<Glyph, 'text'>): boolean => {
  // Nearly all glyphs are of printable ASCII, and this is asked several times of each.
  const code = text.charCodeAt(0);
  return code > 0x20 && code < 0x7f ? false : blank.test(text);
};

/** The middle of what a glyph paints. */
export const middleOf = ({ left, right, y, style }: Glyph): readonly [x: number, y: number] => [
  (left + right) / 2,
  y - style.size * 0.3,
];

/** True when a point lies in a box. */
export const holds = ([left, top, right, bottom]: Box, [x, y]: readonly [number, number]): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
