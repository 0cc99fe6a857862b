import type { Box } from '@winnow/contracts';
import type { HiddenReason } from '../layout-document.ts';
import { holds, isBlank, paintsNothing } from './glyph-place.ts';
import type { Glyph, RawPage } from './raw-page.ts';

/** Smaller text, in points, is unreadable on paper; our own choice. */
const tinySize = 2;

/** Fainter text, of 255, is effectively transparent. */
const faintest = 5;

/** Minimum share of its page that a scan covers; unpainted text over or under it is OCR output. */
const scanShare = 0.5;

/**
 * Determines for each glyph of the page why a person cannot see it, or null when one can; white space is treated like the
 * preceding glyph.
 */
export const hiddenGlyphs = (page: RawPage): ((glyph: Glyph) => HiddenReason | null) => {
  const scans = page.images.filter(({ box: [l, t, r, b] }) => (r - l) * (b - t) >= scanShare * page.width * page.height);
  const isScanned = (glyph: Glyph): boolean => scans.some(({ box }) => holds(box, glyph));
  const paper: Box = [0, 0, page.width, page.height];
  let last: HiddenReason | null = null;
  const reasonOf = (glyph: Glyph): HiddenReason | null => {
    const { style, order, replaced } = glyph;
    if (paintsNothing(glyph)) return isScanned(glyph) ? null : 'invisible';
    if (!holds(paper, glyph)) return 'off_page';
    if (style.alpha <= faintest) return 'transparent';
    if (style.size < tinySize) return 'tiny';
    if (replaced) return 'replaced';
    const reason = page.unseen.get(order) ?? null;
    return reason === 'covered' && isScanned(glyph) ? null : reason;
  };
  return (glyph) => {
    if (!isBlank(glyph)) last = reasonOf(glyph);
    return last;
  };
};
