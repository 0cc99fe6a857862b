import type { Pdfium } from './pdfium.ts';

/** Limits the time spent on one object; our own choice. */
const maxMarks = 8;

const none: readonly number[] = [];

/** PDFium's handles of the marks around an object, the outermost first. */
export const marksOf = (pdfium: Pdfium, object: number): readonly number[] => {
  const count = object === 0 ? 0 : Math.min(pdfium._FPDFPageObj_CountMarks(object), maxMarks);
  if (count <= 0) return none;
  const marks: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const mark = pdfium._FPDFPageObj_GetMark(object, index);
    if (mark !== 0) marks.push(mark);
  }
  return marks;
};
