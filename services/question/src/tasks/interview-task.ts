import { type JobReading, noJob, type QuestionDrafts, type QuestionOptions } from '@winnow/contracts';
import { emptyResume, type PackedContent } from '@winnow/handlers';
import type { WorkerTask } from '@winnow/workers';

/** `digest` is that of the job's reading. */
export type InterviewInput = PackedContent & {
  readonly job: JobReading;
  readonly digest: string;
  readonly options: QuestionOptions;
};

/** Task definition for generating questions. */
export const interviewTask: WorkerTask<InterviewInput, QuestionDrafts> = {
  module: new URL('./interview.ts', import.meta.url),
  name: 'interview',
};

/** CPU time after which generating questions counts as stuck. */
export const writingMs = 10_000;

/** An empty resume and an empty job that load everything before the first request. */
export const warmInput: InterviewInput = {
  ...emptyResume,
  job: noJob,
  digest: '',
  options: { categories: ['hr'], count: 1, seed: null },
};
