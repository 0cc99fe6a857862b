// Separate from the vocabulary for resumes: it also loads that for jobs.

export type { Stance } from './stances/cue-patterns.ts';
export { stanceOfHeading } from './stances/stance-of-heading.ts';
export { type StanceRange, stancesIn } from './stances/stances-in.ts';
