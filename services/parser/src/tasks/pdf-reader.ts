import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createPdfReader } from '@winnow/reading';

/** One reader per thread: PDFium is loaded once and used for one file after another. */
export const pdfReader = createPdfReader({
  wasmBinary: readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
});
