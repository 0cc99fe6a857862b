import type { CorrectJobRequest } from '@winnow/client';
import type { Command } from 'commander';
import { readId, readJson } from '../input/read-json.ts';
import { cursorAfter, readPages } from '../input/read-pages.ts';
import { writeJob, writeJobs } from '../output/job.ts';
import type { Context } from './context.ts';
import { createJobOfFile, parseJobFile } from './find-job.ts';
import { type ListOptions, limitList } from './limit-list.ts';
import { withExample } from './with-example.ts';

const list = async ({ client, show }: Context, { limit }: ListOptions): Promise<void> => {
  const pages = await readPages(
    limit,
    (query) => client.listJobs(query),
    ({ jobs }) => jobs,
  );
  show({ jobs: pages.flatMap(({ jobs }) => jobs), next_cursor: cursorAfter(pages) }, writeJobs);
};

const read = async ({ client, io, show }: Context, given: string): Promise<void> => {
  show(await client.readJob({ job_id: await readId(io, given, 'job_id') }), writeJob);
};

const correct = async ({ client, io, show }: Context, given: string, path: string): Promise<void> => {
  show(
    await client.correctJob({ ...(await readJson<CorrectJobRequest>(io, path)), job_id: await readId(io, given, 'job_id') }),
    writeJob,
  );
};

const remove = async ({ client, io, show }: Context, given: string): Promise<void> => {
  const job_id = await readId(io, given, 'job_id');
  show(await client.deleteJob({ job_id }), () => `Deleted ${job_id}.`);
};

/** Commands on jobs. */
export const addJobCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const job = program.command('job').description('Manage jobs, which resumes are matched with.');
  withExample(job, 'winnow-cli job parse job.txt');
  withExample(
    job
      .command('parse')
      .description('Parse a job description. The same text always returns the same job.')
      .argument('<file>', 'text, PDF or DOCX; - is stdin')
      .action(async (path: string, _: object, command: Command) => {
        const context = contextOf(command);
        context.show(await parseJobFile(context, path), writeJob);
      }),
    'winnow-cli job parse job.txt',
  );
  withExample(
    job
      .command('create')
      .description('Create a job from its requirements.')
      .argument('<file>', 'JSON: {"title": "…", "requirements": [{"text": "…"}]}')
      .action(async (path: string, _: object, command: Command) => {
        const context = contextOf(command);
        context.show(await createJobOfFile(context, path), writeJob);
      }),
    'winnow-cli job create job.json',
  );
  withExample(
    limitList(job.command('list').description('List jobs, newest first.')).action((options: ListOptions, command: Command) =>
      list(contextOf(command), options),
    ),
    'winnow-cli job list',
  );
  withExample(
    job
      .command('show')
      .description('Show a job.')
      .argument('<job>', 'its ID, or - to read the JSON output of a command from stdin')
      .action((id: string, _: object, command: Command) => read(contextOf(command), id)),
    'winnow-cli job show job_0123456789abcdef',
  );
  withExample(
    job
      .command('correct')
      .description('Correct a job by creating a new version. Running batches keep the old one.')
      .argument('<job>', 'its ID, or - to read the JSON output of a command from stdin')
      .argument('<file>', 'JSON, as for "winnow-cli job create"')
      .action((id: string, path: string, _: object, command: Command) => correct(contextOf(command), id, path)),
    'winnow-cli job correct job_0123456789abcdef job.json',
  );
  withExample(
    job
      .command('delete')
      .description('Delete a job and all its versions.')
      .argument('<job>', 'its ID, or - to read the JSON output of a command from stdin')
      .action((id: string, _: object, command: Command) => remove(contextOf(command), id)),
    'winnow-cli job delete job_0123456789abcdef',
  );
};
