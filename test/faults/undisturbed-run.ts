import { availableParallelism } from 'node:os';
import { rankingWithoutIds } from '../support/mixed-work.ts';
import { createCustomer } from './create-customer.ts';
import { followBatch, rankingOf } from './follow-batch.ts';
import { startBatch } from './offer-load.ts';
import { batchArchive } from './sample-work.ts';
import { startStandalone } from './start-fleet.ts';
import { nameOf, trackOperations } from './track-operations.ts';

export type UndisturbedRun = {
  /** How many candidates its batch has. */
  readonly batchSize: number;
  /** What the operation of each of the numbers below `count` gives. */
  readonly results: (count: number) => Promise<ReadonlyMap<number, string>>;
  /** The ranking of the batch, as text. */
  readonly ranking: string;
  readonly stop: () => Promise<void>;
};

const atOnce = 8;

/** The same work with nothing that disturbs it, on a deployment of its own; what was computed once is not computed again. */
export const openUndisturbedRun = async (batchSize: number): Promise<UndisturbedRun> => {
  const fleet = await startStandalone(undefined, { WINNOW_WORKERS: String(availableParallelism()) });
  const customer = await createCustomer(fleet, 'Undisturbed');
  const batchId = await startBatch(customer.client, customer.jobId, await batchArchive(batchSize));
  await followBatch(customer.client, batchId).ended(120_000);
  const ranking = JSON.stringify(rankingWithoutIds(await rankingOf(customer.client, batchId)));
  const results = new Map<number, string>();
  return {
    batchSize,
    ranking,
    results: async (count) => {
      const tracker = trackOperations(customer.client);
      let next = results.size;
      const work = async (): Promise<void> => {
        while (next < count) {
          next += 1;
          await tracker.submit(next - 1, customer.jobId);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      await tracker.settled(60_000);
      await tracker.stop();
      for (const each of tracker.all) {
        if (each.result === undefined || /^(failed|running)/.test(each.result))
          throw new Error(`Undisturbed, but ${nameOf(each)}`);
        results.set(each.number, each.result);
      }
      return results;
    },
    stop: fleet.stop,
  };
};
