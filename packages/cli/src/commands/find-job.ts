import type { CreateJobRequest, FileInput, Job } from '@winnow/client';
import { openInput, readInput } from '../input/local-file.ts';
import { parseObject, readJson } from '../input/read-json.ts';
import { standard } from '../input/read-stdin.ts';
import type { Context } from './context.ts';

export const jobOption = '--job <id|file>';
export const jobHelp =
  'id of a job (job_…), or a file: .json is a job as data or as a command printed it, anything else the text of one; - is stdin';

const parseJob = ({ client, language }: Context, file: FileInput): Promise<Job> => client.parseJob({ file, language });

/** Sends a file with a job description. */
export const parseJobFile = async (context: Context, path: string): Promise<Job> =>
  parseJob(context, await openInput(context.io, path));

/** Creates a job from a JSON file. */
export const createJobOfFile = async ({ client, io }: Context, path: string): Promise<Job> =>
  client.createJob(await readJson<CreateJobRequest>(io, path));

/** The job in a JSON text: one that a command printed exists already. */
const jobOfJson = async ({ client }: Context, text: string, path: string): Promise<{ readonly job_id: string }> => {
  const { job_id, ...job } = parseObject(text, path);
  return typeof job_id === 'string' ? { job_id } : client.createJob(job as CreateJobRequest);
};

const jobOfStdin = async (context: Context): Promise<{ readonly job_id: string }> => {
  const data = await readInput(context.io, standard);
  const text = new TextDecoder().decode(data);
  return /^\s*\{/.test(text) ? jobOfJson(context, text, standard) : parseJob(context, { name: 'stdin', data });
};

/** The ID of the job that an option names; a file is turned into a job first. */
export const findJob = async (context: Context, given: string): Promise<string> => {
  if (given.startsWith('job_')) return given;
  const { job_id } =
    given === standard
      ? await jobOfStdin(context)
      : /\.json$/i.test(given)
        ? await jobOfJson(context, new TextDecoder().decode(await readInput(context.io, given)), given)
        : await parseJobFile(context, given);
  context.tell(`The job is ${job_id}.`);
  return job_id;
};
