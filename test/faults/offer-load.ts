import { setTimeout as delay } from 'node:timers/promises';
import { batchBody } from '@winnow/contracts';
import type { ApiClient } from './api-client.ts';
import { type batchArchive, smallArchive } from './sample-work.ts';
import type { OperationTracker } from './track-operations.ts';

/** Operations and batches of one file a second, offered whatever the answers are. */
const operationsPerSecond = 2;
const batchesPerSecond = 0.2;
const uploadMs = 90_000;

export type Load = {
  /** Batches of one file that were accepted, with the time of it. */
  readonly smallBatches: ReadonlyMap<string, number>;
  /** Offers so many more operations at once; resolves when all are answered. */
  readonly burst: (count: number) => Promise<void>;
  /** Ends the offers and waits for all answers. */
  readonly stop: () => Promise<void>;
};

/** Starts a batch of an archive and answers its id. */
export const startBatch = async (
  client: ApiClient,
  jobId: string,
  files: Awaited<ReturnType<typeof batchArchive>>,
): Promise<string> =>
  batchBody.parse((await client.insist({ path: '/v1/batch', fields: { job_id: jobId }, files, patienceMs: uploadMs })).body)
    .batch_id;

/** Offers operations of every kind and small batches at a steady rate, numbers from 0 on. */
export const offerLoad = (client: ApiClient, tracker: OperationTracker, jobId: string): Load => {
  const smallBatches = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const stopping = new AbortController();
  let number = 0;
  let batches = 0;

  /** What fails is told at the end. */
  const keep = (work: Promise<void>): Promise<void> => {
    pending.push(work);
    return work.catch(() => undefined);
  };
  const operation = (): Promise<void> => {
    number += 1;
    return keep(tracker.submit(number - 1, jobId));
  };
  const batch = async (mine: number): Promise<void> => {
    const id = await startBatch(client, jobId, await smallArchive(mine));
    smallBatches.set(id, performance.now());
  };
  const steadily = async (perSecond: number, offer: () => unknown): Promise<void> => {
    const began = performance.now();
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      offer();
      const next = began + ((count + 1) * 1000) / perSecond;
      await delay(Math.max(0, next - performance.now()), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const offering = [
    steadily(operationsPerSecond, operation),
    steadily(batchesPerSecond, () => {
      batches += 1;
      return keep(batch(batches - 1));
    }),
  ];

  return {
    smallBatches,
    burst: async (count) => {
      await Promise.all(Array.from({ length: count }, operation));
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(offering);
      const failed = (await Promise.allSettled(pending)).find((each) => each.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
  };
};
