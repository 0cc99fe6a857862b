import {
  currentReading,
  type JobReadingRecord,
  jobReadingId,
  type QuestionRecord,
  questionsId,
  type ResumeRecord,
  type Task,
} from '@winnow/contracts';
import { computeWithProvider, continueTask, failTask, loadResume, resultTask } from '@winnow/handlers';
import type { Clock } from '@winnow/kernel';
import type { Collection, Files, Handler } from '@winnow/ports';
import type { WorkerPool } from '@winnow/workers';
import { type Providers, type Written, writeDrafts } from './write-drafts.ts';

export type WriteQuestionsDeps = Providers & {
  readonly questions: Collection<QuestionRecord>;
  readonly jobReadings: Pick<Collection<JobReadingRecord>, 'get'>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get'>;
  readonly files: Pick<Files, 'read'>;
  readonly pool: Pick<WorkerPool, 'run'>;
  readonly now: Clock;
  readonly resultTtlMs: number;
  readonly onLookup?: (hit: boolean) => void;
};

/**
 * Generates the questions for a resume and a job: once for each account, content, reading of the job, options and engine version.
 */
export const writeQuestions =
  (deps: WriteQuestionsDeps): Handler<Task> =>
  async (message, context) => {
    const { publish } = context;
    const task = resultTask(message.payload);
    const { job, account_id, origin } = task;
    if (job?.kind !== 'known') throw new Error('Questions need a job that is known.');
    if (origin.kind !== 'operation' || origin.questions === null) throw new Error('Questions need their options.');
    const { questions: options } = origin;
    const { questions, jobReadings, resumes, files, pool, askMeaning, chat, ...rest } = deps;
    const stored = await jobReadings.get(jobReadingId(account_id, job));
    if (stored === undefined) return failTask(publish, task, { code: 'JOB_NOT_FOUND', message: 'The job was deleted.' });
    const write = async (): Promise<Written> => {
      const { document, content } = await loadResume(resumes, files, task);
      const input = { document, content, job: currentReading(stored.reading), digest: job.digest, options };
      return writeDrafts({ pool, askMeaning, chat }, task, input, context);
    };
    const own = await computeWithProvider(
      { ...rest, collection: questions },
      { ...message, payload: task },
      {
        hasProvider: askMeaning !== undefined || chat !== undefined,
        idOf: (of) => questionsId(of, job, options),
        compute: write,
        isWhole: ({ whole }) => whole,
        recordOf: ({ drafts }) => ({ job_id: job.job_id, drafts }),
      },
    );
    await continueTask(publish, own, 'questions.write');
  };
