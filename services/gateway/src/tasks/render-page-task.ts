import type { AtsReport } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/workers';

/** A report, with layout and images as packed by the parser; null for a format without pages to render. */
export type RenderPageInput = {
  readonly report: AtsReport;
  readonly layout: Uint8Array;
  readonly pictures: Uint8Array | null;
};

/** Task definition for rendering a report as an HTML page; the page is returned as UTF-8. */
export const renderPageTask: WorkerTask<RenderPageInput, Uint8Array> = {
  module: new URL('./render-page.ts', import.meta.url),
  name: 'renderPage',
};
