import { serveTask } from '@winnow/workers/worker-task';
import type { DrawScanInput } from './draw-scan-task.ts';
import { encodePng } from './encode-png.ts';
import { pdfReader } from './pdf-reader.ts';

/** Pixels: 200 per inch of a letter or A4 page, from which OCR programs read print of the usual size. */
const widthOfPicture = 1700;

/** Renders one page of a scan. Runs in a worker thread. */
export const drawScan = serveTask<DrawScanInput, Uint8Array | null>(async ({ bytes, page }) => {
  const [drawn] = await pdfReader.draw(bytes, { first: page, pages: 1, width: widthOfPicture });
  return drawn === undefined ? null : encodePng(drawn.picture);
});
