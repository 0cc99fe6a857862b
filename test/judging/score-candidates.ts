import type { JobReading } from '@winnow/contracts';
import { readJob } from '@winnow/jobs';
import { matchResume } from '@winnow/matching';
import type { Job } from './load-jobs.ts';
import { readResume } from './read-resume.ts';

/** The score of each candidate for a reading of its job by file, read and matched as by the services; 0 where nothing could be judged. */
export const scoreFor = async (job: JobReading, { posting, resumes }: Job): Promise<ReadonlyMap<string, number>> => {
  const scores = new Map<string, number>();
  for (const [file, bytes] of resumes)
    scores.set(file, matchResume({ ...(await readResume(bytes)), job, jobText: posting }).score ?? 0);
  return scores;
};

/** The scores for the job as it is read by the services. */
export const scoreCandidates = (job: Job): Promise<ReadonlyMap<string, number>> => scoreFor(readJob(job.posting), job);
