import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateRawSync } from 'node:zlib';
import { compilePdfium, createPdfReader, type ReadingTools } from '@winnow/reading';

/** What the reader needs of its surroundings. */
export const readingTools: ReadingTools = {
  pdf: createPdfReader(compilePdfium(readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')))),
  inflate: (bytes, maxOutputLength) => inflateRawSync(bytes, { maxOutputLength }),
};
