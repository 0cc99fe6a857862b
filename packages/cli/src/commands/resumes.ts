import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { QuestionCategory, QuestionMode } from '@winnow/contracts';
import { type Command, Option } from 'commander';
import { CliError, exitCodes, usageError } from '../cli-error.ts';
import { request } from '../http/request.ts';
import { requestPage } from '../http/request-page.ts';
import { findFile, formOf } from '../input/local-file.ts';
import { collectList, parseWhole } from '../input/numbers.ts';
import { writeAtsReport } from '../output/ats-report.ts';
import { writeMatchReport } from '../output/match-report.ts';
import { writeQuestionSet } from '../output/question-set.ts';
import { writeStructuredResume } from '../output/structured-resume.ts';
import type { Context } from './context.ts';
import { findJob, jobHelp, jobOption } from './find-job.ts';
import { assertWritable, toStdout } from './save-csv.ts';
import { withExample } from './with-example.ts';

const categories = ['hr', 'technical', 'iq_logical', 'personal_development'] as const satisfies readonly QuestionCategory[];

const modes = ['core', 'personal', 'both'] as const satisfies readonly QuestionMode[];

type QuestionOptions = {
  readonly job: string;
  readonly mode?: QuestionMode;
  readonly categories?: readonly string[];
  readonly count?: number;
  readonly seed?: number;
};

type ScoreOptions = { readonly job?: string; readonly jobText?: string; readonly html?: string };

const writePage = async (path: string, text: string): Promise<void> => {
  try {
    await writeFile(path, text);
  } catch (cause) {
    throw new CliError(exitCodes.refused, `${path} cannot be written.`, { cause });
  }
};

const score = async (context: Context, path: string, { jobText, html }: ScoreOptions): Promise<void> => {
  const { connection, language, show, tell, io } = context;
  if (html !== undefined) await assertWritable(html);
  const file = await findFile(path);
  const job_description = jobText === undefined ? undefined : await readFile((await findFile(jobText)).path, 'utf8');
  const form = await formOf('file', [file], { language, job_description });
  if (html === undefined) return show(await request(connection, 'POST /v1/score-ats', { form }), writeAtsReport);
  const text = await requestPage(connection, '/v1/score-ats', form);
  if (html === toStdout) return void io.stdout.write(text);
  await writePage(html, text);
  tell(`The report is in ${html}.`);
};

const match = async (context: Context, path: string, job: string): Promise<void> => {
  const { connection, language, show } = context;
  const file = await findFile(path);
  const form = await formOf('file', [file], { job_id: await findJob(context, job), language });
  show(await request(connection, 'POST /v1/score-match-parsed', { form }), writeMatchReport);
};

const parse = async (context: Context, path: string): Promise<void> => {
  const { connection, language, show } = context;
  const form = await formOf('file', [await findFile(path)], { language });
  show(await request(connection, 'POST /v1/parse', { form }), writeStructuredResume);
};

const ask = async (context: Context, path: string, { job, mode, categories: asked = [], count, seed }: QuestionOptions) => {
  const unknown = asked.find((each) => !categories.some((category) => category === each));
  if (unknown !== undefined) throw usageError(`"${unknown}" is no category.`, `The categories are ${categories.join(', ')}.`);
  const { connection, language, show } = context;
  const file = await findFile(path);
  const form = await formOf('file', [file], {
    job_id: await findJob(context, job),
    language,
    mode,
    categories: asked.length === 0 ? undefined : asked.join(','),
    count,
    seed,
  });
  show(await request(connection, 'POST /v1/questions', { form }), writeQuestionSet);
};

const sha256Of = async (path: string): Promise<string> => {
  await findFile(path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

const erase = async ({ connection, show }: Context, given: string): Promise<void> => {
  const sha256 = /^[0-9a-f]{64}$/i.test(given) ? given.toLowerCase() : await sha256Of(given);
  const erased = await request(connection, 'DELETE /v1/resumes/{sha256}', { params: { sha256 } });
  show(erased, () => `Nothing of the resume ${sha256} is kept any more.`);
};

/** Commands on one resume. */
export const addResumeCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  withExample(
    program
      .command('score')
      .summary('score a resume: how well programs can read it, or how well it fits a job')
      .description(
        'Scores how well applicant tracking systems can read a resume; works without a key, a few times a minute. With --html: as a page with pictures of the resume. With --job: how well it fits that job, as "winnow match" does.',
      )
      .argument('<file>', 'PDF, DOCX or TXT')
      .option(jobOption, jobHelp)
      .option('--job-text <file>', 'a job description: also says how many of its terms the resume shows')
      .option('--html <file>', 'writes the report as a page; - for stdout')
      .action((path: string, options: ScoreOptions, command: Command) => {
        const { job, jobText, html } = options;
        if (job === undefined) return score(contextOf(command), path, options);
        if (jobText !== undefined || html !== undefined)
          throw usageError(
            '--job goes with neither --job-text nor --html.',
            'It asks for a match, the others for an ATS report.',
          );
        return match(contextOf(command), path, job);
      }),
    'winnow score resume.pdf',
    'winnow score resume.pdf --language de --json',
    'winnow score resume.pdf --html report.html --job-text job.txt',
  );
  withExample(
    program
      .command('parse')
      .description('Reads a resume into structured data.')
      .argument('<file>', 'PDF, DOCX or TXT')
      .action((path: string, _: object, command: Command) => parse(contextOf(command), path)),
    'winnow parse resume.docx --json',
  );
  withExample(
    program
      .command('match')
      .description('Scores how well a resume fits a job.')
      .argument('<file>', 'PDF, DOCX or TXT')
      .requiredOption(jobOption, jobHelp)
      .action((path: string, { job }: { readonly job: string }, command: Command) => match(contextOf(command), path, job)),
    'winnow match resume.pdf --job job.txt',
    'winnow match resume.pdf --job job_0123456789abcdef',
  );
  withExample(
    program
      .command('questions')
      .description('Writes interview questions from a resume and a job.')
      .argument('<file>', 'PDF, DOCX or TXT')
      .requiredOption(jobOption, jobHelp)
      .addOption(
        new Option(
          '--mode <mode>',
          'core: the same for all candidates of the job; personal: about this resume; both (default)',
        ).choices(modes),
      )
      .option('--categories <list>', `some of ${categories.join(', ')}`, collectList)
      .option('--count <n>', 'questions over all categories', parseWhole(1, 40))
      .option('--seed <n>', 'another seed chooses other questions', parseWhole(0, 2_147_483_647))
      .action((path: string, options: QuestionOptions, command: Command) => ask(contextOf(command), path, options)),
    'winnow questions resume.pdf --job job.txt --categories hr,technical --count 8',
  );
  const resume = program.command('resume').description('What the server keeps of resumes.');
  withExample(resume, 'winnow resume erase resume.pdf');
  withExample(
    resume
      .command('erase')
      .description('Erases a resume and everything that was made of it. Batches that still use the file keep it.')
      .argument('<sha256|file>', 'the file, or its SHA-256 as reports name it')
      .action((given: string, _: object, command: Command) => erase(contextOf(command), given)),
    'winnow resume erase resume.pdf',
  );
};
