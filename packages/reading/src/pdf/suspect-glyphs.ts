import type { HiddenReason } from '../layout-document.ts';
import { holds, isBlank, paintsNothing } from './glyph-place.ts';
import type { Fill, Glyph, TextFrame } from './raw-page.ts';

/** A glyph that may be unseen, and why. */
export type Suspect = { readonly glyph: Glyph; readonly reason: HiddenReason };

/** Text whose channels all lie this close to the ground's, of 255, cannot be told from it. */
export const sameColour = 12;

/** The channels of `#rrggbb` as one number. */
const colourNumber = (colour: string): number => Number.parseInt(colour.slice(1), 16);

const isClose = (a: string, b: string): boolean => {
  const [one, other] = [colourNumber(a), colourNumber(b)];
  return [16, 8, 0].every((shift) => Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff)) <= sameColour);
};

/** The last area painted of those that a glyph stands on; written out, because it is asked for every glyph. */
const topmost = (fills: readonly Fill[], glyph: Glyph): Fill | undefined => {
  for (let index = fills.length - 1; index >= 0; index -= 1) {
    const fill = fills[index];
    if (fill !== undefined && holds(fill.box, glyph)) return fill;
  }
  return undefined;
};

const unframed: TextFrame = { painted: Number.POSITIVE_INFINITY, clip: null, layered: false };

/**
 * Glyphs that are painted and may not be seen: in a layer that can be switched off, outside what their text is clipped to, painted over, or in
 * the colour of what they stand on. The page's own ground is white; what an area is clipped to is not known, so this is a suspicion and no more.
 */
export const suspectGlyphs = (
  glyphs: readonly Glyph[],
  frames: ReadonlyMap<number, TextFrame>,
  { fills }: { readonly fills: readonly Fill[] },
): readonly Suspect[] => {
  // Neighbours share colour and ground.
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
