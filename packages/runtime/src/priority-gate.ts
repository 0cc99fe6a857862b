import type { Lane } from '@winnow/contracts';

export type PriorityGate = {
  /**
   * Resolves when a place is free: live before bulk, but after eight live ones in a row a bulk one that waits; first come first served
   * within a lane. Rejects when the signal aborts first.
   */
  readonly enter: (lane: Lane, signal?: AbortSignal) => Promise<void>;
  readonly leave: () => void;
  readonly waiting: () => number;
};

/** Live work that never pauses slows bulk work down and does not stop it. */
const mostLiveInARow = 8;

type Waiter = { readonly admit: () => void };

/** Admits up to `places` at a time. */
export const createPriorityGate = (places: number): PriorityGate => {
  const queues = { live: new Set<Waiter>(), bulk: new Set<Waiter>() };
  let free = places;
  let liveInARow = 0;

  const next = (): void => {
    const bulkIsDue = queues.bulk.size > 0 && liveInARow >= mostLiveInARow;
    const lane = queues.live.size > 0 && !bulkIsDue ? 'live' : 'bulk';
    const [waiter] = queues[lane];
    if (waiter === undefined || free === 0) return;
    queues[lane].delete(waiter);
    liveInARow = lane === 'live' && queues.bulk.size > 0 ? liveInARow + 1 : 0;
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
