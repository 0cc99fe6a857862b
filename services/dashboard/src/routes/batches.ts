import { isEnded } from '@winnow/batches';
import { type BatchRecord, type BatchRunRecord, deliveryId } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { batchPage } from '../pages/batch-page.ts';
import type { BatchRow } from '../pages/batch-table.ts';
import { batchesPage } from '../pages/batches-page.ts';
import type { DashboardStore } from '../store.ts';
import { visitorOf } from './call.ts';
import { listPage } from './list-page.ts';
import { readRanking } from './read-ranking.ts';

type Query = { readonly limit: number; readonly cursor?: string };
type Rows = { readonly items: readonly BatchRow[]; readonly next: string | null };

const pageSize = 20;

const rowOf = (batch: BatchRecord, run: BatchRunRecord | undefined): BatchRow => ({
  batch,
  status: run?.status ?? (batch.state === 'collecting' ? 'collecting' : 'queued'),
  success: run?.success ?? 0,
  failed: run?.failed ?? 0,
});

/** Batches of an account with their status and counts, newest first. */
export const batchRows = async (
  { batches, runs }: Pick<DashboardStore, 'batches' | 'runs'>,
  accountId: string,
  query: Query,
): Promise<Rows> => {
  const { items, next } = await batches.find({
    index: 'by_account',
    where: { account_id: accountId },
    order: 'descending',
    ...query,
  });
  const shown = items.filter(({ state }) => state !== 'erasing');
  return { items: await Promise.all(shown.map(async (batch) => rowOf(batch, await runs.get(batch.id)))), next };
};

/** The batches of the signed-in account, for sessions with access to them. */
export const batchRoutes = ({ store }: { readonly store: DashboardStore }) => {
  const list: RequestHandler = async (request, response) => {
    const visitor = visitorOf(response);
    const { items, next } = await listPage(request, pageSize, (page) => batchRows(store, visitor.accountId, page));
    response.send(batchesPage({ visitor, rows: items, next }));
  };

  const read: RequestHandler<{ id: string }> = async (request, response) => {
    const visitor = visitorOf(response);
    const batch = await store.batches.get(request.params.id);
    if (batch?.account_id !== visitor.accountId || batch.state === 'erasing')
      throw new AppError('BATCH_NOT_FOUND', 'No such batch.');
    const run = await store.runs.get(batch.id);
    const ranked = run === undefined ? { ranking: [], failures: [], more: false } : await readRanking(store, run);
    response.send(
      batchPage({
        ...rowOf(batch, run),
        ...ranked,
        visitor,
        finishedAt: run?.finished_at ?? null,
        timeoutAt: run?.timeout_at ?? null,
        delivery: run !== undefined && isEnded(run) ? await store.deliveries.get(deliveryId(batch.id)) : undefined,
      }),
    );
  };

  return { list, read };
};
