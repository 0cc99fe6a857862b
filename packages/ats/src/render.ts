// Separate from the checks: a gateway renders and never assesses, and worker threads do the opposite.

export { renderAtsPage } from './page/render-ats-page.ts';
export { type ReportOptions, renderAtsReport } from './render-ats-report.ts';
