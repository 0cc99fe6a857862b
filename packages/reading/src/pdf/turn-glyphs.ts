import type { Box } from '@winnow/contracts';
import type { PageLine } from './page-line.ts';
import type { Glyph } from './raw-page.ts';

type Point = readonly [number, number];

const turn = ([x, y]: Point, turns: number): Point => (turns === 0 ? [x, y] : turn([y, -x], turns - 1));

const turnBox = ([left, top, right, bottom]: Box, turns: number): Box => {
  const [ax, ay] = turn([left, top], turns);
  const [bx, by] = turn([right, bottom], turns);
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
};

/** Rotates glyphs that run in another direction, so that they run from left to right. */
export const turnGlyphs = (glyphs: readonly Glyph[], turns: number): readonly Glyph[] =>
  glyphs.map((glyph) => {
    const [left, top, right, bottom] = turnBox([glyph.left, glyph.top, glyph.right, glyph.bottom], turns);
    const [x, y] = turn([glyph.x, glyph.y], turns);
    return { ...glyph, left, top, right, bottom, x, y, style: { ...glyph.style, turns: 0 } };
  });

/** A line of rotated glyphs with its boxes back at their place on the page. */
export const turnLineBack = (item: PageLine, turns: number): PageLine => {
  const back = (box: Box | null): Box | null => (box === null ? null : turnBox(box, 4 - turns));
  const box = back(item.line.box);
  return {
    ...item,
    // In the middle: the end of a heading at the edge of the page is none of a header or footer.
    y: box === null ? item.y : (box[1] + box[3]) / 2,
    line: { ...item.line, box, runs: item.line.runs.map((run) => ({ ...run, box: back(run.box) })) },
  };
};
