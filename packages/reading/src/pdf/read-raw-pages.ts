import type { Limits } from '@winnow/contracts';
import type { HiddenReason } from '../layout-document.ts';
import { unreadable } from '../unreadable.ts';
import { confirmUnseen } from './confirm-unseen.ts';
import { flattenFields } from './flatten-fields.ts';
import { readPageMatrix } from './page-matrix.ts';
import type { Pdfium } from './pdfium.ts';
import type { RawPage } from './raw-page.ts';
import { readGlyphs } from './read-glyphs.ts';
import { readGraphics } from './read-graphics.ts';
import { readLinks } from './read-links.ts';
import { suspectGlyphs } from './suspect-glyphs.ts';
import { withDocument } from './with-document.ts';

/** More glyphs than any document of the allowed length has; our own choice. */
const glyphsPerDocument = 500_000;

const readPage = (pdfium: Pdfium, document: number, index: number): RawPage => {
  const empty = {
    number: index + 1,
    width: 0,
    height: 0,
    glyphs: [],
    fills: [],
    unseen: new Map<number, HiddenReason>(),
    rules: [],
    images: [],
    links: [],
  };
  let page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) return empty;
  try {
    const width = pdfium._FPDF_GetPageWidthF(page);
    const height = pdfium._FPDF_GetPageHeightF(page);
    if (!(width > 0 && height > 0)) return empty;
    const matrix = readPageMatrix(pdfium, page, width, height);
    const links = readLinks(pdfium, document, page, matrix);
    if (flattenFields(pdfium, page)) {
      pdfium._FPDF_ClosePage(page);
      page = pdfium._FPDF_LoadPage(document, index);
      if (page === 0) return empty;
    }
    const glyphs = readGlyphs(pdfium, page, matrix);
    const { frames, ...graphics } = readGraphics(pdfium, page, matrix);
    return {
      number: index + 1,
      width,
      height,
      glyphs,
      ...graphics,
      unseen: confirmUnseen(pdfium, page, { width, height }, suspectGlyphs(glyphs, frames, graphics)),
      links,
    };
  } finally {
    if (page !== 0) pdfium._FPDF_ClosePage(page);
  }
};

const readPages = (pdfium: Pdfium, document: number, limits: Pick<Limits, 'pages'>): readonly RawPage[] => {
  const count = pdfium._FPDF_GetPageCount(document);
  if (count <= 0) throw unreadable('corrupt');
  if (count > limits.pages) throw unreadable('too_many_pages');
  const pages: RawPage[] = [];
  let glyphs = 0;
  for (let index = 0; index < count; index += 1) {
    const page = readPage(pdfium, document, index);
    glyphs += page.glyphs.length;
    if (glyphs > glyphsPerDocument) throw unreadable('bomb');
    pages.push(page);
  }
  return pages;
};

/** PDFium's output for every page; throws `UNREADABLE_FILE` (`encrypted`, `corrupt`, `too_many_pages`, `bomb`). */
export const readRawPages = (pdfium: Pdfium, bytes: Uint8Array, limits: Pick<Limits, 'pages'>): readonly RawPage[] =>
  withDocument(pdfium, bytes, (document) => readPages(pdfium, document, limits));
