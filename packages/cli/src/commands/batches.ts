import type { Command } from 'commander';
import { usageError } from '../cli-error.ts';
import { parseDuration } from '../input/duration.ts';
import { readId } from '../input/read-json.ts';
import { cursorAfter, readPages, readRanking, readReranking } from '../input/read-pages.ts';
import { writeBatch, writeBatches, writeRanking, writeReranking } from '../output/batch.ts';
import { writeMatchReport } from '../output/match-report.ts';
import type { Context } from './context.ts';
import { jobHelp, jobOption } from './find-job.ts';
import { type ListOptions, limitList } from './limit-list.ts';
import { addRerankOptions, type RerankOptions, rerankInputOf } from './rank-options.ts';
import { type RunOptions, runBatch } from './run-batch.ts';
import { assertWritable, saveCsv, toStdout } from './save-csv.ts';
import { htmlHelp, htmlOption, savePage } from './save-page.ts';
import { withExample } from './with-example.ts';

type PageOptions = { readonly html?: string; readonly blind?: true };
type RankOptions = ListOptions & RerankOptions & PageOptions & { readonly csv?: string | true; readonly provisional?: true };

const blindHelp = 'with --html: without names and pictures of resumes';

/** As many candidates as the server lists on one page. */
const maxOnPage = 200;

const rankPage = async (context: Context, batch_id: string, html: string, { limit, ...options }: RankOptions): Promise<void> => {
  const { filters = {}, ...other } = rerankInputOf(options) ?? {};
  const { min_score, all_musts, hide_duplicates, ...more } = filters;
  if (Object.keys({ ...other, ...more }).length > 0)
    throw usageError(
      '--html shows the ranking of the job itself.',
      'It goes with --min-score, --all-musts and --hide-duplicates.',
    );
  const { client, language } = context;
  const query = {
    batch_id,
    language,
    limit: Math.min(limit, maxOnPage),
    min_score,
    all_musts,
    hide_duplicates,
    blind: options.blind,
    provisional: options.provisional,
  };
  await savePage(context, html, () => client.page('rankBatch', query));
};

const list = async ({ client, show }: Context, { limit }: ListOptions): Promise<void> => {
  const pages = await readPages(
    limit,
    (query) => client.listBatches(query),
    ({ batches }) => batches,
  );
  show({ batches: pages.flatMap(({ batches }) => batches), next_cursor: cursorAfter(pages) }, writeBatches);
};

const read = async ({ client, io, show }: Context, given: string): Promise<void> => {
  show(await client.readBatch({ batch_id: await readId(io, given, 'batch_id') }), writeBatch);
};

const rank = async (context: Context, given: string, { csv, limit, ...options }: RankOptions): Promise<void> => {
  const { client, io, json, show } = context;
  const batchId = await readId(io, given, 'batch_id');
  const provisional = options.provisional === true;
  const path = csv === true ? toStdout : csv;
  if (options.html !== undefined) {
    if (json || path !== undefined) throw usageError('Give one of --html, --csv and --json.');
    return rankPage(context, batchId, options.html, { limit, ...options });
  }
  const input = rerankInputOf(options);
  if (input !== undefined) {
    if (path !== undefined)
      throw usageError('--csv prints the ranking of the job itself.', 'Use --json with weights and filters.');
    // For the table, no more is read than it shows.
    const reranking = await readReranking(
      client,
      { batch_id: batchId, ...input, ...(provisional ? { provisional } : {}) },
      json ? undefined : limit,
    );
    return show(reranking, writeReranking);
  }
  if (path === undefined)
    return show(await readRanking(client, batchId, provisional), (ranking, look) => writeRanking(ranking, limit, look));
  if (json) throw usageError('Give --json or --csv, not both.');
  await assertWritable(path);
  await saveCsv(context, batchId, path, provisional);
};

const cancel = async ({ client, io, show }: Context, given: string): Promise<void> => {
  const batch_id = await readId(io, given, 'batch_id');
  const batch = await client.cancelBatch({ batch_id });
  show(batch, () => `Cancelled ${batch_id}: what is not scored yet counts as failed.`);
};

const remove = async ({ client, io, show }: Context, given: string): Promise<void> => {
  const batch_id = await readId(io, given, 'batch_id');
  const deleted = await client.deleteBatch({ batch_id });
  show(deleted, () => `Deleted ${batch_id} with its files and results.`);
};

/** The ID of the candidate with the given ID or file name, as shown in tables. */
const findCandidate = async ({ client }: Context, batchId: string, given: string): Promise<string> => {
  if (given.startsWith('cand_')) return given;
  const { ranking, failures } = await readRanking(client, batchId, true);
  const found = [...ranking, ...failures].filter(({ file_name }) => file_name === given);
  const [only, another] = found;
  if (only === undefined) throw usageError(`No candidate of ${batchId} came from a file ${given}.`);
  if (another !== undefined)
    throw usageError(
      `Several candidates came from a file ${given}.`,
      `Give one of ${found.map(({ candidate_id }) => candidate_id).join(', ')}.`,
    );
  return only.candidate_id;
};

const candidate = async (context: Context, givenBatch: string, given: string, { html, blind }: PageOptions): Promise<void> => {
  const { client, io, language, show } = context;
  const batch_id = await readId(io, givenBatch, 'batch_id');
  const params = { batch_id, candidate_id: await findCandidate(context, batch_id, given), language };
  if (html !== undefined) return savePage(context, html, () => client.page('readCandidate', { ...params, blind }));
  show(await client.readCandidate(params), writeMatchReport);
};

/** Commands on batches. */
export const addBatchCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const batch = program.command('batch').description('Screen many resumes for one job.');
  withExample(batch, 'winnow-cli batch run resumes/ --job job.txt');
  withExample(
    limitList(
      batch
        .command('run')
        .description(
          'Scores the files of a folder, or of a ZIP, for one job, and shows the ranking. Ctrl-C leaves the batch running.',
        )
        .argument('<folder|zip>', 'includes subfolders; skips hidden files')
        .requiredOption(jobOption, jobHelp)
        .option('--csv <file>', 'write the ranking to a CSV file (-: stdout)')
        .option('--name <name>', 'name of the batch')
        .option('--timeout <duration>', 'time limit from the start, such as 30m (default: 1h)', parseDuration),
      'candidates to show in the table',
    ).action((path: string, options: RunOptions, command: Command) => runBatch(contextOf(command), path, options)),
    'winnow-cli batch run resumes/ --job job.txt --csv ranking.csv',
    'winnow-cli batch run resumes.zip --job job_0123456789abcdef --timeout 30m --json',
  );
  withExample(
    limitList(batch.command('list').description('List batches, newest first.')).action((options: ListOptions, command: Command) =>
      list(contextOf(command), options),
    ),
    'winnow-cli batch list',
  );
  withExample(
    batch
      .command('show')
      .description('Show the state and counts of a batch.')
      .argument('<batch>', 'its ID, or - to read the JSON output of a command from stdin')
      .action((id: string, _: object, command: Command) => read(contextOf(command), id)),
    'winnow-cli batch show batch_01hexample',
  );
  withExample(
    addRerankOptions(
      limitList(
        batch
          .command('rank')
          .description('Show the ranking of a batch. With weights or filters, as if the job had them.')
          .argument('<batch>', 'its ID, or - to read the JSON output of a command from stdin'),
        'candidates to show in the table',
      ),
    )
      .option('--csv [file]', 'print CSV, to a file or to stdout')
      .option(htmlOption, `${htmlHelp}; at most ${maxOnPage} candidates`)
      .option('--blind', blindHelp)
      .option('--provisional', 'show the ranking so far while the batch is running')
      .action((id: string, options: RankOptions, command: Command) => rank(contextOf(command), id, options)),
    'winnow-cli batch rank batch_01hexample',
    'winnow-cli batch rank batch_01hexample --csv ranking.csv',
    'winnow-cli batch rank batch_01hexample --weights skills=70,title=0,r2=10 --musts r4 --min-score 60',
  );
  withExample(
    batch
      .command('candidate')
      .description("Show one candidate's result.")
      .argument('<batch>', 'its ID, or - to read the JSON output of a command from stdin')
      .argument('<candidate>', 'its ID (cand_…), or its file name as shown in the ranking')
      .option(htmlOption, htmlHelp)
      .option('--blind', blindHelp)
      .action((id: string, given: string, options: PageOptions, command: Command) =>
        candidate(contextOf(command), id, given, options),
      ),
    'winnow-cli batch candidate batch_01hexample resume-3.pdf',
  );
  withExample(
    batch
      .command('cancel')
      .description('Cancel a batch. Candidates that have not been scored count as failed.')
      .argument('<batch>', 'its ID, or - to read the JSON output of a command from stdin')
      .action((id: string, _: object, command: Command) => cancel(contextOf(command), id)),
    'winnow-cli batch cancel batch_01hexample',
  );
  withExample(
    batch
      .command('delete')
      .description('Erase a batch with its files and results.')
      .argument('<batch>', 'its ID, or - to read the JSON output of a command from stdin')
      .action((id: string, _: object, command: Command) => remove(contextOf(command), id)),
    'winnow-cli batch delete batch_01hexample',
  );
};
