import type { WorkerTask } from '@winnow/workers';
import { samplePdf } from './sample-pdf.ts';

export type DrawInput = { readonly bytes: Uint8Array };

/** Task definition for rendering the pages of a PDF; the images are returned packed. */
export const drawTask: WorkerTask<DrawInput, Uint8Array> = { module: new URL('./draw.ts', import.meta.url), name: 'draw' };

/** A file that loads everything rendering needs, before the first request. */
export const warmInput: DrawInput = { bytes: samplePdf };
