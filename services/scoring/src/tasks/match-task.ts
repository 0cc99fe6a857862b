import type { DocumentFacts, JobReading, MatchAssessment } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/runtime';
import { warmInput as warmAssessInput } from './assess-task.ts';

/** Content as the parser packed it. */
export type MatchInput = {
  readonly document: DocumentFacts;
  readonly content: Uint8Array;
  readonly job: JobReading;
  readonly jobText: string | null;
};

/** Matching a resume with a job, as the pool finds it. */
export const matchTask: WorkerTask<MatchInput, MatchAssessment> = {
  module: new URL('./match.ts', import.meta.url),
  name: 'match',
};

/** An empty resume and an empty job, to load everything before the first request. */
export const warmInput: MatchInput = {
  document: warmAssessInput.document,
  content: warmAssessInput.content,
  job: {
    title: null,
    company: null,
    location: null,
    language: null,
    seniority: null,
    requirements: [],
    weights: { skills: 50, experience: 25, education: 10, languages: 10, title: 5 },
  },
  jobText: null,
};
