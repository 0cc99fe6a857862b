import type { RecordAction } from '@winnow/accounts';
import type { BatchList, BatchRecord, BatchRunRecord, Ranking, RerankInput } from '@winnow/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Batches } from '../batches/batches.ts';
import { openRanking } from '../batches/open-ranking.ts';
import { rankingHeading, rankingLines } from '../batches/ranking-csv.ts';
import { readRanking } from '../batches/read-ranking.ts';
import { encodeCursor, findPage, pageOf } from '../http/find-page.ts';
import { waitForDrain } from '../http/wait-for-drain.ts';
import { callerOf } from '../middleware/call.ts';
import type { GatewayStore } from '../store.ts';
import { filteredRanking } from './filtered-ranking.ts';
import { rankingPage } from './ranking-page.ts';
import type { Rerank } from './rerank-batch.ts';
import type { SendResult } from './send-result.ts';

type ByBatch = RequestHandler<{ batch_id: string }>;

type Deps = {
  readonly store: Pick<GatewayStore, 'batches' | 'entries' | 'candidates' | 'jobReadings'>;
  readonly batches: Batches;
  readonly rerank: Rerank;
  readonly send: SendResult;
  readonly note: RecordAction;
};

/** Candidates read at a time for a CSV. */
const csvPage = 200;

/** Reading batches and their rankings. */
export const batchRoutes = ({ store, batches, rerank, send, note }: Deps) => {
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
    response.write(rankingHeading());
    let cursor: string | undefined;
    do {
      const page = run && (await readRanking(store, batch, run, csvPage, cursor));
      if (page !== undefined && !response.write(rankingLines(page))) await waitForDrain(response);
      cursor = page?.next ?? undefined;
    } while (cursor !== undefined && !response.destroyed);
    response.end();
  };

  const sendFiltered = async (request: Request, response: Response, batchId: string, input: RerankInput): Promise<void> => {
    const { accountId } = callerOf(response);
    const { matching, weights: _, requirements: __, ...ranked } = await rerank(accountId, batchId, input);
    const body: Ranking = { ...ranked, failures: [] };
    const page = async (): Promise<Uint8Array> => {
      const batch = await batches.find(accountId, batchId);
      return rankingPage(store, request, { batch, body, matching });
    };
    await send(response, { result: body, page });
  };

  const sendRanking = async (request: Request, response: Response, batchId: string): Promise<void> => {
    const { limit, cursor } = pageOf(request);
    const { format, provisional } = request.query;
    const { accountId, keyId } = callerOf(response);
    const filtered = filteredRanking(request);
    if (filtered !== undefined) return sendFiltered(request, response, batchId, filtered);
    const { batch, run, head } = await openRanking(batches, { accountId, batchId, provisional: provisional === 'true' });
    if (format === 'csv') {
      await note({ account_id: accountId, actor: keyId, action: 'ranking.exported', target: batch.id });
      return sendCsv(response, batch, run);
    }
    const page = run && (await readRanking(store, batch, run, limit, cursor));
    const body: Ranking = {
      ...(await head()),
      ranking: page?.ranking ?? [],
      failures: page?.failures ?? [],
      next_cursor: page === undefined || page.next === null ? null : encodeCursor(page.next),
    };
    await send(response, { result: body, page: () => rankingPage(store, request, { batch, body, matching: null }) });
  };

  const rank: ByBatch = (request, response) => sendRanking(request as Request, response, request.params.batch_id);
  const rankById: RequestHandler = (request, response) => sendRanking(request, response, String(request.query.batch_id));

  return { list, read, rank, rankById };
};
