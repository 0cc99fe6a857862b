import type { Assessed } from './assessed.ts';
import { type Judgement, notAssessable } from './judgement.ts';

/** How much the work of the resume is that of the job. */
export const judgeTitle = ({ job, relevance }: Assessed): Judgement =>
  job.title === null ? notAssessable : { credit: Math.round(100 * relevance.career), matchedAs: null, evidence: [] };
