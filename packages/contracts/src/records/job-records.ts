import { z } from 'zod';
import { storedJobReading } from '../bodies/job.ts';

/** A job: which of its readings is current. */
export const jobRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    job_id: z.string(),
    version: z.int(),
    digest: z.string(),
    /** The operations that wrote the last versions, so that none counts twice when redelivered. */
    changed_by: z.array(z.string()).readonly(),
    /**
     * Hashes of the uploads that it was created and corrected from, which are deleted with it; unknown for jobs of earlier
     * releases.
     */
    sources: z.array(z.string()).readonly().optional(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .readonly();

export type JobRecord = z.infer<typeof jobRecord>;

/** One reading of a job, under the hash of its content: it is immutable, and equal readings are one. */
export const jobReadingRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    job_id: z.string(),
    digest: z.string(),
    reading: storedJobReading,
    /** The job's own text, to detect a resume that quotes it. */
    text: z.string().nullable(),
  })
  .readonly();

export type JobReadingRecord = z.infer<typeof jobReadingRecord>;
