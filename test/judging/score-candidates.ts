import { defaultLimits, type JobReading } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { readJob } from '@winnow/jobs';
import { matchResume } from '@winnow/matching';
import { readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { readingTools } from '../support/reading-tools.ts';
import type { Job } from './load-jobs.ts';

/** Matching does not look at the hash. */
const sha256 = '0'.repeat(64);

/** The score of each candidate for a reading of its job by file, read and matched as by the services; 0 where nothing could be judged. */
export const scoreFor = async (job: JobReading, { posting, resumes }: Job): Promise<ReadonlyMap<string, number>> => {
  const scores = new Map<string, number>();
  for (const [file, bytes] of resumes) {
    const { content, facts } = parseResume(await readDocument(bytes, readingTools, defaultLimits), engineMonth);
    scores.set(file, matchResume({ document: { ...facts, sha256 }, content, job, jobText: posting }).score ?? 0);
  }
  return scores;
};

/** The scores for the job as it is read by the services. */
export const scoreCandidates = (job: Job): Promise<ReadonlyMap<string, number>> => scoreFor(readJob(job.posting), job);
