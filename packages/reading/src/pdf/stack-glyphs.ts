import type { Glyph } from './raw-page.ts';

/** Distance of two signs under each other, in font sizes. */
const step = { min: 0.8, max: 1.5 } as const;

/** Signs under each other begin at one place, to this share of the font size. */
const aligned = 0.2;

/** Signs that are written from top to bottom, also as part of a heading. */
const stacked = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}・ー＆／]$/u;

const letter = /\p{L}/u;

/** How far a glyph is below the one before it, and to its right, as its text runs. */
const stepBetween = (one: Glyph, next: Glyph): { readonly down: number; readonly right: number } => {
  const sign = one.style.turns === 2 ? -1 : 1;
  return { down: sign * (next.y - one.y), right: sign * (next.x - one.x) };
};

const isUnder = (one: Glyph, next: Glyph): boolean => {
  const { size, turns } = one.style;
  if (turns % 2 === 1 || next.style.turns !== turns || Math.abs(next.style.size - size) > 0.1) return false;
  if (!stacked.test(one.text) || !stacked.test(next.text)) return false;
  const { down, right } = stepBetween(one, next);
  return down > step.min * size && down < step.max * size && Math.abs(right) < aligned * size;
};

/** True for glyphs of one line. */
const isBeside = (one: Glyph | undefined, next: Glyph | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  one.style.turns === next.style.turns &&
  Math.abs(stepBetween(one, next).down) < 0.5 * one.style.size &&
  Math.abs(stepBetween(one, next).right) < 2 * one.style.size;

/** Where the signs of most fonts begin above the baseline, in font sizes. */
const above = 0.88;

/** The same sign as part of a line that runs down the page, up to the next one. */
const runDown = (glyph: Glyph, next: Glyph | undefined): Glyph => {
  const { size, turns } = glyph.style;
  const upside = turns === 2 ? -1 : 1;
  const start = glyph.y - upside * above * size;
  const end = next === undefined ? start + upside * size : next.y - upside * above * size;
  const style = { ...glyph.style, turns: (turns + 1) % 4 };
  return { ...glyph, top: Math.min(start, end), bottom: Math.max(start, end), style };
};

/**
 * Marks signs of Chinese, Japanese or Korean that are written from top to bottom as running down the page, like a turned line: each
 * would be a line of its own.
 */
export const stackGlyphs = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const turned = new Map<Glyph, Glyph>();
  for (let start = 0; start < glyphs.length; start += 1) {
    let end = start;
    while (end + 1 < glyphs.length && isUnder(glyphs[end] as Glyph, glyphs[end + 1] as Glyph)) end += 1;
    if (end === start) continue;
    const chain = glyphs.slice(start, end + 1);
    const isAlone = !isBeside(glyphs[start - 1], glyphs[start]) && !isBeside(glyphs[end], glyphs[end + 1]);
    if (isAlone && chain.some(({ text }) => letter.test(text)))
      for (const [index, glyph] of chain.entries()) turned.set(glyph, runDown(glyph, chain[index + 1]));
    start = end;
  }
  return turned.size === 0 ? glyphs : glyphs.map((glyph) => turned.get(glyph) ?? glyph);
};
