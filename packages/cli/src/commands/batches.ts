import type { Command } from 'commander';
import { usageError } from '../cli-error.ts';
import { cursorAfter, readPages, readRanking, readReranking } from '../http/read-pages.ts';
import { request } from '../http/request.ts';
import { parseDuration } from '../input/duration.ts';
import { writeBatch, writeBatches, writeRanking, writeReranking } from '../output/batch.ts';
import { writeMatchReport } from '../output/match-report.ts';
import type { Context } from './context.ts';
import { jobHelp, jobOption } from './find-job.ts';
import { type ListOptions, limitList } from './limit-list.ts';
import { addRerankOptions, type RerankOptions, rerankInputOf } from './rank-options.ts';
import { type RunOptions, runBatch } from './run-batch.ts';
import { assertWritable, saveCsv, toStdout } from './save-csv.ts';
import { withExample } from './with-example.ts';

type RankOptions = ListOptions & RerankOptions & { readonly csv?: string | true; readonly provisional?: true };

const list = async ({ connection, show }: Context, { limit }: ListOptions): Promise<void> => {
  const pages = await readPages(
    limit,
    (query) => request(connection, 'GET /v1/batch', { query }),
    ({ batches }) => batches,
  );
  show({ batches: pages.flatMap(({ batches }) => batches), next_cursor: cursorAfter(pages) }, writeBatches);
};

const read = async ({ connection, show }: Context, batch_id: string): Promise<void> => {
  show(await request(connection, 'GET /v1/batch/{batch_id}', { params: { batch_id } }), writeBatch);
};

const rank = async (context: Context, batchId: string, { csv, limit, ...options }: RankOptions): Promise<void> => {
  const { connection, json, show } = context;
  const provisional = options.provisional === true;
  const path = csv === true ? toStdout : csv;
  const input = rerankInputOf(options);
  if (input !== undefined) {
    if (path !== undefined)
      throw usageError('--csv prints the ranking of the job itself.', 'Use --json with weights and filters.');
    // For the table, no more is read than it shows.
    const reranking = await readReranking(connection, batchId, input, { provisional, limit: json ? undefined : limit });
    return show(reranking, writeReranking);
  }
  if (path === undefined)
    return show(await readRanking(connection, batchId, provisional), (ranking, look) => writeRanking(ranking, limit, look));
  if (json) throw usageError('Give --json or --csv, not both.');
  await assertWritable(path);
  await saveCsv(context, batchId, path, provisional);
};

const cancel = async ({ connection, show }: Context, batch_id: string): Promise<void> => {
  const batch = await request(connection, 'POST /v1/batch/{batch_id}/cancel', { params: { batch_id } });
  show(batch, () => `Cancelled ${batch_id}: what is not scored yet counts as failed.`);
};

const remove = async ({ connection, show }: Context, batch_id: string): Promise<void> => {
  const deleted = await request(connection, 'DELETE /v1/batch/{batch_id}', { params: { batch_id } });
  show(deleted, () => `Deleted ${batch_id} with its files and results.`);
};

/** The ID of the candidate with the given ID or file name, as shown in tables. */
const findCandidate = async ({ connection }: Context, batchId: string, given: string): Promise<string> => {
  if (given.startsWith('cand_')) return given;
  const { ranking, failures } = await readRanking(connection, batchId, true);
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

const candidate = async (context: Context, batch_id: string, given: string): Promise<void> => {
  const { connection, language, show } = context;
  const params = { batch_id, candidate_id: await findCandidate(context, batch_id, given) };
  show(
    await request(connection, 'GET /v1/batch/{batch_id}/candidates/{candidate_id}', { params, query: { language } }),
    writeMatchReport,
  );
};

/** Commands on batches. */
export const addBatchCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const batch = program.command('batch').description('Many resumes for one job.');
  withExample(batch, 'winnow batch run resumes/ --job job.txt');
  withExample(
    limitList(
      batch
        .command('run')
        .description(
          'Scores the files of a folder, or of a ZIP, for one job, and shows the ranking. Ctrl-C leaves the batch running.',
        )
        .argument('<folder|zip>', 'hidden files are left out; folders within are not')
        .requiredOption(jobOption, jobHelp)
        .option('--csv <file>', 'write the ranking there as CSV; - is stdout')
        .option('--name <name>', 'a name to know the batch by')
        .option('--timeout <duration>', 'from the start on, such as 30m; default: one hour', parseDuration),
      'candidates to show in the table',
    ).action((path: string, options: RunOptions, command: Command) => runBatch(contextOf(command), path, options)),
    'winnow batch run resumes/ --job job.txt --csv ranking.csv',
    'winnow batch run resumes.zip --job job_0123456789abcdef --timeout 30m --json',
  );
  withExample(
    limitList(batch.command('list').description('Lists batches, newest first.')).action(
      (options: ListOptions, command: Command) => list(contextOf(command), options),
    ),
    'winnow batch list',
  );
  withExample(
    batch
      .command('show')
      .description('Shows state and counts of a batch.')
      .argument('<batch>', 'its id')
      .action((id: string, _: object, command: Command) => read(contextOf(command), id)),
    'winnow batch show batch_01hexample',
  );
  withExample(
    addRerankOptions(
      limitList(
        batch
          .command('rank')
          .description('Shows the ranking of a batch, by the job or, with any of the options on weights and filters, by others.')
          .argument('<batch>', 'its id'),
        'candidates to show in the table',
      ),
    )
      .option('--csv [file]', 'as CSV, to a file or to stdout')
      .option('--provisional', 'also while the batch runs')
      .action((id: string, options: RankOptions, command: Command) => rank(contextOf(command), id, options)),
    'winnow batch rank batch_01hexample',
    'winnow batch rank batch_01hexample --csv ranking.csv',
    'winnow batch rank batch_01hexample --weights skills=70,title=0,r2=10 --musts r4 --min-score 60',
  );
  withExample(
    batch
      .command('candidate')
      .description('Shows how one candidate of a batch fares.')
      .argument('<batch>', 'its id')
      .argument('<candidate>', 'its id (cand_…), or the name of its file as the ranking shows it')
      .action((id: string, given: string, _: object, command: Command) => candidate(contextOf(command), id, given)),
    'winnow batch candidate batch_01hexample resume-3.pdf',
  );
  withExample(
    batch
      .command('cancel')
      .description('Ends a batch: what is not scored yet counts as failed.')
      .argument('<batch>', 'its id')
      .action((id: string, _: object, command: Command) => cancel(contextOf(command), id)),
    'winnow batch cancel batch_01hexample',
  );
  withExample(
    batch
      .command('delete')
      .description('Erases a batch with its files and results.')
      .argument('<batch>', 'its id')
      .action((id: string, _: object, command: Command) => remove(contextOf(command), id)),
    'winnow batch delete batch_01hexample',
  );
};
