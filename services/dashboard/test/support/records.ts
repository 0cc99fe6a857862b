import { beginRun, countCandidates, endRun, never, rankKey } from '@winnow/batches';
import {
  type BatchRecord,
  type BatchRunRecord,
  type CandidateRecord,
  collections,
  type DeliveryRecord,
  deliveryId,
} from '@winnow/contracts';
import type { Store } from '@winnow/ports';

export type End = { readonly score: number } | { readonly failed: string };

const job = { job_id: 'job_1', version: 2, digest: 'd'.repeat(64) };
const expires_at = '2027-11-01T00:00:00.000Z';
const runBegan = Date.parse('2026-11-01T10:00:02.000Z');

/** Stores a batch of four candidates that has started; its account is part of its id. */
export const addBatch = async (
  store: Store,
  account_id: string,
  name: string,
  change: Partial<BatchRecord> = {},
): Promise<BatchRecord> => {
  const batches = await store.collection<BatchRecord>(collections.batches);
  const batch: BatchRecord = {
    id: `batch_${name}_${account_id}`,
    account_id,
    job,
    name: null,
    timeout_seconds: 3_600,
    state: 'started',
    intakes: [{ id: 'int_1', count: 4 }],
    total: 4,
    created_at: '2026-11-01T10:00:00.000Z',
    started_at: '2026-11-01T10:00:01.000Z',
    due_at: never,
    expires_at,
    ...change,
  };
  await batches.insert(batch);
  return batch;
};

/** Stores the run of a batch and its candidates that ended, in upload order; the first one has a hostile name. */
export const addRun = async (store: Store, batch: BatchRecord, ends: readonly End[], end?: 'cancel'): Promise<void> => {
  const candidates = await store.collection<CandidateRecord>(collections.candidates);
  const runs = await store.collection<BatchRunRecord>(collections.runs);
  let run = beginRun(batch, runBegan);
  for (const [ordinal, each] of ends.entries()) {
    const scored = 'score' in each;
    await candidates.insert({
      id: `cand_${ordinal}_${batch.id}`,
      account_id: batch.account_id,
      batch_id: batch.id,
      ordinal,
      sha256: `${ordinal}`.repeat(64),
      file_name: ordinal === 0 ? '"><script>alert(1)</script>\u202e.pdf' : `resume-${ordinal}.pdf`,
      rank_key: rankKey(scored ? { score: each.score, met: 1, total: 2, ordinal } : { failed: ordinal }),
      sequence: ordinal + 1,
      match_id: null,
      score: scored ? each.score : null,
      required_met: { met: 1, total: 2 },
      matched: ['Kafka'],
      missing: ['MongoDB'],
      duplicate_of: null,
      error: scored ? null : { code: 'UNREADABLE_FILE', message: each.failed },
      expires_at,
    });
    run = countCandidates(run, { candidates: [{ ordinal, succeeded: scored }], dispatched: 4 }, runBegan) ?? run;
  }
  await runs.insert((end === undefined ? undefined : endRun(run, end, runBegan)) ?? run);
};

/** Stores the delivery of a batch: one that failed after one try, in every detail that is not changed. */
export const addDelivery = async (
  store: Store,
  account_id: string,
  batchId: string,
  change: Partial<DeliveryRecord> = {},
): Promise<string> => {
  const deliveries = await store.collection<DeliveryRecord>(collections.deliveries);
  const counts = { total_candidates: 3, success: 2, failed: 1, resumes_scored: 2 };
  const id = deliveryId(batchId);
  await deliveries.insert({
    id,
    account_id,
    batch_id: batchId,
    event: 'batch.completed',
    payload: { event: 'batch.completed', batch_id: batchId, job_id: 'job_1', status: 'partial', ...counts },
    state: 'failed',
    url: 'https://hooks.example.com/winnow',
    attempts: [{ at: '2026-11-01T11:00:00.000Z', status: 500, milliseconds: 12, error: 'status', answer: '<b>no</b>' }],
    tries: 1,
    next_attempt_at: null,
    asked_by: null,
    created_at: '2026-11-01T11:00:00.000Z',
    expires_at,
    ...change,
  });
  return id;
};
