import {
  currentReading,
  type JobReadingRecord,
  jobReadingId,
  type QuestionRecord,
  questionsId,
  type ResumeRecord,
  type Task,
} from '@winnow/contracts';
import { computeOnce, continueTask, failTask, loadResume, resultTask } from '@winnow/handlers';
import type { Clock } from '@winnow/kernel';
import type { Collection, Files, Handler } from '@winnow/ports';
import type { WorkerPool } from '@winnow/workers';
import { interviewTask, writingMs } from '../tasks/interview-task.ts';

export type WriteQuestionsDeps = {
  readonly questions: Collection<QuestionRecord>;
  readonly jobReadings: Pick<Collection<JobReadingRecord>, 'get'>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get'>;
  readonly files: Pick<Files, 'read'>;
  readonly pool: Pick<WorkerPool, 'run'>;
  readonly now: Clock;
  readonly resultTtlMs: number;
};

/**
 * Generates the questions for a resume and a job: once for each account, content, reading of the job, options and engine version.
 */
export const writeQuestions =
  (deps: WriteQuestionsDeps): Handler<Task> =>
  async (message, { publish, signal, priority }) => {
    const task = resultTask(message.payload);
    const { job, account_id, origin } = task;
    if (job?.kind !== 'known') throw new Error('Questions need a job that is known.');
    if (origin.kind !== 'operation' || origin.questions === null) throw new Error('Questions need their options.');
    const { questions: options } = origin;
    const { questions, jobReadings, resumes, files, pool, ...rest } = deps;
    const stored = await jobReadings.get(jobReadingId(account_id, job));
    if (stored === undefined) return failTask(publish, task, { code: 'JOB_NOT_FOUND', message: 'The job was deleted.' });
    await computeOnce(
      { ...rest, collection: questions },
      { ...message, payload: task },
      questionsId(task, job, options),
      async () => {
        const { document, content } = await loadResume(resumes, files, task);
        const input = { document, content, job: currentReading(stored.reading), digest: job.digest, options };
        return { job_id: job.job_id, drafts: await pool.run(interviewTask, () => input, { priority, cpuMs: writingMs, signal }) };
      },
    );
    await continueTask(publish, task, 'questions.write');
  };
