import {
  currentReading,
  type JobReadingRecord,
  jobReadingId,
  type MatchRecord,
  matchId,
  type ResumeRecord,
  type Task,
} from '@winnow/contracts';
import { type AskMeaning, computeWithProvider, continueTask, failTask, loadEarly, resultTask } from '@winnow/handlers';
import type { Clock } from '@winnow/kernel';
import type { Collection, Files, Handler } from '@winnow/ports';
import type { WorkerPool } from '@winnow/workers';
import { type Judged, judgeMatch } from './judge-match.ts';

export type ScoreMatchDeps = {
  readonly matches: Collection<MatchRecord>;
  readonly jobReadings: Pick<Collection<JobReadingRecord>, 'get'>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get'>;
  readonly files: Pick<Files, 'read'>;
  readonly pool: Pick<WorkerPool, 'run'>;
  /** Absent in an installation without an embeddings provider. */
  readonly askMeaning: AskMeaning | undefined;
  readonly now: Clock;
  readonly resultTtlMs: number;
  readonly onLookup?: (hit: boolean) => void;
};

/** Matches a resume with a job: once for each account, content, reading of the job and engine version. */
export const scoreMatch =
  (deps: ScoreMatchDeps): Handler<Task> =>
  async (message, context) => {
    const { publish } = context;
    const task = resultTask(message.payload);
    const { job, account_id } = task;
    if (job?.kind !== 'known') throw new Error('A match needs a job that is known.');
    const { matches, jobReadings, resumes, files, pool, askMeaning, ...rest } = deps;
    const loading = loadEarly(resumes, files, task);
    const stored = await jobReadings.get(jobReadingId(account_id, job));
    if (stored === undefined) return failTask(publish, task, { code: 'JOB_NOT_FOUND', message: 'The job was deleted.' });
    const reading = currentReading(stored.reading);
    const judge = async (): Promise<Judged & { readonly name: string | null }> => {
      const { document, name, content } = await loading;
      const input = { document, content, job: reading, jobText: stored.text };
      return { name, ...(await judgeMatch({ pool, askMeaning }, task, job.digest, input, context)) };
    };
    const { job_id, version, digest } = job;
    const own = await computeWithProvider(
      { ...rest, collection: matches },
      { ...message, payload: task },
      {
        hasProvider: askMeaning !== undefined,
        idOf: (of) => matchId(of, job),
        compute: judge,
        isWhole: ({ meaning }) => meaning?.state !== 'unavailable',
        recordOf: ({ name, assessment, meaning }) => ({
          job_id,
          name,
          computed_from: { job: { job_id, version, digest }, weights: reading.weights, meaning },
          assessment,
        }),
      },
    );
    await continueTask(publish, own, 'match.score');
  };
