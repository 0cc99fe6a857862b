// Separate from the vocabulary, which is all that worker threads need.

export { formatMessage } from './format-message.ts';
export { reportTextsOf } from './report-texts.ts';
export type { CapText, CheckText, PageTexts, ReportTexts } from './schema/report.ts';
