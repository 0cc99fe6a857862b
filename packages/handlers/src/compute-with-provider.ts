import type { Task } from '@winnow/contracts';
import type { Message } from '@winnow/ports';
import { type ComputeDeps, type Computed, computeOnce } from './compute-once.ts';
import { resultTaskWithoutProviders } from './task-flow.ts';

type Work<T extends Computed, Result> = {
  /** False in an installation without a provider. */
  readonly hasProvider: boolean;
  readonly idOf: (task: Task) => string;
  readonly compute: () => Promise<Result>;
  /** Whether everything that the provider was needed for came from it. */
  readonly isWhole: (result: Result) => boolean;
  readonly recordOf: (result: Result) => Omit<T, keyof Computed>;
};

/**
 * As `computeOnce`, for results that an optional provider contributes to. What is new is computed before its ID is known: a result
 * without a provider that is configured but down must not pass for a whole one, so it has an ID of its own. Returns the task of the
 * result that was stored.
 */
export const computeWithProvider = async <T extends Computed, Result>(
  deps: ComputeDeps<T>,
  message: Message<Task>,
  { hasProvider, idOf, compute, isWhole, recordOf }: Work<T, Result>,
): Promise<Task> => {
  const { payload: task } = message;
  const known = !hasProvider || (await deps.collection.get(idOf(task))) !== undefined;
  const computed = known ? undefined : await compute();
  const own = computed === undefined || isWhole(computed) ? task : resultTaskWithoutProviders(task);
  await computeOnce(deps, { ...message, payload: own }, idOf(own), async () => recordOf(computed ?? (await compute())));
  return own;
};
