import type { PriorityGate } from './priority-gate.ts';
import type { WorkerPlace } from './worker-place.ts';

export type FreePlaces = {
  /** The place that was used last: its thread is warm. */
  readonly take: () => WorkerPlace;
  readonly add: (place: WorkerPlace) => void;
  /** Ends the thread of the place if it gets no work from now on. */
  readonly restWhenIdle: (place: WorkerPlace) => void;
  /** Starts the thread of a resting place in the background if tasks wait. */
  readonly wakeForWaiting: () => void;
  readonly close: () => void;
};

/**
 * Places without a task. After `restAfterMs` without work, the thread of a place ends, except for the last one. A resting place
 * has no slot of the gate: tasks wait for a warm thread, which is sooner than starting one.
 */
export const createFreePlaces = (
  places: readonly WorkerPlace[],
  gate: Pick<PriorityGate, 'add' | 'remove' | 'waiting'>,
  restAfterMs: number,
): FreePlaces => {
  const free = [...places];
  const resting: WorkerPlace[] = [];
  const timers = new Map<WorkerPlace, NodeJS.Timeout>();

  const rest = (place: WorkerPlace): void => {
    const index = free.indexOf(place);
    if (index < 0 || resting.length + 1 >= places.length || !gate.remove()) return;
    free.splice(index, 1);
    resting.push(place);
    void place.rest();
  };
  const restWhenIdle = (place: WorkerPlace): void => {
    clearTimeout(timers.get(place));
    timers.set(place, setTimeout(() => rest(place), restAfterMs).unref());
  };
  const add = (place: WorkerPlace): void => {
    free.push(place);
    restWhenIdle(place);
  };
  const wake = async (place: WorkerPlace): Promise<void> => {
    // If no thread could be started, the next task tries again.
    await place.renew().catch(() => undefined);
    add(place);
    gate.add();
  };

  return {
    take: () => {
      const place = free.pop();
      if (place === undefined) throw new Error('The gate lets in more tasks than there are places.');
      return place;
    },
    add,
    restWhenIdle,
    wakeForWaiting: () => {
      const place = gate.waiting() > 0 ? resting.pop() : undefined;
      if (place !== undefined) void wake(place);
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};
