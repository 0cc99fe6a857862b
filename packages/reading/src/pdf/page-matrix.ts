import type { Box } from '@winnow/contracts';
import { type Pdfium, withMemory } from './pdfium.ts';

/** Maps PDF page coordinates to points from the top left corner of the displayed page: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
};

const largestDevice = 1_000_000_000;

const span = 1000;

/** The page's display matrix, including its rotation and crop box. */
export const readPageMatrix = (pdfium: Pdfium, page: number, width: number, height: number): Matrix =>
  withMemory(pdfium, 8, (pointer) => {
    const scale = Math.min(1000, largestDevice / Math.max(width, height, 1));
    const point = (x: number, y: number): readonly [number, number] => {
      pdfium._FPDF_PageToDevice(page, 0, 0, Math.round(width * scale), Math.round(height * scale), 0, x, y, pointer, pointer + 4);
      return [(pdfium.HEAP32[pointer >> 2] ?? 0) / scale, (pdfium.HEAP32[(pointer >> 2) + 1] ?? 0) / scale];
    };
    const [e, f] = point(0, 0);
    const [xx, xy] = point(span, 0);
    const [yx, yy] = point(0, span);
    return { a: (xx - e) / span, b: (xy - f) / span, c: (yx - e) / span, d: (yy - f) / span, e, f };
  });

/** Maps a point through the matrix. */
export const movePoint = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m.a * x + m.c * y + m.e,
  m.b * x + m.d * y + m.f,
];

/** The bounding box of a rectangle mapped through the matrix. Written out, because it is called for every glyph. */
export const moveBox = ({ a, b, c, d, e, f }: Matrix, x0: number, y0: number, x1: number, y1: number): Box => [
  Math.min(a * x0, a * x1) + Math.min(c * y0, c * y1) + e,
  Math.min(b * x0, b * x1) + Math.min(d * y0, d * y1) + f,
  Math.max(a * x0, a * x1) + Math.max(c * y0, c * y1) + e,
  Math.max(b * x0, b * x1) + Math.max(d * y0, d * y1) + f,
];

/** The matrix that applies `inner` first and `outer` then. */
export const chainMatrices = (outer: Matrix, inner: Matrix): Matrix => {
  const [e, f] = movePoint(outer, inner.e, inner.f);
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e,
    f,
  };
};

/** The matrix that undoes another one, or null when there is none. */
export const invertMatrix = ({ a, b, c, d, e, f }: Matrix): Matrix | null => {
  const size = a * d - b * c;
  if (size === 0 || !Number.isFinite(1 / size)) return null;
  return { a: d / size, b: -b / size, c: -c / size, d: a / size, e: (c * f - d * e) / size, f: (b * e - a * f) / size };
};
