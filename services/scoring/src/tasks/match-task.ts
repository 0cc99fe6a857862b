import { type DocumentFacts, type JobReading, type MatchAssessment, noContent, noDocument, noJob } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/workers';
import { packJson } from '@winnow/workers/packed-json';

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

/** CPU time past which a match is stuck. */
export const matchingMs = 10_000;

/** An empty resume and an empty job, to load everything before the first request. */
export const warmInput: MatchInput = {
  document: noDocument,
  content: packJson(noContent),
  job: noJob,
  jobText: null,
};
