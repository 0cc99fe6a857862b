import { getEnvironmentData } from 'node:worker_threads';
import { createPdfReader, type PdfiumModule } from '@winnow/reading';
import { loadPdfium, sharedPdfium } from './share-pdfium.ts';

/** One reader per thread: PDFium is started once and used for one file after another. */
export const pdfReader = createPdfReader((getEnvironmentData(sharedPdfium) as PdfiumModule | undefined) ?? loadPdfium());
