import { chainMatrices, invertMatrix, type Matrix } from './page-matrix.ts';
import type { Pdfium } from './pdfium.ts';

const matrixBytes = 24;

/** Bytes of scratch memory that `displacementReader` writes to. */
export const displacementScratch = 2 * matrixBytes;

/** Places this close, in points, are one. */
const samePlace = 0.01;

const isAt = ({ e, f }: Matrix, x: number, y: number): boolean => Math.abs(e - x) < samePlace && Math.abs(f - y) < samePlace;

/**
 * PDFium gives the place of a glyph with a replacement text as it is within the form that it is drawn in, such as a rotated group
 * of a browser. Returns a function that gives the matrix from there to the page, by the origin that PDFium gives, or null where
 * that is right; `scratch` points to `displacementScratch` bytes, aligned to 4.
 */
export const displacementReader = (
  pdfium: Pdfium,
  textPage: number,
  scratch: number,
): ((index: number, textObject: number, x: number, y: number) => Matrix | null) => {
  const matrixAt = (from: number): Matrix => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.HEAPF32.subarray(from >> 2, (from >> 2) + 6);
    return { a, b, c, d, e, f };
  };
  return (index, textObject, x, y) => {
    const told =
      textObject !== 0 &&
      pdfium._FPDFPageObj_GetMatrix(textObject, scratch) !== 0 &&
      pdfium._FPDFText_GetMatrix(textPage, index, scratch + matrixBytes) !== 0;
    if (!told) return null;
    const [inForm, onPage] = [matrixAt(scratch), matrixAt(scratch + matrixBytes)];
    const isTurned = Math.hypot(inForm.a - onPage.a, inForm.b - onPage.b, inForm.c - onPage.c, inForm.d - onPage.d) > samePlace;
    if (!isAt(inForm, x, y) || (isAt(onPage, x, y) && !isTurned)) return null;
    const back = invertMatrix(inForm);
    return back === null ? null : chainMatrices(onPage, back);
  };
};
