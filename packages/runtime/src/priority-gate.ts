import type { Lane } from '@winnow/contracts';

export type PriorityGate = {
  /** Resolves when a place is free: live before bulk, first come first served within a lane. Rejects when the signal aborts first. */
  readonly enter: (lane: Lane, signal?: AbortSignal) => Promise<void>;
  readonly leave: () => void;
  readonly waiting: () => number;
};

type Waiter = { readonly admit: () => void };

/** Admits up to `places` at a time. */
export const createPriorityGate = (places: number): PriorityGate => {
  const queues = { live: new Set<Waiter>(), bulk: new Set<Waiter>() };
  let free = places;

  const next = (): void => {
    const queue = queues.live.size > 0 ? queues.live : queues.bulk;
    const [waiter] = queue;
    if (waiter === undefined || free === 0) return;
    queue.delete(waiter);
    free -= 1;
    waiter.admit();
  };

  return {
    enter: (lane, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const giveUp = (): void => {
          queues[lane].delete(waiter);
          reject(signal?.reason);
        };
        const waiter: Waiter = {
          admit: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
          },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        queues[lane].add(waiter);
        next();
      }),
    leave: () => {
      free += 1;
      next();
    },
    waiting: () => queues.live.size + queues.bulk.size,
  };
};
