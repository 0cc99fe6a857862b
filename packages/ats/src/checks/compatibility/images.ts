import type { Box } from '@winnow/contracts';
import { type Check, notApplicable } from '../../check.ts';
import { evidenceOf } from '../../evidence.ts';
import { atMost } from '../../points.ts';
import type { TextLine } from '../../text-lines.ts';

/** A passport photo covers a fourteenth of an A4 page; a picture above an eighth shows something else. */
const minShare = 0.125;

const areaOf = ([left, top, right, bottom]: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

const contains = ([left, top, right, bottom]: Box, [x1, y1, x2, y2]: Box): boolean => {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** A picture behind text is a background and replaces no text. */
const isBehindText = (picture: Box, lines: readonly TextLine[]): boolean =>
  lines.some(({ box }) => box !== null && contains(picture, box));

/** Full points without a picture that covers an eighth of a page and no text, half for one; pages that are one picture are judged by the text layer (our own choice). */
export const images: Check = {
  id: 'compatibility.images',
  category: 'compatibility',
  max: 2,
  unit: 'pictures',
  threshold: 0,
  measure: ({ layout, lines }) => {
    if (lines.length === 0) return notApplicable;
    const large = layout.pages.flatMap(({ number, width, height, images: pictures }) => {
      const own = lines.filter(({ page }) => page === number);
      if (own.length === 0 || width * height === 0) return [];
      return pictures.flatMap(({ box }) =>
        box !== null && areaOf(box) >= minShare * width * height && !isBehindText(box, own)
          ? [{ page: number, text: '', box }]
          : [],
      );
    });
    const count = large.length;
    return { value: count, points: atMost(count, 2, 0, 1), params: { count }, evidence: evidenceOf(large) };
  },
};
