import { unreadable } from '../unreadable.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

const passwordError = 4;

/** Opens a PDF while `use` runs; throws `UNREADABLE_FILE` (`encrypted`, `corrupt`). */
export const withDocument = <T>(pdfium: Pdfium, bytes: Uint8Array, use: (document: number) => T): T =>
  withMemory(pdfium, bytes.length, (pointer) => {
    pdfium.HEAPU8.set(bytes, pointer);
    const document = pdfium._FPDF_LoadMemDocument(pointer, bytes.length, 0);
    if (document === 0) throw unreadable(pdfium._FPDF_GetLastError() === passwordError ? 'encrypted' : 'corrupt');
    try {
      return use(document);
    } finally {
      pdfium._FPDF_CloseDocument(document);
    }
  });
