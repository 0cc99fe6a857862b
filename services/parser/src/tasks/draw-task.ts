import type { WorkerTask } from '@winnow/workers';
import { samplePdf } from './sample-pdf.ts';

export type DrawInput = { readonly bytes: Uint8Array };

/** Drawing the pages of a PDF, as the pool finds it; the pictures come packed. */
export const drawTask: WorkerTask<DrawInput, Uint8Array> = { module: new URL('./draw.ts', import.meta.url), name: 'draw' };

/** A file to load everything that drawing needs before the first request. */
export const warmInput: DrawInput = { bytes: samplePdf };
