import { candidateAt, candidateState, isEnded } from '@winnow/batches';
import {
  type BatchList,
  type BatchRecord,
  type BatchRunRecord,
  defaultLanguage,
  errorOf,
  type MatchReport,
  parseLanguage,
  type Ranking,
} from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { renderMatchReport } from '@winnow/matching/render-match-report';
import type { Request, RequestHandler, Response } from 'express';
import type { Batches } from '../batches/batches.ts';
import { notFinished, openRanking } from '../batches/open-ranking.ts';
import { csvHeading, csvLines } from '../batches/ranking-csv.ts';
import { readRanking } from '../batches/read-ranking.ts';
import { encodeCursor, findPage, pageOf } from '../http/find-page.ts';
import { waitForDrain } from '../http/wait-for-drain.ts';
import { callerOf, callOf } from '../middleware/call.ts';
import { computedFromOf } from '../operations/computed-from.ts';
import type { GatewayStore } from '../store.ts';

type ByBatch = RequestHandler<{ batch_id: string }>;
type ByCandidate = RequestHandler<{ batch_id: string; candidate_id: string }>;

type Deps = {
  readonly store: Pick<GatewayStore, 'batches' | 'entries' | 'candidates' | 'matches'>;
  readonly batches: Batches;
};

/** Candidates read at a time for a CSV. */
const csvPage = 200;

/** Reading batches, their rankings and their candidates. */
export const batchRoutes = ({ store, batches }: Deps) => {
  const list: RequestHandler = async (request, response) => {
    const account_id = callerOf(response).accountId;
    const query = { index: 'by_account', where: { account_id }, order: 'descending' } as const;
    const { items, next_cursor } = await findPage(request, store.batches, query);
    const known = items.filter(({ state }) => state !== 'erasing');
    const body: BatchList = { batches: await Promise.all(known.map(batches.describe)), next_cursor };
    response.json(body);
  };

  const read: ByBatch = async (request, response) => {
    response.json(await batches.describe(await batches.find(callerOf(response).accountId, request.params.batch_id)));
  };

  const sendCsv = async (response: Response, batch: BatchRecord, run: BatchRunRecord | undefined): Promise<void> => {
    response.type('text/csv').attachment(`ranking-${batch.id}.csv`);
    response.write(csvHeading());
    let cursor: string | undefined;
    do {
      const page = run && (await readRanking(store, batch, run, csvPage, cursor));
      if (page !== undefined && !response.write(csvLines(page))) await waitForDrain(response);
      cursor = page?.next ?? undefined;
    } while (cursor !== undefined && !response.destroyed);
    response.end();
  };

  const sendRanking = async (request: Request, response: Response, batchId: string): Promise<void> => {
    const { limit, cursor } = pageOf(request);
    const { format, provisional } = request.query;
    const { accountId } = callerOf(response);
    const { batch, run, head } = await openRanking(batches, { accountId, batchId, provisional: provisional === 'true' });
    if (format === 'csv') return sendCsv(response, batch, run);
    const page = run && (await readRanking(store, batch, run, limit, cursor));
    const body: Ranking = {
      ...(await head()),
      ranking: page?.ranking ?? [],
      failures: page?.failures ?? [],
      next_cursor: page === undefined || page.next === null ? null : encodeCursor(page.next),
    };
    response.json(body);
  };

  const rank: ByBatch = (request, response) => sendRanking(request as Request, response, request.params.batch_id);
  const rankById: RequestHandler = (request, response) => sendRanking(request, response, String(request.query.batch_id));

  const candidate: ByCandidate = async (request, response) => {
    const { batch_id, candidate_id } = request.params;
    const given: unknown = request.query.language;
    const batch = await batches.find(callerOf(response).accountId, batch_id);
    const language = typeof given === 'string' ? parseLanguage(given) : (batch.language ?? defaultLanguage);
    const run = batch.state === 'collecting' ? undefined : await batches.run(batch.id);
    const found = await store.candidates.get(candidate_id);
    const unknown = (): AppError => new AppError('NOT_FOUND', 'There is no such candidate in the batch, or no report of it.');
    if (run === undefined || found === undefined || found.batch_id !== batch.id) {
      const open = run === undefined || !isEnded(run);
      const entry = await store.entries.get(candidate_id);
      throw open && entry?.batch_id === batch.id ? notFinished() : unknown();
    }
    const standing = candidateState(run, found.ordinal);
    if (standing === 'pending') throw notFinished();
    if (standing === 'failed' && found.error !== null) throw errorOf(found.error);
    const match = found.match_id === null ? undefined : await store.matches.get(found.match_id);
    if (standing !== 'scored' || match === undefined || candidateAt(batch.intakes, found.ordinal) !== found.id) throw unknown();
    const body: MatchReport = renderMatchReport(match.assessment, {
      language,
      requestId: callOf(response).requestId,
      cached: true,
      engineVersion: match.engine_version,
      jobId: batch.job.job_id,
      jobVersion: batch.job.version,
      computedFrom: computedFromOf(match, batch.job),
    });
    response.json(body);
  };

  return { list, read, rank, rankById, candidate };
};
