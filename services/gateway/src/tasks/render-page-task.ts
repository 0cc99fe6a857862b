import type { AtsReport } from '@winnow/contracts';
import type { MatchPageParts } from '@winnow/pages';
import type { WorkerTask } from '@winnow/workers';

type Report = { readonly kind: 'ats'; readonly report: AtsReport } | ({ readonly kind: 'match' } & Omit<MatchPageParts, 'pages'>);

/**
 * A report, with layout and images as packed by the parser: no images for a format without pages to render, no layout for a resume
 * that is not shown.
 */
export type RenderPageInput = Report & {
  readonly layout: Uint8Array | null;
  readonly pictures: Uint8Array | null;
};

/** Task definition for rendering a report as an HTML page; the page is returned as UTF-8. */
export const renderPageTask: WorkerTask<RenderPageInput, Uint8Array> = {
  module: new URL('./render-page.ts', import.meta.url),
  name: 'renderPage',
};
