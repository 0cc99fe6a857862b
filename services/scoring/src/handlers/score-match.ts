import {
  currentReading,
  type JobReadingRecord,
  jobReadingId,
  type MatchRecord,
  matchId,
  type ResumeRecord,
  type Task,
} from '@winnow/contracts';
import { computeOnce, continueTask, failTask, loadResume, resultTask } from '@winnow/handlers';
import type { Clock } from '@winnow/kernel';
import type { Collection, Files, Handler } from '@winnow/ports';
import type { WorkerPool } from '@winnow/workers';
import { matchingMs, matchTask } from '../tasks/match-task.ts';

export type ScoreMatchDeps = {
  readonly matches: Collection<MatchRecord>;
  readonly jobReadings: Pick<Collection<JobReadingRecord>, 'get'>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get'>;
  readonly files: Pick<Files, 'read'>;
  readonly pool: Pick<WorkerPool, 'run'>;
  readonly now: Clock;
  readonly resultTtlMs: number;
};

/** Matches a resume with a job: once for each account, content, reading of the job and engine version. */
export const scoreMatch =
  (deps: ScoreMatchDeps): Handler<Task> =>
  async (message, { publish, signal, priority }) => {
    const task = resultTask(message.payload);
    const { job, account_id } = task;
    if (job?.kind !== 'known') throw new Error('A match needs a job that is known.');
    const { matches, jobReadings, resumes, files, pool, ...rest } = deps;
    const stored = await jobReadings.get(jobReadingId(account_id, job));
    if (stored === undefined) return failTask(publish, task, { code: 'JOB_NOT_FOUND', message: 'The job was deleted.' });
    await computeOnce({ ...rest, collection: matches }, { ...message, payload: task }, matchId(task, job), async () => {
      const { document, content } = await loadResume(resumes, files, task);
      const reading = currentReading(stored.reading);
      const input = { document, content, job: reading, jobText: stored.text };
      const { job_id, version, digest } = job;
      const computed_from = { job: { job_id, version, digest }, weights: reading.weights };
      return {
        job_id,
        computed_from,
        assessment: await pool.run(matchTask, () => input, { priority, cpuMs: matchingMs, signal }),
      };
    });
    await continueTask(publish, task, 'match.score');
  };
