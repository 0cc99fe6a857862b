import type { Box } from '@winnow/contracts';
import type { HiddenReason } from '../layout-document.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import type { Glyph } from './raw-page.ts';
import { type Suspect, sameColour } from './suspect-glyphs.ts';

/** Pixels per point, and the maximum size of a rendered image, in pixels per side. */
const scale = 2;
const largestSide = 2400;

const bytesPerPixel = 4;
const white = 0xffffffff;

type Size = { readonly width: number; readonly height: number };

/** A part of the page as pixels; `left` and `top` are its origin, in pixels of the whole page. */
type Picture = Size & {
  readonly left: number;
  readonly top: number;
  readonly pixels: Uint8Array;
  readonly stride: number;
  readonly scale: number;
};

/** The painted area of a glyph, in points. */
const placeOf = ({ left, right, y, style }: Glyph): Box => [left, y - 0.7 * style.size, right, y];

/** The rendered part of the page that contains all places, in pixels. */
const frameOf = (places: readonly Box[], page: Size, factor: number): Size & Pick<Picture, 'left' | 'top'> => {
  const at = (value: number, side: number): number =>
    Math.max(0, Math.min(Math.round(side * factor) - 1, Math.round(value * factor)));
  const edge = (index: 0 | 1 | 2 | 3, pick: (a: number, b: number) => number, side: number): number =>
    places.reduce((found, place) => pick(found, at(place[index], side)), at(places[0]?.[index] ?? 0, side));
  const [left, top] = [edge(0, Math.min, page.width), edge(1, Math.min, page.height)];
  return {
    left,
    top,
    width: Math.max(1, edge(2, Math.max, page.width) - left + 1),
    height: Math.max(1, edge(3, Math.max, page.height) - top + 1),
  };
};

/** Renders that part of the page twice, before and after `change`, and compares. */
const drawTwice = <T>(
  pdfium: Pdfium,
  page: number,
  { size, places }: { readonly size: Size; readonly places: readonly Box[] },
  change: () => void,
  compare: (before: Picture, after: Picture) => T,
): T => {
  const factor = Math.min(scale, largestSide / Math.max(size.width, size.height));
  const [pageWidth, pageHeight] = [Math.max(1, Math.round(size.width * factor)), Math.max(1, Math.round(size.height * factor))];
  const frame = frameOf(places, size, factor);
  const { left, top, width, height } = frame;
  const stride = width * bytesPerPixel;
  return withMemory(pdfium, stride * height, (pointer) => {
    const draw = (): Picture => {
      const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bytesPerPixel, pointer, stride);
      try {
        pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
        pdfium._FPDF_RenderPageBitmap(bitmap, page, -left, -top, pageWidth, pageHeight, 0, 0);
        return { ...frame, pixels: pdfium.HEAPU8.slice(pointer, pointer + stride * height), stride, scale: factor };
      } finally {
        pdfium._FPDFBitmap_Destroy(bitmap);
      }
    };
    const before = draw();
    change();
    return compare(before, draw());
  });
};

/** True when two images are equal at the place of a glyph. */
const isSame = (glyph: Glyph, before: Picture, after: Picture): boolean => {
  const at = (value: number, from: number, limit: number): number =>
    Math.max(0, Math.min(limit - 1, Math.round(value * before.scale) - from));
  const [left, top, right, bottom] = placeOf(glyph);
  const [x0, x1] = [at(left, before.left, before.width), at(right, before.left, before.width)];
  const [y0, y1] = [at(top, before.top, before.height), at(bottom, before.top, before.height)];
  for (let row = y0; row <= y1; row += 1)
    for (let pixel = row * before.stride + x0 * bytesPerPixel; pixel < row * before.stride + (x1 + 1) * bytesPerPixel; pixel += 1)
      if (Math.abs((before.pixels[pixel] ?? 0) - (after.pixels[pixel] ?? 0)) > sameColour) return false;
  return true;
};

/**
 * The suspects, by index, whose removal does not change the page. Renders only when there are suspects, and permanently disables
 * the texts that contain them.
 */
export const confirmUnseen = (
  pdfium: Pdfium,
  page: number,
  size: Size,
  suspects: readonly Suspect[],
): ReadonlyMap<number, HiddenReason> => {
  const objects = new Set(suspects.flatMap(({ glyph: { object } }) => (object === 0 ? [] : [object])));
  if (objects.size === 0) return new Map();
  const switchOff = (): void => {
    for (const object of objects) pdfium._FPDFPageObj_SetIsActive(object, 0);
  };
  const places = suspects.map(({ glyph }) => placeOf(glyph));
  return drawTwice(pdfium, page, { size, places }, switchOff, (before, after) => {
    const same = suspects.filter(({ glyph }) => objects.has(glyph.object) && isSame(glyph, before, after));
    return new Map(same.map(({ glyph, reason }) => [glyph.order, reason]));
  });
};
