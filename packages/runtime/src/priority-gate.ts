import type { Priority } from '@winnow/ports';

export type PriorityGate = {
  /**
   * Resolves when a place is free: urgent before live before bulk, but after eight live ones in a row a bulk one that waits; first come
   * first served among equals. Rejects when the signal aborts first.
   */
  readonly enter: (priority: Priority, signal?: AbortSignal) => Promise<void>;
  readonly leave: () => void;
  readonly waiting: () => number;
};

/** Live work that never pauses slows bulk work down and does not stop it. */
const mostLiveInARow = 8;

type Waiter = { readonly admit: () => void };

/** Admits up to `places` at a time. */
export const createPriorityGate = (places: number): PriorityGate => {
  const queues = { urgent: new Set<Waiter>(), live: new Set<Waiter>(), bulk: new Set<Waiter>() };
  let free = places;
  let liveInARow = 0;

  const firstInLine = (): Priority => {
    if (queues.urgent.size > 0) return 'urgent';
    const bulkIsDue = queues.bulk.size > 0 && liveInARow >= mostLiveInARow;
    return queues.live.size > 0 && !bulkIsDue ? 'live' : 'bulk';
  };
  const next = (): void => {
    const priority = firstInLine();
    const [waiter] = queues[priority];
    if (waiter === undefined || free === 0) return;
    queues[priority].delete(waiter);
    if (priority !== 'urgent') liveInARow = priority === 'live' && queues.bulk.size > 0 ? liveInARow + 1 : 0;
    free -= 1;
    waiter.admit();
  };

  return {
    enter: (priority, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const giveUp = (): void => {
          queues[priority].delete(waiter);
          reject(signal?.reason);
        };
        const waiter: Waiter = {
          admit: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
          },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        queues[priority].add(waiter);
        next();
      }),
    leave: () => {
      free += 1;
      next();
    },
    waiting: () => queues.urgent.size + queues.live.size + queues.bulk.size,
  };
};
