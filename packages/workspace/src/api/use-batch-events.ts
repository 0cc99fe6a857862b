import { useQueryClient } from '@tanstack/react-query';
import type { BatchBody } from '@winnow/contracts';
import { useEffect } from 'react';
import { isEnded } from './queries.ts';
import { winnow } from './winnow.ts';

/** How often the ranking is read anew while candidates come in. */
const refreshMs = 1_500;

/** Follows a batch while it runs: counts move with every candidate, the ranking every second or so. */
export const useBatchEvents = (batch: BatchBody | undefined): void => {
  const client = useQueryClient();
  const id = batch === undefined || isEnded(batch) || batch.status === 'collecting' ? undefined : batch.batch_id;
  useEffect(() => {
    if (id === undefined) return;
    const left = new AbortController();
    let isStale = false;
    const refresh = setInterval(() => {
      if (!isStale) return;
      isStale = false;
      void client.invalidateQueries({ queryKey: ['ranking', id] });
    }, refreshMs);
    const follow = async (): Promise<void> => {
      for await (const event of winnow.watchBatch({ batch_id: id }, { signal: left.signal })) {
        if (event.kind === 'candidate') {
          isStale = true;
          const succeeded = event.candidate.status === 'scored';
          client.setQueryData<BatchBody>(['batch', id], (before) => before && counted(before, succeeded, event.done));
          continue;
        }
        // The ranking is complete when the batch is shown as ended.
        if (event.kind === 'ended') await client.invalidateQueries({ queryKey: ['ranking', id] });
        isStale = event.kind === 'counts';
        client.setQueryData<BatchBody>(['batch', id], event.batch);
      }
    };
    // The batch is also read from time to time, so without its events the counts are only coarser.
    follow().catch(() => {});
    return () => {
      clearInterval(refresh);
      left.abort();
    };
  }, [client, id]);
};

/** The stream repeats all candidates from the first, so what has been read otherwise is only ever behind it. */
const counted = (batch: BatchBody, succeeded: boolean, ended: number): BatchBody => {
  if (ended <= batch.success + batch.failed) return batch;
  const { success, failed, total_candidates: total } = batch;
  const [more, less] = succeeded ? [success + 1, failed] : [success, failed + 1];
  return { ...batch, status: 'running', success: more, failed: less, pending: total - more - less };
};
