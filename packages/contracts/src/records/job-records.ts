import { z } from 'zod';
import { jobReading } from '../bodies/job.ts';

/** A job as it stands now: which of its readings is in force. */
export const jobRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    job_id: z.string(),
    version: z.int(),
    digest: z.string(),
    /** The operations that wrote the last versions, so that none is counted twice when it comes again. */
    changed_by: z.array(z.string()).readonly(),
    /** Hashes of the uploads that it was made and corrected from, which go with it; of those of earlier releases none is known. */
    sources: z.array(z.string()).readonly().optional(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .readonly();

export type JobRecord = z.infer<typeof jobRecord>;

/** One reading of a job, under the hash of its content: it never changes, and equal readings are one. */
export const jobReadingRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    job_id: z.string(),
    digest: z.string(),
    reading: jobReading,
    /** The job's own text, to tell a resume that quotes it. */
    text: z.string().nullable(),
  })
  .readonly();

export type JobReadingRecord = z.infer<typeof jobReadingRecord>;
