import type { DocumentFacts, Limits } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/workers';
import { samplePdf } from './sample-pdf.ts';

export type ExtractLimits = Pick<Limits, 'pages' | 'unpackedBytes' | 'textCharacters'>;

export type ExtractInput = {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly limits: ExtractLimits;
  /** What OCR read on each page, in the TSV of tesseract. */
  readonly recognized?: readonly string[];
};

/** Facts for the record; content and layout are packed, so that no large object crosses a thread. */
export type ExtractOutput = {
  readonly document: DocumentFacts;
  readonly name: string | null;
  readonly content: Uint8Array;
  readonly layout: Uint8Array;
};

/** Task definition for reading a file. */
export const extractTask: WorkerTask<ExtractInput, ExtractOutput> = {
  module: new URL('./extract.ts', import.meta.url),
  name: 'extract',
};

/**
 * A file that loads everything reading needs, before the first request: a PDF, which needs PDFium in addition to what all formats
 * need.
 */
export const warmInput = (limits: ExtractLimits): ExtractInput => ({
  bytes: samplePdf,
  sha256: '0'.repeat(64),
  limits,
});
