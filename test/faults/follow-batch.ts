import { setTimeout as delay } from 'node:timers/promises';
import { type BatchBody, batchBody, deliveryList, type Ranking, ranking } from '@winnow/contracts';
import type { ApiClient } from './api-client.ts';

const askEveryMs = 400;

/** A batch as it was last seen, and the times (`performance.now()`) at which its counts were seen to grow. */
export type FollowedBatch = {
  readonly now: () => BatchBody | undefined;
  readonly grewAt: readonly number[];
  /** Resolves with the batch once it has ended; throws when it does not in time. */
  readonly ended: (patienceMs: number) => Promise<BatchBody>;
  readonly stop: () => Promise<void>;
};

const hasEnded = (batch: BatchBody | undefined): boolean =>
  batch !== undefined && ['completed', 'partial', 'failed'].includes(batch.status);

/** Asks for a batch again and again until it has ended. */
export const followBatch = (client: ApiClient, id: string): FollowedBatch => {
  const grewAt: number[] = [];
  const stopping = new AbortController();
  let latest: BatchBody | undefined;
  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted && !hasEnded(latest)) {
      const answer = await client.attempt({ path: `/v1/batch/${id}`, patienceMs: 5_000 });
      if (answer?.status === 200) {
        const batch = batchBody.parse(answer.body);
        if (batch.success + batch.failed > (latest?.success ?? 0) + (latest?.failed ?? 0)) grewAt.push(performance.now());
        latest = batch;
      }
      await delay(askEveryMs);
    }
  };
  const following = follow();
  following.catch(() => undefined);
  return {
    now: () => latest,
    grewAt,
    ended: async (patienceMs) => {
      await Promise.race([following, delay(patienceMs)]);
      if (latest === undefined || !hasEnded(latest))
        throw new Error(`Batch ${id} is ${latest?.status} with ${latest?.pending} candidates pending.`);
      return latest;
    },
    stop: async () => {
      stopping.abort();
      await following;
    },
  };
};

/** Every page of the ranking of a batch that has ended. */
export const rankingOf = async (client: ApiClient, id: string): Promise<Ranking> => {
  const pages: Ranking[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.next_cursor ?? null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    pages.push(ranking.parse((await client.insist({ path: `/v1/batch/${id}/rank?limit=100${query}` })).body));
  }
  const [first] = pages;
  if (first === undefined) throw new Error('There is no ranking.');
  return { ...first, ranking: pages.flatMap((page) => page.ranking), failures: pages.flatMap((page) => page.failures) };
};

/** The states of the deliveries of a batch. */
export const deliveriesOf = async (client: ApiClient, id: string): Promise<readonly string[]> => {
  const { body } = await client.insist({ path: `/v1/webhook/deliveries?limit=100&batch_id=${id}` });
  return deliveryList.parse(body).deliveries.map(({ state }) => state);
};
