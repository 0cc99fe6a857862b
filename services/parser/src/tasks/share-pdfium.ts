import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setEnvironmentData } from 'node:worker_threads';
import { compilePdfium, type PdfiumModule } from '@winnow/reading/compile-pdfium';

/** The name under which threads find the module. */
export const sharedPdfium = 'winnow.pdfium';

/** Compiles PDFium in this thread. */
export const loadPdfium = (): PdfiumModule =>
  compilePdfium(readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')));

/** Compiles PDFium once for all threads that start from now on; its code and its file are several megabytes. */
export const sharePdfium = (): void => setEnvironmentData(sharedPdfium, loadPdfium() as never);
