import type { HiddenReason } from '../layout-document.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import type { Glyph } from './raw-page.ts';
import { type Suspect, sameColour } from './suspect-glyphs.ts';

/** Pixels for each point, and the largest picture drawn, in pixels a side. */
const scale = 2;
const largestSide = 2400;

const bytesPerPixel = 4;
const white = 0xffffffff;

type Size = { readonly width: number; readonly height: number };

type Picture = Size & { readonly pixels: Uint8Array; readonly stride: number; readonly scale: number };

/** Draws the page twice, as it is and after `change`, and compares. */
const drawTwice = <T>(
  pdfium: Pdfium,
  page: number,
  size: Size,
  change: () => void,
  compare: (before: Picture, after: Picture) => T,
): T => {
  const factor = Math.min(scale, largestSide / Math.max(size.width, size.height));
  const [width, height] = [Math.max(1, Math.round(size.width * factor)), Math.max(1, Math.round(size.height * factor))];
  const stride = width * bytesPerPixel;
  return withMemory(pdfium, stride * height, (pointer) => {
    const draw = (): Picture => {
      const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bytesPerPixel, pointer, stride);
      try {
        pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
        pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
        return { pixels: pdfium.HEAPU8.slice(pointer, pointer + stride * height), width, height, stride, scale: factor };
      } finally {
        pdfium._FPDFBitmap_Destroy(bitmap);
      }
    };
    const before = draw();
    change();
    return compare(before, draw());
  });
};

/** True when two pictures look the same at the place of a glyph. */
const isSame = ({ left, right, y, style }: Glyph, before: Picture, after: Picture): boolean => {
  const at = (value: number, limit: number): number => Math.max(0, Math.min(limit - 1, Math.round(value * before.scale)));
  const [x0, x1] = [at(left, before.width), at(right, before.width)];
  const [y0, y1] = [at(y - 0.7 * style.size, before.height), at(y, before.height)];
  for (let row = y0; row <= y1; row += 1)
    for (let pixel = row * before.stride + x0 * bytesPerPixel; pixel < row * before.stride + (x1 + 1) * bytesPerPixel; pixel += 1)
      if (Math.abs((before.pixels[pixel] ?? 0) - (after.pixels[pixel] ?? 0)) > sameColour) return false;
  return true;
};

/** Those of the suspects, by their order, without which the page looks the same. It is drawn only when there are any, and the texts that hold them are switched off for good. */
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
  return drawTwice(pdfium, page, size, switchOff, (before, after) => {
    const same = suspects.filter(({ glyph }) => objects.has(glyph.object) && isSame(glyph, before, after));
    return new Map(same.map(({ glyph, reason }) => [glyph.order, reason]));
  });
};
