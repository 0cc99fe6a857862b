import type { AtsReport } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/workers';

/** A report, with layout and pictures as the parser packed them; null where a format has no pages to draw. */
export type RenderPageInput = {
  readonly report: AtsReport;
  readonly layout: Uint8Array;
  readonly pictures: Uint8Array | null;
};

/** Rendering a report as a page, as the pool finds it; the page comes as UTF-8. */
export const renderPageTask: WorkerTask<RenderPageInput, Uint8Array> = {
  module: new URL('./render-page.ts', import.meta.url),
  name: 'renderPage',
};
