import { hasBit, isEnded } from '@winnow/batches';
import {
  type BatchEnd,
  type BatchRunRecord,
  type BreakerRecord,
  batchCompleted,
  type CandidateRecord,
  collections,
  type DeliveryRecord,
  deliveryId,
  topicOf,
} from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import type { LogRecord, StoredDocument } from '@winnow/ports';
import type { BatchPlan, Plan } from './plan.ts';
import { candidateIdOf } from './scenario.ts';
import type { OnWrite, StoreBackend } from './sim-store.ts';

export type Watch = {
  readonly onWrite: OnWrite;
  readonly onAppend: (record: LogRecord) => void;
};

type WatchOptions = {
  readonly plan: Plan;
  readonly now: () => number;
  readonly store: () => StoreBackend;
  /** Told of every breach. */
  readonly fail: (message: string) => void;
};

const completedTopic = topicOf(batchCompleted, 'live');

const countBits = (set: string): number =>
  [...atob(set)].reduce((sum, byte) => sum + [...byte.charCodeAt(0).toString(2)].filter((bit) => bit === '1').length, 0);

const factsOf = (run: BatchRunRecord): Omit<BatchRunRecord, 'due_at' | 'expires_at'> => {
  const { due_at: _, expires_at: __, ...facts } = run;
  return facts;
};

const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** What an event says of a batch that has ended. */
export const endOf = ({ id, account_id, job, status, total, success, failed, finished_at }: BatchRunRecord): BatchEnd => ({
  account_id,
  batch_id: id,
  job_id: job.job_id,
  status: status === 'running' ? 'failed' : status,
  total_candidates: total,
  success,
  failed,
  ...(finished_at === null ? {} : { finished_at }),
});

/** What its webhook says, but for the time. */
export const payloadOf = (run: BatchRunRecord): DeliveryRecord['payload'] => {
  const { account_id: _, finished_at: __, ...end } = endOf(run);
  return { event: 'batch.completed', ...end, resumes_scored: run.success };
};

/** Looks at every write and every event at its moment: what may not be for a moment either. */
export const watchWrites = ({ plan, now, store, fail }: WatchOptions): Watch => {
  const batchOf = (id: string): BatchPlan | undefined => plan.batches.find((batch) => batch.id === id);

  const checkCounts = (run: BatchRunRecord): void => {
    const [counted, succeeded] = [countBits(run.counted), countBits(run.succeeded)];
    if (succeeded !== run.success) fail(`${run.id} says success ${run.success} and has ${succeeded} in its set`);
    const known = isEnded(run) ? run.total : counted;
    if (run.success + run.failed !== known) fail(`${run.id} says ${run.success} + ${run.failed} where ${known} are known`);
  };

  const checkEnd = (run: BatchRunRecord): void => {
    const counted = countBits(run.counted);
    if (run.ended_by === 'count' && counted !== run.total) fail(`${run.id} ended by count with ${counted} of ${run.total}`);
    if (run.ended_by === 'timeout' && run.timeout_at > isoTime(now())) fail(`${run.id} timed out before its time`);
    if (run.ended_by === 'cancel' && batchOf(run.id)?.cancelAtMs === undefined) fail(`${run.id} was cancelled by nobody`);
    if (run.ended_by === null) fail(`${run.id} ended by nothing`);
  };

  const checkCandidate = (run: BatchRunRecord, ordinal: number): void => {
    const batch = batchOf(run.id);
    const candidate = batch?.candidates[ordinal];
    if (batch === undefined || candidate === undefined) {
      fail(`${run.id} counted ${ordinal}, which it does not have`);
      return;
    }
    const record = store().get<CandidateRecord>(collections.candidates.name, candidateIdOf(batch, ordinal));
    const succeeded = hasBit(run.succeeded, ordinal);
    if (candidate.fate === 'erased' ? record !== undefined : record === undefined)
      fail(`${run.id} counted ${ordinal} and its candidate is ${record === undefined ? 'not stored' : 'stored although erased'}`);
    if (record !== undefined && (record.match_id !== null) !== succeeded) fail(`${run.id} and candidate ${ordinal} disagree`);
    const may = candidate.fate === 'fickle' || (candidate.fate === 'matched') === succeeded;
    if (!may) fail(`${run.id} counted ${ordinal} as ${succeeded ? 'scored' : 'failed'}, but it is ${candidate.fate}`);
  };

  const checkRun = (before: BatchRunRecord | undefined, after: BatchRunRecord | undefined): void => {
    if (after === undefined) {
      fail(`${before?.id} has lost its run`);
      return;
    }
    checkCounts(after);
    if (before !== undefined && isEnded(before)) {
      if (!isEqual(factsOf(before), factsOf(after))) fail(`${after.id} changed after its end`);
      return;
    }
    if (isEnded(after)) checkEnd(after);
    for (let ordinal = 0; ordinal < after.total; ordinal += 1) {
      const was = before !== undefined && hasBit(before.counted, ordinal);
      const is = hasBit(after.counted, ordinal);
      if (was && !is) fail(`${after.id} has forgotten candidate ${ordinal}`);
      if (is && !was) checkCandidate(after, ordinal);
    }
  };

  const checkDelivery = (before: DeliveryRecord | undefined, after: DeliveryRecord | undefined): void => {
    if (after === undefined) {
      fail(`${before?.id} has lost its delivery`);
      return;
    }
    if (before === undefined) {
      const run = store().get<BatchRunRecord>(collections.runs.name, after.batch_id ?? '');
      if (run === undefined || !isEnded(run) || after.id !== deliveryId(run.id)) {
        fail(`${after.id} is for no batch that ended`);
        return;
      }
      if (!isEqual(after.payload, payloadOf(run))) fail(`${after.id} does not say what its batch says`);
      return;
    }
    if (after.state !== 'pending' && after.next_attempt_at !== null) fail(`${after.id} is ${after.state} and has a next try`);
    if (!isEqual(before.payload, after.payload)) fail(`${after.id} says something else than before`);
    if (before.state !== 'pending' && after.state !== before.state && after.asked_by === before.asked_by)
      fail(`${after.id} went from ${before.state} to ${after.state} and nobody asked`);
    if (before.attempts.some((attempt, index) => !isEqual(attempt, after.attempts[index]))) fail(`${after.id} lost an attempt`);
  };

  const checkBreaker = (before: BreakerRecord | undefined, after: BreakerRecord | undefined): void => {
    if (before?.state === 'half_open' && after?.state === 'half_open' && Date.parse(before.retry_at) > now())
      fail(`two try the endpoint of ${after.id} at a time while its breaker is not closed`);
  };

  return {
    onWrite: (collection, before, after) => {
      const pair = <T extends StoredDocument>(check: (before: T | undefined, after: T | undefined) => void): void =>
        check(before as T | undefined, after as T | undefined);
      if (collection === collections.runs.name) pair(checkRun);
      if (collection === collections.deliveries.name) pair(checkDelivery);
      if (collection === collections.breakers.name) pair(checkBreaker);
    },
    onAppend: ({ topic, value }) => {
      if (topic !== completedTopic) return;
      const event: BatchEnd = JSON.parse(value ?? '');
      const run = store().get<BatchRunRecord>(collections.runs.name, event.batch_id);
      if (run === undefined || !isEnded(run)) {
        fail(`the end of ${event.batch_id} was published before it ended`);
        return;
      }
      if (!isEqual(event, endOf(run))) fail(`an event of ${event.batch_id} does not say what its run says`);
    },
  };
};
