export { jobTerms } from './job-terms.ts';
export { type MatchInput, matchResume } from './match-resume.ts';
