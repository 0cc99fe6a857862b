import { type AtsAssessment, type DocumentFacts, noContent, noDocument } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/workers';
import { packJson } from '@winnow/workers/packed-json';

/** Content and layout as the parser packed them. */
export type AssessInput = {
  readonly document: DocumentFacts;
  readonly content: Uint8Array;
  readonly layout: Uint8Array;
  /** The description of a job whose terms the resume is held against, too. */
  readonly jobText: string | null;
};

/** Scoring a resume, as the pool finds it. */
export const assessTask: WorkerTask<AssessInput, AtsAssessment> = {
  module: new URL('./assess.ts', import.meta.url),
  name: 'assess',
};

/** CPU time past which a score is stuck: the slowest of the resumes that were tried took some 60 ms in a cold thread. */
export const scoringMs = 10_000;

/** An empty resume, to load everything that scoring needs before the first request. */
export const warmInput: AssessInput = {
  document: noDocument,
  content: packJson(noContent),
  layout: packJson({ format: 'txt', bytes: 0, pageCount: 0, pages: [], warnings: [] }),
  jobText: null,
};
