export type { MatchInput } from './assess-resume.ts';
export { jobTerms } from './job-terms.ts';
export { matchResume } from './match-resume.ts';
