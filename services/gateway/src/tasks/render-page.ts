import type { AtsInput } from '@winnow/ats';
import { pageViews, renderAtsPage } from '@winnow/ats/render';
import type { PagePicture } from '@winnow/contracts';
import { unpackJson } from '@winnow/workers/packed-json';
import { serveTask } from '@winnow/workers/worker-task';
import type { RenderPageInput } from './render-page-task.ts';

/**
 * Renders a report as an HTML page. Runs in a worker thread: a layout of megabytes would block the main thread, which serves
 * everyone.
 */
export const renderPage = serveTask<RenderPageInput, Uint8Array>(({ report, layout, pictures }) => {
  const drawn = pictures === null ? [] : unpackJson<readonly PagePicture[]>(pictures);
  return new TextEncoder().encode(renderAtsPage(report, pageViews(unpackJson<AtsInput['layout']>(layout), drawn)));
});
