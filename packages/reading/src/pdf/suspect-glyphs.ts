import type { HiddenReason } from '../layout-document.ts';
import { holds, isBlank, paintsNothing } from './glyph-place.ts';
import type { Fill, Glyph, TextFrame } from './raw-page.ts';

/** A glyph that may be invisible, and why. */
export type Suspect = { readonly glyph: Glyph; readonly reason: HiddenReason };

/** Text whose channels are all this close to the background's, of 255, is indistinguishable from it. */
export const sameColour = 12;

/** The channels of `#rrggbb` as one number. */
const colourNumber = (colour: string): number => Number.parseInt(colour.slice(1), 16);

const isClose = (a: string, b: string): boolean => {
  const [one, other] = [colourNumber(a), colourNumber(b)];
  return [16, 8, 0].every((shift) => Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff)) <= sameColour);
};

/** The topmost of the areas under a glyph; written out, because it is called for every glyph. */
const topmost = (fills: readonly Fill[], glyph: Glyph): Fill | undefined => {
  for (let index = fills.length - 1; index >= 0; index -= 1) {
    const fill = fills[index];
    if (fill !== undefined && holds(fill.box, glyph)) return fill;
  }
  return undefined;
};

const unframed: TextFrame = { painted: Number.POSITIVE_INFINITY, clip: null, layered: false };

/**
 * Glyphs that are painted but may be invisible: in a layer that can be switched off, outside the clip of their text, painted
 * over, or in the colour of their background. The page's own background is white; clips of areas are not known, so this is only a
 * suspicion.
 */
export const suspectGlyphs = (
  glyphs: readonly Glyph[],
  frames: ReadonlyMap<number, TextFrame>,
  { fills }: { readonly fills: readonly Fill[] },
): readonly Suspect[] => {
  // Neighbours share colour and background.
  let last = { colour: '', ground: '', close: false };
  const isOnItsColour = ({ style: { colour } }: Glyph, ground: string): boolean => {
    if (last.colour !== colour || last.ground !== ground) last = { colour, ground, close: isClose(colour, ground) };
    return last.close;
  };
  const reasonOf = (glyph: Glyph): HiddenReason | null => {
    const { painted, clip, layered } = frames.get(glyph.object) ?? unframed;
    if (layered) return 'switched_off';
    if (clip !== null && !holds(clip, glyph)) return 'clipped';
    const top = topmost(fills, glyph);
    if (top !== undefined && top.painted > painted) return 'covered';
    const colour = top === undefined ? '#ffffff' : top.colour;
    return colour !== null && isOnItsColour(glyph, colour) ? 'background_colour' : null;
  };
  const suspects: Suspect[] = [];
  for (const glyph of glyphs) {
    if (isBlank(glyph) || paintsNothing(glyph) || glyph.style.alpha === 0) continue;
    const reason = reasonOf(glyph);
    if (reason !== null) suspects.push({ glyph, reason });
  }
  return suspects;
};
