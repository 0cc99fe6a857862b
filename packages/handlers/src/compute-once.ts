import type { Task } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import type { Collection, Message } from '@winnow/ports';
import { outlives, resultExpiryOf } from './expiry-of.ts';

type Computed = {
  readonly id: string;
  readonly account_id: string;
  readonly sha256: string;
  readonly engine_version: string;
  readonly expires_at: string;
};

type ComputeDeps<T extends Computed> = {
  readonly collection: Collection<T>;
  readonly now: Clock;
  readonly resultTtlMs: number;
};

/**
 * Stores what a task computes under an id that says what it was computed of: once, the first stored one wins. One that is there is kept
 * for as long as the task in hand may ask for it. False when nothing may be stored any more: whoever asked without a key has been
 * answered by then, and nothing of it is to stay.
 */
export const computeOnce = async <T extends Computed>(
  { collection, now, resultTtlMs }: ComputeDeps<T>,
  { payload: task, deadline }: Message<Task>,
  id: string,
  compute: () => Promise<Omit<T, keyof Computed>>,
): Promise<boolean> => {
  const { account_id, sha256, engine_version, origin } = task;
  const expires_at = resultExpiryOf(origin, now(), resultTtlMs);
  const current = await collection.get(id);
  if (current !== undefined) {
    if (!origin.kept || outlives(current, now(), resultTtlMs)) return true;
    if ((await collection.update(id, (record) => ({ ...record, expires_at }))) !== undefined) return true;
  }
  const result = await compute();
  if (deadline !== undefined && deadline <= now()) return false;
  await collection.insert({ ...result, id, account_id, sha256, engine_version, expires_at } as T);
  return true;
};
