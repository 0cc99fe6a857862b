import type { GivenJob, JobReading } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/workers';

/** A job as text, as the packed layout of a file, or as data. */
export type ReadJobInput =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'layout'; readonly layout: Uint8Array }
  | { readonly kind: 'given'; readonly given: GivenJob };

/** The requirements of the job, and its normalised text if it has one. */
export type ReadJobOutput = { readonly reading: JobReading; readonly text: string | null };

/** Task definition for parsing a job. */
export const readJobTask: WorkerTask<ReadJobInput, ReadJobOutput> = {
  module: new URL('./read-job.ts', import.meta.url),
  name: 'readJobInput',
};

/** CPU time after which parsing a job counts as stuck. */
export const readingMs = 10_000;

/** A job that loads everything before the first request. */
export const warmInput: ReadJobInput = { kind: 'text', text: 'Cook\n\nRequirements\n- Two years of experience\n' };
