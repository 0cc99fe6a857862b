import { packJson } from '@winnow/workers/packed-json';
import { serveTask } from '@winnow/workers/worker-task';
import type { DrawInput } from './draw-task.ts';
import { encodePages } from './encode-pages.ts';
import { pdfReader } from './pdf-reader.ts';

/** More pages than a resume has do not help anyone looking for its faults. */
const maxPages = 10;

/** Pixels: sharp enough to print, small enough to email. */
const widthOfPicture = 900;

/** For all images: twenty times what a page of text takes. Only photographs and noise exceed it. */
const maxPictureBytes = 3 * 1024 * 1024;

/** Renders the first pages of a PDF as images. Runs in a worker thread. */
export const draw = serveTask<DrawInput, Uint8Array>(async ({ bytes }) =>
  packJson(encodePages(await pdfReader.draw(bytes, { pages: maxPages, width: widthOfPicture }), maxPictureBytes)),
);
