import { isEnded, never } from '@winnow/batches';
import type { Metrics } from '@winnow/runtime';
import type { BatchStore } from '../store.ts';

const pageSize = 1_000;

type Deps = Pick<BatchStore, 'runs'> & { readonly metrics: Pick<Metrics['batches'], 'running'> };

/** Reports how many batches run, and how many of their candidates have no result: all of a deployment, whoever runs them. */
export const reportRunning = async ({ runs, metrics }: Deps): Promise<void> => {
  let batches = 0;
  let pending = 0;
  let cursor: string | null | undefined;
  while (cursor !== null) {
    // A run that has ended and was heard of is never due again.
    const query = { index: 'by_due', where: {}, range: { before: never }, limit: pageSize } as const;
    const { items, next } = await runs.findFields({ ...query, ...(cursor === undefined ? {} : { cursor }) }, [
      'status',
      'total',
      'success',
      'failed',
    ]);
    for (const run of items.filter((each) => !isEnded(each))) {
      batches += 1;
      pending += run.total - run.success - run.failed;
    }
    cursor = next;
  }
  metrics.running(batches, pending);
};
