import { type JobReading, noJob, type QuestionDrafts, type QuestionOptions } from '@winnow/contracts';
import { type Compared, emptyResume, type PackedContent } from '@winnow/handlers';
import type { OpenWords } from '@winnow/matching';
import type { WorkerTask } from '@winnow/workers';

/** `digest` is that of the job's reading. */
export type InterviewInput = PackedContent & {
  readonly job: JobReading;
  readonly digest: string;
  readonly options: QuestionOptions;
  /** What an embeddings provider says of the words that were open. */
  readonly compared: Compared | undefined;
};

/** Task definition for generating questions. */
export const interviewTask: WorkerTask<InterviewInput, QuestionDrafts> = {
  module: new URL('./interview.ts', import.meta.url),
  name: 'interview',
};

/** Task definition for what the words of a resume and a job leave open. */
export const openWordsTask: WorkerTask<InterviewInput, OpenWords> = {
  module: new URL('./open-words.ts', import.meta.url),
  name: 'openWordsOf',
};

/** CPU time after which generating questions counts as stuck. */
export const writingMs = 10_000;

/** An empty resume and an empty job that load everything before the first request. */
export const warmInput: InterviewInput = {
  ...emptyResume,
  job: noJob,
  digest: '',
  options: { categories: ['hr'], count: 1, seed: null },
  compared: undefined,
};
