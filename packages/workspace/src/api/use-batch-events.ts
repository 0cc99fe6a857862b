import { useQueryClient } from '@tanstack/react-query';
import type { BatchBody } from '@winnow/contracts';
import { useEffect } from 'react';
import { isEnded } from './queries.ts';

/** How often the ranking is read anew while candidates come in. */
const refreshMs = 1_500;

/** Follows a batch while it runs: counts move with every candidate, the ranking every second or so. */
export const useBatchEvents = (batch: BatchBody | undefined): void => {
  const client = useQueryClient();
  const id = batch === undefined || isEnded(batch) || batch.status === 'collecting' ? undefined : batch.batch_id;
  useEffect(() => {
    if (id === undefined) return;
    const source = new EventSource(`/api/v1/batch/${id}/events`);
    let isStale = false;
    const seen = new Set<string>();
    const refresh = setInterval(() => {
      if (!isStale) return;
      isStale = false;
      void client.invalidateQueries({ queryKey: ['ranking', id] });
    }, refreshMs);
    source.addEventListener('candidate', ({ data }: MessageEvent<string>) => {
      const { candidate_id, status } = JSON.parse(data) as { readonly candidate_id: string; readonly status: string };
      if (seen.has(candidate_id)) return;
      seen.add(candidate_id);
      isStale = true;
      client.setQueryData<BatchBody>(['batch', id], (before) => before && counted(before, status === 'scored', seen.size));
    });
    source.addEventListener('batch', ({ data }: MessageEvent<string>) => {
      client.setQueryData<BatchBody>(['batch', id], JSON.parse(data));
      void client.invalidateQueries({ queryKey: ['ranking', id] });
      source.close();
    });
    return () => {
      clearInterval(refresh);
      source.close();
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
