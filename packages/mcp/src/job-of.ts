import type { CallOptions, Client } from '@winnow/client';
import { z } from 'zod';
import { ToolError } from './tool-error.ts';

/** A job as tools take it. */
export const jobInput = {
  job_id: z.string().min(1).optional().describe('Id of a job that Winnow knows, as earlier results name it'),
  job_description: z.string().min(1).optional().describe('The text of the job, instead of an id'),
};

type JobInput = { readonly job_id?: string | undefined; readonly job_description?: string | undefined };

/** The ID of the job that a tool was given; the same text is the same job. */
export const jobOf = async (client: Client, { job_id, job_description }: JobInput, options: CallOptions): Promise<string> => {
  if (job_id !== undefined) return job_id;
  if (job_description === undefined) throw new ToolError('Give a job_id, or the job_description.');
  return (await client.parseJob({ job_description }, options)).job_id;
};
