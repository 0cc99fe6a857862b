import type { WorkerTask } from '@winnow/workers';
import { samplePdf } from './sample-pdf.ts';

export type DrawScanInput = {
  readonly bytes: Uint8Array;
  /** From 0. */
  readonly page: number;
};

/** Task definition for rendering one page of a scan as a PNG; `null` past the last page. */
export const drawScanTask: WorkerTask<DrawScanInput, Uint8Array | null> = {
  module: new URL('./draw-scan.ts', import.meta.url),
  name: 'draw-scan',
};

/** A file that loads everything rendering needs, before the first request. */
export const warmScanInput: DrawScanInput = { bytes: samplePdf, page: 0 };
