export { completeJob } from './complete-job.ts';
export { normalizeJobText } from './normalize-job-text.ts';
export { readJob } from './read-job.ts';
