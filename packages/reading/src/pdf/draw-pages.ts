import { type Pdfium, withMemory } from './pdfium.ts';
import { withDocument } from './with-document.ts';

export type DrawOptions = {
  /** The first page, from 0. */
  readonly first?: number;
  /** Number of pages that are rendered. */
  readonly pages: number;
  /** Of a picture, in pixels. */
  readonly width: number;
};

/** A page as an image: three bytes per pixel, rows from the top. */
export type DrawnPage = {
  /** From 1. */
  readonly number: number;
  /** Of the page, in points. */
  readonly width: number;
  readonly height: number;
  readonly picture: { readonly width: number; readonly height: number; readonly data: Uint8Array };
};

const bytesPerPixel = 4;
const white = 0xffffffff;
const withAnnotations = 1;

/** A page this much taller than wide is cropped. */
const maxHeightRatio = 4;

/** PDFium renders blue, green, red and a padding byte. */
const withoutFill = (pixels: Uint8Array): Uint8Array => {
  const data = new Uint8Array((pixels.length / bytesPerPixel) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += bytesPerPixel, to += 3) {
    data[to] = pixels[from + 2] ?? 0;
    data[to + 1] = pixels[from + 1] ?? 0;
    data[to + 2] = pixels[from] ?? 0;
  }
  return data;
};

const drawPage = (pdfium: Pdfium, document: number, index: number, widthOfPicture: number): readonly DrawnPage[] => {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) return [];
  try {
    const width = pdfium._FPDF_GetPageWidthF(page);
    const height = pdfium._FPDF_GetPageHeightF(page);
    if (!(width > 0 && height > 0)) return [];
    const tall = Math.max(1, Math.round((widthOfPicture * height) / width));
    const rows = Math.min(tall, widthOfPicture * maxHeightRatio);
    const stride = widthOfPicture * bytesPerPixel;
    const data = withMemory(pdfium, stride * rows, (pointer) => {
      const bitmap = pdfium._FPDFBitmap_CreateEx(widthOfPicture, rows, bytesPerPixel, pointer, stride);
      try {
        pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, widthOfPicture, rows, white);
        pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, widthOfPicture, tall, 0, withAnnotations);
        return withoutFill(pdfium.HEAPU8.subarray(pointer, pointer + stride * rows));
      } finally {
        pdfium._FPDFBitmap_Destroy(bitmap);
      }
    });
    return [
      {
        number: index + 1,
        width,
        height: (rows * width) / widthOfPicture,
        picture: { width: widthOfPicture, height: rows, data },
      },
    ];
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
};

/** Renders the first pages of a PDF; throws `UNREADABLE_FILE` (`encrypted`, `corrupt`). */
export const drawPages = (pdfium: Pdfium, bytes: Uint8Array, { first = 0, pages, width }: DrawOptions): readonly DrawnPage[] =>
  withDocument(pdfium, bytes, (document) => {
    const count = Math.min(pages, Math.max(0, pdfium._FPDF_GetPageCount(document) - first));
    return Array.from({ length: count }, (_, index) => drawPage(pdfium, document, first + index, width)).flat();
  });
