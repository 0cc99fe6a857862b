export { assessAts } from './assess-ats.ts';
export type { AtsInput } from './assessed-resume.ts';
export type { Check, Measurement } from './check.ts';
export { type PageView, pageViews } from './page/page-view.ts';
export { renderAtsPage } from './page/render-ats-page.ts';
export { type ReportOptions, renderAtsReport } from './render-ats-report.ts';
export { rubric } from './rubric.ts';
