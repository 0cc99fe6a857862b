import type { Box } from '@winnow/contracts';
import type { Glyph } from './raw-page.ts';

const paintless = new Set([3, 7]);

/** True for text that only marks a place: its render mode paints nothing. */
export const paintsNothing = ({ style }: Pick<Glyph, 'style'>): boolean => paintless.has(style.renderMode);

/** True for white space. */
export const isBlank = ({ text }: Pick<Glyph, 'text'>): boolean => /^\s*$/u.test(text);

/** The middle of what a glyph paints. */
export const middleOf = ({ left, right, y, style }: Glyph): readonly [x: number, y: number] => [
  (left + right) / 2,
  y - style.size * 0.3,
];

/** True when a point lies in a box. */
export const holds = ([left, top, right, bottom]: Box, [x, y]: readonly [number, number]): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
