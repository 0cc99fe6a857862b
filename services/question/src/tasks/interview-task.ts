import {
  type DocumentFacts,
  type JobReading,
  noContent,
  noDocument,
  noJob,
  type QuestionDrafts,
  type QuestionOptions,
} from '@winnow/contracts';
import type { WorkerTask } from '@winnow/workers';
import { packJson } from '@winnow/workers/packed-json';

/** Content as the parser packed it; `digest` is that of the job's reading. */
export type InterviewInput = {
  readonly document: DocumentFacts;
  readonly content: Uint8Array;
  readonly job: JobReading;
  readonly digest: string;
  readonly options: QuestionOptions;
};

/** Writing questions, as the pool finds it. */
export const interviewTask: WorkerTask<InterviewInput, QuestionDrafts> = {
  module: new URL('./interview.ts', import.meta.url),
  name: 'interview',
};

/** CPU time past which the writing of questions is stuck. */
export const writingMs = 10_000;

/** An empty resume and an empty job that load everything before the first request. */
export const warmInput: InterviewInput = {
  document: noDocument,
  content: packJson(noContent),
  job: noJob,
  digest: '',
  options: { categories: ['hr'], count: 1, seed: null },
};
