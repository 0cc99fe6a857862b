import type { BatchList, BatchRecord, BatchRunRecord, Ranking } from '@winnow/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Batches } from '../batches/batches.ts';
import { openRanking } from '../batches/open-ranking.ts';
import { csvHeading, csvLines } from '../batches/ranking-csv.ts';
import { readRanking } from '../batches/read-ranking.ts';
import { encodeCursor, findPage, pageOf } from '../http/find-page.ts';
import { waitForDrain } from '../http/wait-for-drain.ts';
import { callerOf } from '../middleware/call.ts';
import type { GatewayStore } from '../store.ts';

type ByBatch = RequestHandler<{ batch_id: string }>;

type Deps = {
  readonly store: Pick<GatewayStore, 'batches' | 'entries' | 'candidates'>;
  readonly batches: Batches;
};

/** Candidates read at a time for a CSV. */
const csvPage = 200;

/** Reading batches and their rankings. */
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

  return { list, read, rank, rankById };
};
