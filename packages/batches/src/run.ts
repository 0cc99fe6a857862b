import type { BatchRecord, BatchRunRecord, TerminalStatus } from '@winnow/contracts';
import { type Clock, isoTime, timeOf } from '@winnow/kernel';
import { hasBit, withBits } from './bit-set.ts';

/** Later than any time: nothing is due. */
export const never = '9999-12-31T23:59:59.999Z';
/** If the end has not been announced by then, the timer announces it. */
const announceWithinMs = 5_000;
/** If the announcement has no delivery by then, it is repeated at increasing intervals. */
const followWithinMs = 10_000;

export type Counted = {
  readonly ordinal: number;
  readonly succeeded: boolean;
};

export const isEnded = ({ status }: Pick<BatchRunRecord, 'status'>): boolean => status !== 'running';

/**
 * A run that starts now: nothing counted, nothing dispatched. Its time-out counts from the moment the batch was accepted to
 * start.
 */
export const beginRun = (
  { id, account_id, job, total, timeout_seconds, started_at, expires_at }: BatchRecord,
  now: ReturnType<Clock>,
): BatchRunRecord => {
  const timeout_at = isoTime((started_at === null ? now : timeOf(started_at)) + timeout_seconds * 1000);
  return {
    id,
    account_id,
    job,
    status: 'running',
    total,
    counted: '',
    succeeded: '',
    success: 0,
    failed: 0,
    dispatched: 0,
    ended_by: null,
    started_at: isoTime(now),
    finished_at: null,
    timeout_at,
    due_at: timeout_at,
    expires_at,
  };
};

const end = (
  run: BatchRunRecord,
  status: TerminalStatus,
  ended_by: NonNullable<BatchRunRecord['ended_by']>,
  now: number,
): BatchRunRecord => ({
  ...run,
  status,
  ended_by,
  failed: run.total - run.success,
  finished_at: isoTime(now),
  due_at: isoTime(now + announceWithinMs),
});

/**
 * Counts candidates and ends the run with the last one. Ordinals below `dispatched` have been dispatched. `undefined` when nothing
 * changes: the run has ended or has already counted all of them.
 */
export const countCandidates = (
  run: BatchRunRecord,
  { candidates, dispatched }: { readonly candidates: readonly Counted[]; readonly dispatched: number },
  now: number,
): BatchRunRecord | undefined => {
  if (isEnded(run)) return undefined;
  const fresh = new Map<number, boolean>();
  for (const { ordinal, succeeded } of candidates)
    if (ordinal < run.total && !hasBit(run.counted, ordinal) && !fresh.has(ordinal)) fresh.set(ordinal, succeeded);
  if (fresh.size === 0) return undefined;
  const succeeded = [...fresh].flatMap(([ordinal, success]) => (success ? [ordinal] : []));
  const counted: BatchRunRecord = {
    ...run,
    counted: withBits(run.counted, [...fresh.keys()]),
    succeeded: withBits(run.succeeded, succeeded),
    success: run.success + succeeded.length,
    failed: run.failed + fresh.size - succeeded.length,
    dispatched: Math.max(run.dispatched, dispatched),
  };
  if (counted.success + counted.failed < counted.total) return counted;
  return end(counted, counted.failed === 0 ? 'completed' : 'partial', 'count', now);
};

/** Ends a run before its last candidate: candidates not counted have failed. `undefined` when it has already ended. */
export const endRun = (run: BatchRunRecord, by: 'timeout' | 'cancel', now: number): BatchRunRecord | undefined => {
  if (isEnded(run)) return undefined;
  return end(run, by === 'timeout' && run.success + run.failed === 0 ? 'failed' : 'partial', by, now);
};

/** True once the end of a run was recorded as announced. */
export const isAnnounced = ({ finished_at, due_at }: BatchRunRecord): boolean =>
  finished_at !== null && due_at !== isoTime(timeOf(finished_at) + announceWithinMs);

/** Records that the end was announced and must be checked again later; `undefined` when no further check is needed. */
export const markAnnounced = (run: BatchRunRecord, now: number): BatchRunRecord | undefined =>
  run.finished_at !== null && run.due_at !== never
    ? { ...run, due_at: isoTime(now + Math.max(followWithinMs, now - timeOf(run.finished_at))) }
    : undefined;

/** Records that the end was received: nothing is due any more. */
export const markFollowed = (run: BatchRunRecord): BatchRunRecord | undefined =>
  isEnded(run) && run.due_at !== never ? { ...run, due_at: never } : undefined;

/** State of one candidate of a run. */
export const candidateState = (
  run: BatchRunRecord,
  ordinal: number,
): 'scored' | 'failed' | 'pending' | 'timed_out' | 'cancelled' => {
  if (hasBit(run.counted, ordinal)) return hasBit(run.succeeded, ordinal) ? 'scored' : 'failed';
  if (!isEnded(run)) return 'pending';
  return run.ended_by === 'cancel' ? 'cancelled' : 'timed_out';
};
