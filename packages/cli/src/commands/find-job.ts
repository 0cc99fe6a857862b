import type { Job, NewJob } from '@winnow/contracts';
import { request } from '../http/request.ts';
import { findFile, formOf } from '../input/local-file.ts';
import { readJson } from '../input/read-json.ts';
import type { Context } from './context.ts';

export const jobOption = '--job <id|file>';
export const jobHelp = 'id of a job (job_…), or a file: .json is a job as data, anything else the text of one';

/** Sends a file with a job description. */
export const parseJobFile = async ({ connection, language }: Context, path: string): Promise<Job> =>
  request(connection, 'POST /v1/parse-job', { form: await formOf('file', [await findFile(path)], { language }) });

/** Creates a job from a JSON file. */
export const createJobOfFile = async ({ connection }: Context, path: string): Promise<Job> =>
  request(connection, 'POST /v1/create-job', { json: await readJson<NewJob>(path) });

/** The ID of the job that an option names; a file is turned into a job first. */
export const findJob = async (context: Context, given: string): Promise<string> => {
  if (given.startsWith('job_')) return given;
  const { job_id } = await (/\.json$/i.test(given) ? createJobOfFile : parseJobFile)(context, given);
  context.tell(`The job is ${job_id}.`);
  return job_id;
};
