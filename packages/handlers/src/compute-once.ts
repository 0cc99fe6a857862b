import type { Task } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import type { Collection, Message } from '@winnow/ports';
import { outlives, resultExpiryOf } from './expiry-of.ts';

export type Computed = {
  readonly id: string;
  readonly account_id: string;
  readonly sha256: string;
  readonly engine_version: string;
  readonly expires_at: string;
};

export type ComputeDeps<T extends Computed> = {
  readonly collection: Collection<T>;
  readonly now: Clock;
  readonly resultTtlMs: number;
  /** Whether the result was known already. */
  readonly onLookup?: (hit: boolean) => void;
};

/**
 * Stores what a task computes under an ID derived from its inputs; the first stored result wins. An existing result is kept for
 * as long as the current operation may need it. Returns false when nothing may be stored any more: a caller without a key has
 * already been answered, and nothing of the call may be kept.
 */
export const computeOnce = async <T extends Computed>(
  { collection, now, resultTtlMs, onLookup }: ComputeDeps<T>,
  { payload: task, deadline }: Message<Task>,
  id: string,
  compute: () => Promise<Omit<T, keyof Computed>>,
): Promise<boolean> => {
  const { account_id, sha256, engine_version, origin } = task;
  const expires_at = resultExpiryOf(origin, now(), resultTtlMs);
  const current = await collection.get(id);
  onLookup?.(current !== undefined);
  if (current !== undefined) {
    if (!origin.kept || outlives(current, now(), resultTtlMs)) return true;
    if ((await collection.update(id, (record) => ({ ...record, expires_at }))) !== undefined) return true;
  }
  const result = await compute();
  if (deadline !== undefined && deadline <= now()) return false;
  await collection.insert({ ...result, id, account_id, sha256, engine_version, expires_at } as T);
  return true;
};
