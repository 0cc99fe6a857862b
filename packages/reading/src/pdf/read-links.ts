import type { Box } from '@winnow/contracts';
import { type Matrix, moveBox } from './page-matrix.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

/** Limits the number of annotations and the length of an address; our own choice. */
const linksPerPage = 2000;
const urlBytes = 2048;

const decoder = new TextDecoder();

const readUrl = (pdfium: Pdfium, document: number, action: number, buffer: number): string => {
  const length = pdfium._FPDFAction_GetURIPath(document, action, buffer, urlBytes);
  if (length < 2 || length > urlBytes) return '';
  return decoder.decode(pdfium.HEAPU8.slice(buffer, buffer + length - 1)).trim();
};

/** The external links of a page; they are reported, never followed. */
export const readLinks = (
  pdfium: Pdfium,
  document: number,
  page: number,
  matrix: Matrix,
): readonly { readonly box: Box | null; readonly url: string }[] =>
  withMemory(pdfium, 24 + urlBytes, (scratch) => {
    const links: { readonly box: Box | null; readonly url: string }[] = [];
    const [position, link, rectangle, buffer] = [scratch, scratch + 4, scratch + 8, scratch + 24];
    pdfium.HEAP32[position >> 2] = 0;
    for (let count = 0; count < linksPerPage; count += 1) {
      if (pdfium._FPDFLink_Enumerate(page, position, link) === 0) break;
      const handle = pdfium.HEAPU32[link >> 2] ?? 0;
      const action = pdfium._FPDFLink_GetAction(handle);
      const url = action === 0 ? '' : readUrl(pdfium, document, action, buffer);
      if (url === '') continue;
      const told = pdfium._FPDFLink_GetAnnotRect(handle, rectangle) !== 0;
      const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.subarray(rectangle >> 2, (rectangle >> 2) + 4);
      const box = moveBox(matrix, left, bottom, right, top);
      links.push({ box: told && box.every(Number.isFinite) ? box : null, url });
    }
    return links;
  });
