import { renderAtsPage } from '@winnow/ats/render';
import type { PagePicture } from '@winnow/contracts';
import { pageViews, renderMatchPage } from '@winnow/pages';
import { unpackJson } from '@winnow/workers/packed-json';
import { serveTask } from '@winnow/workers/worker-task';
import type { RenderPageInput } from './render-page-task.ts';

/**
 * Renders a report as an HTML page. Runs in a worker thread: a layout of megabytes would block the main thread, which serves
 * everyone.
 */
export const renderPage = serveTask<RenderPageInput, Uint8Array>(({ layout, pictures, ...about }) => {
  const drawn = pictures === null ? [] : unpackJson<readonly PagePicture[]>(pictures);
  const pages = layout === null ? [] : pageViews(unpackJson<Parameters<typeof pageViews>[0]>(layout), drawn);
  const page = about.kind === 'ats' ? renderAtsPage(about.report, pages) : renderMatchPage({ ...about, pages });
  return new TextEncoder().encode(page);
});
