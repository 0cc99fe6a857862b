import type { PagePicture } from '@winnow/contracts';
import { packJson } from '@winnow/runtime/packed-json';
import { serveTask } from '@winnow/runtime/worker-task';
import type { DrawInput } from './draw-task.ts';
import { encodePng } from './encode-png.ts';
import { pdfReader } from './pdf-reader.ts';

/** More pages than a resume has are no help to anybody who looks for its faults. */
const mostPages = 10;

/** Pixels: sharp enough to print, small enough to mail. */
const widthOfPicture = 900;

/** A PDF to pictures of its first pages. Runs in a worker thread. */
export const draw = serveTask<DrawInput, Uint8Array>(async ({ bytes }) => {
  const pages = await pdfReader.draw(bytes, { pages: mostPages, width: widthOfPicture });
  const pictures = pages.map(
    ({ number, width, height, picture }): PagePicture => ({
      number,
      width,
      height,
      png: Buffer.from(encodePng(picture)).toString('base64'),
    }),
  );
  return packJson(pictures);
});
