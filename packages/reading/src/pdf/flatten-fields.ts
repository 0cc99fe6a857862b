import { type Pdfium, withMemory } from './pdfium.ts';

/** Subtypes of annotations that show text of their own: typed on the page, or filled into a form. */
const freeText = 3;
const widget = 20;

/** Limits the number of annotations; our own choice. */
const annotationsPerPage = 2000;

const withAnnotations = 1;
const forDisplay = 0;
const flattened = 1;
const [bytesPerPixel, bgrx] = [4, 3];

const subtypeOf = (pdfium: Pdfium, page: number, index: number): number => {
  const annotation = pdfium._FPDFPage_GetAnnot(page, index);
  if (annotation === 0) return 0;
  try {
    return pdfium._FPDFAnnot_GetSubtype(annotation);
  } finally {
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
};

const hasFields = (pdfium: Pdfium, page: number): boolean => {
  const count = Math.min(annotationsPerPage, pdfium._FPDFPage_GetAnnotCount(page));
  for (let index = 0; index < count; index += 1) {
    const subtype = subtypeOf(pdfium, page, index);
    if (subtype === widget || subtype === freeText) return true;
  }
  return false;
};

/** Fields without an appearance stream get one when they are first rendered. */
const renderOnce = (pdfium: Pdfium, page: number): void =>
  withMemory(pdfium, bytesPerPixel, (pointer) => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(1, 1, bgrx, pointer, bytesPerPixel);
    try {
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, 1, 1, 0, withAnnotations);
    } finally {
      pdfium._FPDFBitmap_Destroy(bitmap);
    }
  });

/**
 * Makes filled-in form fields and typed annotations part of the page, as they are displayed: PDFium's text of a page lacks them.
 * True when the page changed and must be loaded again; its annotations, including links, are gone then.
 */
export const flattenFields = (pdfium: Pdfium, page: number): boolean => {
  if (!hasFields(pdfium, page)) return false;
  renderOnce(pdfium, page);
  return pdfium._FPDFPage_Flatten(page, forDisplay) === flattened;
};
