import type { Batch } from '@winnow/client';
import { CliError, exitCodes, usageError } from '../cli-error.ts';
import { failureOf } from '../failure.ts';
import { listFiles } from '../input/list-files.ts';
import { findFile, findPath, type LocalFile } from '../input/local-file.ts';
import { readRanking } from '../input/read-pages.ts';
import { writeRanking } from '../output/batch.ts';
import { counted } from '../output/layout.ts';
import type { Context } from './context.ts';
import { findJob } from './find-job.ts';
import { assertWritable, saveCsv, toStdout } from './save-csv.ts';
import { sendCandidates } from './send-candidates.ts';

export type RunOptions = {
  readonly job: string;
  readonly csv?: string;
  readonly name?: string;
  /** Seconds. */
  readonly timeout?: number;
  readonly limit: number;
};

/** State of the batch when something goes wrong. */
type Stand = { batch?: Batch; started: boolean };

type Candidates = { readonly files: readonly LocalFile[]; readonly leftOut: string[] };

const findCandidates = async (path: string): Promise<Candidates> => {
  const { kind } = await findPath(path);
  if (kind === 'file') return { files: [await findFile(path)], leftOut: [] };
  const { files, archives } = await listFiles(path);
  if (files.length === 0)
    throw usageError(
      `There is no file to send in ${path}.`,
      ...(archives.length === 0 ? [] : ['A ZIP is sent by itself: name it instead of the folder.']),
    );
  return { files, leftOut: archives.map((name) => `${name} (a ZIP is sent by itself)`) };
};

const interrupted = ({ batch, started }: Stand): CliError => {
  if (batch === undefined) return new CliError(exitCodes.interrupted, 'Interrupted before there was a batch.');
  const { batch_id } = batch;
  return started
    ? new CliError(exitCodes.interrupted, `Interrupted. The batch ${batch_id} goes on.`, {
        hints: [`See how it stands: winnow-cli batch show ${batch_id}`, `Once it has ended: winnow-cli batch rank ${batch_id}`],
      })
    : new CliError(exitCodes.interrupted, `Interrupted. The batch ${batch_id} has files, and was not started.`, {
        hints: [`To drop it: winnow-cli batch delete ${batch_id}`],
      });
};

const withHint = (error: CliError, hint: string): CliError =>
  new CliError(error.exitCode, error.message, {
    ...error.details,
    hints: [...(error.details.hints ?? []), hint],
    cause: error.cause,
  });

/** Ends a batch after an error: one that was not started is useless and is deleted, one that runs continues. */
const conclude = async ({ client, server }: Context, { batch, started }: Stand, thrown: unknown): Promise<unknown> => {
  const error = failureOf(thrown, server);
  if (batch === undefined || !(error instanceof CliError)) return error;
  const { batch_id } = batch;
  if (!started) {
    const dropped = await client.deleteBatch({ batch_id }).then(
      () => true,
      () => false,
    );
    return dropped ? error : withHint(error, `The batch was not started. To drop it: winnow-cli batch delete ${batch_id}`);
  }
  const continues = error.exitCode === exitCodes.unreachable;
  return continues ? withHint(error, `The batch goes on. See how it stands: winnow-cli batch show ${batch_id}`) : error;
};

const sendAll = async (context: Context, { files, leftOut }: Candidates, options: RunOptions, stand: Stand): Promise<Batch> => {
  const { reportProgress } = await import('../output/progress.ts');
  const { client, io, language } = context;
  const fields = { job_id: await findJob(context, options.job), name: options.name, timeout_seconds: options.timeout, language };
  const progress = reportProgress(io, 'Sending', files.length);
  try {
    return await sendCandidates(client, files, fields, {
      onSent: (batch, sent) => {
        stand.batch = batch;
        progress.update(sent);
      },
      onTooLarge: ({ name }) => leftOut.push(`${name} (too large)`),
    });
  } finally {
    progress.stop();
  }
};

const watch = async ({ client, io }: Context, { batch_id, total_candidates }: Batch): Promise<Batch> => {
  const { reportProgress } = await import('../output/progress.ts');
  const progress = reportProgress(io, 'Scoring', total_candidates);
  try {
    let ended: Batch | undefined;
    for await (const event of client.watchBatch({ batch_id })) {
      progress.update(event.done, event.failed);
      if (event.kind === 'ended') ended = event.batch;
    }
    if (ended === undefined) throw new Error('Watching a batch ended before the batch did.');
    return ended;
  } finally {
    progress.stop();
  }
};

const runToEnd = async (context: Context, path: string, options: RunOptions, stand: Stand): Promise<void> => {
  const { client, json, show, signal, tell } = context;
  const { csv, limit } = options;
  const candidates = await findCandidates(path);
  if (csv !== undefined) await assertWritable(csv);
  const { batch_id } = await sendAll(context, candidates, options, stand);
  for (const file of candidates.leftOut) tell(`Left out: ${file}`);

  signal?.throwIfAborted();
  stand.started = true;
  const started = await client.startBatch({ batch_id });
  tell(`The batch is ${batch_id}, with ${counted(started.total_candidates, 'candidate')}.`);
  const ended = await watch(context, started);

  if (csv !== undefined) await saveCsv(context, batch_id, csv, false);
  if (csv !== toStdout || json)
    show(await readRanking(client, batch_id, false), (ranking, look) => writeRanking(ranking, limit, look));
  const { status, failed, total_candidates } = ended;
  if (status !== 'completed')
    throw new CliError(
      exitCodes.notCompleted,
      `The batch ended ${status}: ${failed} of ${counted(total_candidates, 'candidate')} failed.`,
    );
  if (candidates.leftOut.length > 0)
    throw new CliError(exitCodes.notCompleted, `${counted(candidates.leftOut.length, 'file')} left out.`);
};

/** Sends files as a batch, follows it to its end and shows the ranking. Ctrl-C leaves it running. */
export const runBatch = async (context: Context, path: string, options: RunOptions): Promise<void> => {
  if (context.json && options.csv === toStdout)
    throw usageError('--json and --csv - both write to stdout.', 'Give --csv a file.');
  const interrupt = new AbortController();
  const release = context.io.onInterrupt(() => interrupt.abort());
  const stand: Stand = { started: false };
  try {
    await runToEnd(context.until(interrupt.signal), path, options, stand);
  } catch (error) {
    if (interrupt.signal.aborted) throw interrupted(stand);
    throw await conclude(context, stand, error);
  } finally {
    release();
  }
};
