import type { GivenJob, JobReading } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/workers';

/** A job as text, as the packed layout of a file, or as data. */
export type ReadJobInput =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'layout'; readonly layout: Uint8Array }
  | { readonly kind: 'given'; readonly given: GivenJob };

/** What the job requires, and its normalised text when it has one. */
export type ReadJobOutput = { readonly reading: JobReading; readonly text: string | null };

/** Reading a job, as the pool finds it. */
export const readJobTask: WorkerTask<ReadJobInput, ReadJobOutput> = {
  module: new URL('./read-job.ts', import.meta.url),
  name: 'readJobInput',
};

/** CPU time past which the reading of a job is stuck. */
export const readingMs = 10_000;

/** A job to load everything before the first request. */
export const warmInput: ReadJobInput = { kind: 'text', text: 'Cook\n\nRequirements\n- Two years of experience\n' };
