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

/** Task definition for matching a resume with a job. */
export const matchTask: WorkerTask<MatchInput, MatchAssessment> = {
  module: new URL('./match.ts', import.meta.url),
  name: 'match',
};

/** CPU time after which a match counts as stuck. */
export const matchingMs = 10_000;

/** An empty resume and an empty job that load everything before the first request. */
export const warmInput: MatchInput = {
  document: noDocument,
  content: packJson(noContent),
  job: noJob,
  jobText: null,
};
