import { packJson } from '@winnow/workers/packed-json';
import { serveTask } from '@winnow/workers/worker-task';
import type { DrawInput } from './draw-task.ts';
import { encodePages } from './encode-pages.ts';
import { pdfReader } from './pdf-reader.ts';

/** More pages than a resume has are no help to anybody who looks for its faults. */
const maxPages = 10;

/** Pixels: sharp enough to print, small enough to mail. */
const widthOfPicture = 900;

/** Of all pictures: twenty times what a page of text takes. Only photographs and noise come to more. */
const maxPictureBytes = 3 * 1024 * 1024;

/** A PDF to pictures of its first pages. Runs in a worker thread. */
export const draw = serveTask<DrawInput, Uint8Array>(async ({ bytes }) =>
  packJson(encodePages(await pdfReader.draw(bytes, { pages: maxPages, width: widthOfPicture }), maxPictureBytes)),
);
