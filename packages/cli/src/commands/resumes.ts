import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { QuestionCategory, QuestionMode } from '@winnow/contracts';
import { type Command, Option } from 'commander';
import { usageError } from '../cli-error.ts';
import { findFile, openInput, readInput } from '../input/local-file.ts';
import { collectList, parseWhole } from '../input/numbers.ts';
import { writeAtsReport } from '../output/ats-report.ts';
import { writeMatchReport } from '../output/match-report.ts';
import { writeQuestionSet } from '../output/question-set.ts';
import { writeStructuredResume } from '../output/structured-resume.ts';
import type { Context } from './context.ts';
import { findJob, jobHelp, jobOption } from './find-job.ts';
import { assertWritable } from './save-csv.ts';
import { htmlHelp, htmlOption, savePage } from './save-page.ts';
import { withExample } from './with-example.ts';

const categories = ['hr', 'technical', 'iq_logical', 'personal_development'] as const satisfies readonly QuestionCategory[];

const modes = ['core', 'personal', 'both'] as const satisfies readonly QuestionMode[];

type QuestionOptions = {
  readonly job: string;
  readonly mode?: QuestionMode;
  readonly categories?: readonly string[];
  readonly count?: number;
  readonly seed?: number;
  readonly html?: string;
};

type MatchOptions = { readonly job: string; readonly html?: string };

type ScoreOptions = { readonly job?: string; readonly jobText?: string; readonly html?: string };

const score = async (context: Context, path: string, { jobText, html }: ScoreOptions): Promise<void> => {
  const { client, language, show, io } = context;
  if (html !== undefined) await assertWritable(html);
  const file = await openInput(io, path);
  const job_description = jobText === undefined ? undefined : new TextDecoder().decode(await readInput(io, jobText));
  const input = { file, language, job_description };
  if (html === undefined) return show(await client.scoreAts(input), writeAtsReport);
  return savePage(context, html, () => client.page('scoreAts', input));
};

const match = async (context: Context, path: string, { job, html }: MatchOptions): Promise<void> => {
  const { client, io, language, show } = context;
  if (html !== undefined) await assertWritable(html);
  const input = { file: await openInput(io, path), job_id: await findJob(context, job), language };
  if (html !== undefined) return savePage(context, html, () => client.page('scoreMatchParsed', input));
  show(await client.scoreMatchParsed(input), writeMatchReport);
};

const parse = async ({ client, io, language, show }: Context, path: string): Promise<void> => {
  show(await client.parse({ file: await openInput(io, path), language }), writeStructuredResume);
};

const ask = async (
  context: Context,
  path: string,
  { job, mode, categories: asked = [], count, seed, html }: QuestionOptions,
): Promise<void> => {
  const unknown = asked.find((each) => !categories.some((category) => category === each));
  if (unknown !== undefined) throw usageError(`"${unknown}" is no category.`, `The categories are ${categories.join(', ')}.`);
  const { client, io, language, show } = context;
  if (html !== undefined) await assertWritable(html);
  const file = await openInput(io, path);
  const input = {
    file,
    job_id: await findJob(context, job),
    language,
    mode,
    categories: asked.length === 0 ? undefined : asked.join(','),
    count,
    seed,
  };
  if (html !== undefined) return savePage(context, html, () => client.page('questions', input));
  show(await client.questions(input), writeQuestionSet);
};

const sha256Of = async (path: string): Promise<string> => {
  await findFile(path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

const erase = async ({ client, show }: Context, given: string): Promise<void> => {
  const sha256 = /^[0-9a-f]{64}$/i.test(given) ? given.toLowerCase() : await sha256Of(given);
  const erased = await client.eraseResume({ sha256 });
  show(erased, () => `Nothing of the resume ${sha256} is kept any more.`);
};

/** Commands on one resume. */
export const addResumeCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  withExample(
    program
      .command('score')
      .summary('score a resume: how well programs can read it, or how well it fits a job')
      .description(
        'Scores how well applicant tracking systems can read a resume; works without a key, a few times a minute. With --html: as a page with pictures of the resume. With --job: how well it fits that job, as "winnow-cli match" does.',
      )
      .argument('<file>', 'PDF, DOCX or TXT')
      .option(jobOption, jobHelp)
      .option('--job-text <file>', 'a job description: the report also shows which of its key terms the resume covers')
      .option(htmlOption, htmlHelp)
      .action((path: string, options: ScoreOptions, command: Command) => {
        const { job, jobText, html } = options;
        if (job === undefined) return score(contextOf(command), path, options);
        if (jobText !== undefined)
          throw usageError('--job does not go with --job-text.', 'It asks for a match, the other for an ATS report.');
        return match(contextOf(command), path, { job, ...(html === undefined ? {} : { html }) });
      }),
    'winnow-cli score resume.pdf',
    'winnow-cli score resume.pdf --language de --json',
    'winnow-cli score resume.pdf --html report.html --job-text job.txt',
  );
  withExample(
    program
      .command('parse')
      .description('Parse a resume into structured data.')
      .argument('<file>', 'PDF, DOCX or TXT')
      .action((path: string, _: object, command: Command) => parse(contextOf(command), path)),
    'winnow-cli parse resume.docx --json',
  );
  withExample(
    program
      .command('match')
      .description('Score how well a resume fits a job.')
      .argument('<file>', 'PDF, DOCX or TXT')
      .requiredOption(jobOption, jobHelp)
      .option(htmlOption, htmlHelp)
      .action((path: string, options: MatchOptions, command: Command) => match(contextOf(command), path, options)),
    'winnow-cli match resume.pdf --job job.txt',
    'winnow-cli match resume.pdf --job job.txt --html match.html',
    'winnow-cli match resume.pdf --job job_0123456789abcdef',
  );
  withExample(
    program
      .command('questions')
      .description('Write interview questions for a resume and a job.')
      .argument('<file>', 'PDF, DOCX or TXT')
      .requiredOption(jobOption, jobHelp)
      .addOption(
        new Option(
          '--mode <mode>',
          'core: the same for all candidates of the job; personal: about this resume; both (default)',
        ).choices(modes),
      )
      .option('--categories <list>', `comma-separated list of ${categories.join(', ')}`, collectList)
      .option('--count <n>', 'number of questions', parseWhole(1, 40))
      .option('--seed <n>', 'a different seed selects different questions', parseWhole(0, 2_147_483_647))
      .option(htmlOption, htmlHelp)
      .action((path: string, options: QuestionOptions, command: Command) => ask(contextOf(command), path, options)),
    'winnow-cli questions resume.pdf --job job.txt --categories hr,technical --count 8',
  );
  const resume = program.command('resume').description('Delete stored resumes.');
  withExample(resume, 'winnow-cli resume erase resume.pdf');
  withExample(
    resume
      .command('erase')
      .description('Erase a resume and everything derived from it. Batches that still use the file keep it.')
      .argument('<sha256|file>', 'the file, or its SHA-256 from a report')
      .action((given: string, _: object, command: Command) => erase(contextOf(command), given)),
    'winnow-cli resume erase resume.pdf',
  );
};
