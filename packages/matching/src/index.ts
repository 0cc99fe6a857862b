export { jobTerms } from './job-terms.ts';
export { type MatchInput, matchResume } from './match-resume.ts';
export { type MatchReportOptions, renderMatchReport } from './render-match-report.ts';
