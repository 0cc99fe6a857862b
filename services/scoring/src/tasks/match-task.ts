import { type JobReading, type MatchAssessment, noJob } from '@winnow/contracts';
import { emptyResume, type PackedContent } from '@winnow/handlers';
import type { WorkerTask } from '@winnow/workers';

export type MatchInput = PackedContent & { readonly job: JobReading; readonly jobText: string | null };

/** Task definition for matching a resume with a job. */
export const matchTask: WorkerTask<MatchInput, MatchAssessment> = {
  module: new URL('./match.ts', import.meta.url),
  name: 'match',
};

/** CPU time after which a match counts as stuck. */
export const matchingMs = 10_000;

/** An empty resume and an empty job that load everything before the first request. */
export const warmInput: MatchInput = { ...emptyResume, job: noJob, jobText: null };
