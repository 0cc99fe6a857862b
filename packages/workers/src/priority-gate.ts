import { createFairQueue } from '@winnow/kernel';
import type { Priority } from '@winnow/ports';

export type PriorityGate = {
  /**
   * Resolves when a slot is free. Lanes are served in order, but a waiting lower lane gets a turn after a number of consecutive
   * higher ones; within a lane, accounts take turns. Rejects when the signal aborts first, or when the work is no longer wanted
   * once its turn has come.
   */
  readonly enter: (priority: Priority, signal?: AbortSignal) => Promise<void>;
  /** Releases the slot that was taken with this priority. */
  readonly leave: (priority: Priority) => void;
  /** Removes a free slot; false if there is none. */
  readonly remove: () => boolean;
  /** Adds a slot. */
  readonly add: () => void;
  readonly waiting: () => number;
};

type GateLane = Exclude<Priority['lane'], 'urgent'>;

/**
 * How many tasks of a lane run consecutively while a lower lane waits: continuous live work slows the rest down but does not stop
 * it. Calls without a key go after all waiting customers and alternate with batches.
 */
const maxInARow: readonly (readonly [lane: GateLane, count: number])[] = [
  ['live', 8],
  ['anonymous', 1],
  ['bulk', Number.POSITIVE_INFINITY],
];

type Waiter = { readonly admit: () => void };

/** Admits up to `places` at a time. */
export const createPriorityGate = (places: number): PriorityGate => {
  const queues = {
    urgent: createFairQueue<Waiter>(),
    live: createFairQueue<Waiter>(),
    anonymous: createFairQueue<Waiter>(),
    bulk: createFairQueue<Waiter>(),
  };
  const consecutive = { live: 0, anonymous: 0, bulk: 0 };
  let free = places;

  const firstInLine = (): Priority['lane'] | undefined => {
    if (queues.urgent.size() > 0) return 'urgent';
    const waiting = maxInARow.filter(([lane]) => queues[lane].size() > 0);
    for (const [index, [lane, count]] of waiting.entries()) {
      const isLast = index === waiting.length - 1;
      if (!isLast && consecutive[lane] >= count) {
        consecutive[lane] = 0;
        continue;
      }
      consecutive[lane] = isLast ? 0 : consecutive[lane] + 1;
      return lane;
    }
    return undefined;
  };
  const next = (): void => {
    if (free === 0) return;
    const lane = firstInLine();
    if (lane === undefined) return;
    free -= 1;
    queues[lane].take()?.admit();
  };

  const leave = ({ lane, account }: Priority): void => {
    free += 1;
    queues[lane].done(account);
    next();
  };

  const takePlace = ({ lane, account }: Priority, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const onAbort = (): void => {
        queues[lane].remove(account, waiter);
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        admit: () => {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      queues[lane].push(account, waiter);
      next();
    });

  return {
    enter: async (priority, signal) => {
      await takePlace(priority, signal);
      let stays = false;
      try {
        stays = priority.isWanted === undefined || (await priority.isWanted());
      } finally {
        if (!stays) leave(priority);
      }
      if (!stays) throw new Error('Nobody waits for this any more.');
    },
    leave,
    remove: () => {
      if (free === 0) return false;
      free -= 1;
      return true;
    },
    add: () => {
      free += 1;
      next();
    },
    waiting: () => Object.values(queues).reduce((sum, queue) => sum + queue.size(), 0),
  };
};
