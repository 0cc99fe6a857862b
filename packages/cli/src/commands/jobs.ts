import type { CorrectedJob } from '@winnow/contracts';
import type { Command } from 'commander';
import { cursorAfter, readPages } from '../http/read-pages.ts';
import { request } from '../http/request.ts';
import { readJson } from '../input/read-json.ts';
import { writeJob, writeJobs } from '../output/job.ts';
import type { Context } from './context.ts';
import { createJobOfFile, parseJobFile } from './find-job.ts';
import { type ListOptions, limitList } from './limit-list.ts';
import { withExample } from './with-example.ts';

const list = async ({ connection, show }: Context, { limit }: ListOptions): Promise<void> => {
  const pages = await readPages(
    limit,
    (query) => request(connection, 'GET /v1/jobs', { query }),
    ({ jobs }) => jobs,
  );
  show({ jobs: pages.flatMap(({ jobs }) => jobs), next_cursor: cursorAfter(pages) }, writeJobs);
};

const read = async ({ connection, show }: Context, job_id: string): Promise<void> => {
  show(await request(connection, 'GET /v1/jobs/{job_id}', { params: { job_id } }), writeJob);
};

const correct = async ({ connection, show }: Context, job_id: string, path: string): Promise<void> => {
  show(
    await request(connection, 'PUT /v1/jobs/{job_id}', { params: { job_id }, json: await readJson<CorrectedJob>(path) }),
    writeJob,
  );
};

const remove = async ({ connection, show }: Context, job_id: string): Promise<void> => {
  show(await request(connection, 'DELETE /v1/jobs/{job_id}', { params: { job_id } }), () => `Deleted ${job_id}.`);
};

/** Commands on jobs. */
export const addJobCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const job = program.command('job').description('Jobs: what resumes are matched with.');
  withExample(job, 'winnow job parse job.txt');
  withExample(
    job
      .command('parse')
      .description('Reads the text of a job. The same text is the same job.')
      .argument('<file>', 'text, PDF or DOCX')
      .action(async (path: string, _: object, command: Command) => {
        const context = contextOf(command);
        context.show(await parseJobFile(context, path), writeJob);
      }),
    'winnow job parse job.txt',
  );
  withExample(
    job
      .command('create')
      .description('Makes a job from its requirements.')
      .argument('<file>', 'JSON: {"title": "…", "requirements": [{"text": "…"}]}')
      .action(async (path: string, _: object, command: Command) => {
        const context = contextOf(command);
        context.show(await createJobOfFile(context, path), writeJob);
      }),
    'winnow job create job.json',
  );
  withExample(
    limitList(job.command('list').description('Lists jobs, newest first.')).action((options: ListOptions, command: Command) =>
      list(contextOf(command), options),
    ),
    'winnow job list',
  );
  withExample(
    job
      .command('show')
      .description('Shows a job.')
      .argument('<job>', 'its id')
      .action((id: string, _: object, command: Command) => read(contextOf(command), id)),
    'winnow job show job_0123456789abcdef',
  );
  withExample(
    job
      .command('correct')
      .description('Corrects what was read of a job: makes a new version. Batches that run go on with the old one.')
      .argument('<job>', 'its id')
      .argument('<file>', 'JSON, as for "winnow job create"')
      .action((id: string, path: string, _: object, command: Command) => correct(contextOf(command), id, path)),
    'winnow job correct job_0123456789abcdef job.json',
  );
  withExample(
    job
      .command('delete')
      .description('Deletes a job with all its versions.')
      .argument('<job>', 'its id')
      .action((id: string, _: object, command: Command) => remove(contextOf(command), id)),
    'winnow job delete job_0123456789abcdef',
  );
};
