import type { Timers } from '@winnow/bus';
import type { World } from './world.ts';

/** One life of a process, from its start to its end. Whatever comes back to it from the world comes through `enter`. */
export type Life = {
  readonly name: string;
  readonly timers: Timers;
  /** Runs its code now; when it is frozen, once it is thawed; never when it is over. */
  readonly enter: (step: () => void) => void;
  readonly isOver: () => boolean;
  readonly isFrozen: () => boolean;
  /** Nothing of it goes on. What it has sent off is on its way all the same. */
  readonly end: () => void;
  readonly freeze: () => void;
  /** What was missed comes late, at moments that others share. */
  readonly thaw: () => void;
  readonly onEnd: (listener: () => void) => void;
  readonly onFreeze: (listener: () => void) => void;
  readonly onThaw: (listener: () => void) => void;
};

const maxCatchUpMs = 20;

/** A life that begins now. */
export const createLife = (world: World, name: string): Life => {
  const missed: (() => void)[] = [];
  /** Take their timers and listeners off: signals of the product outlive the process that they are in. */
  const sleepers = new Set<() => void>();
  const ends: (() => void)[] = [];
  const freezes: (() => void)[] = [];
  const thaws: (() => void)[] = [];
  let state: 'running' | 'frozen' | 'thawing' | 'over' = 'running';

  const run = (step: () => void): void => {
    world.touch();
    step();
  };
  const enter = (step: () => void): void => {
    if (state === 'running') run(step);
    else if (state !== 'over') missed.push(step);
  };
  const catchUp = (): void => {
    if (state !== 'thawing') return;
    const step = missed.shift();
    if (step === undefined) {
      state = 'running';
      return;
    }
    run(step);
    world.after(world.random.between(0, maxCatchUpMs), catchUp);
  };

  return {
    name,
    enter,
    isOver: () => state === 'over',
    isFrozen: () => state === 'frozen',
    end: () => {
      if (state === 'over') return;
      state = 'over';
      missed.length = 0;
      for (const forget of sleepers) forget();
      for (const listener of ends) listener();
    },
    freeze: () => {
      if (state !== 'running' && state !== 'thawing') return;
      state = 'frozen';
      for (const listener of freezes) listener();
    },
    thaw: () => {
      if (state !== 'frozen') return;
      state = 'thawing';
      for (const listener of thaws) listener();
      catchUp();
    },
    onEnd: (listener) => void ends.push(listener),
    onFreeze: (listener) => void freezes.push(listener),
    onThaw: (listener) => void thaws.push(listener),
    timers: {
      now: world.now,
      sleep: (milliseconds, signal) =>
        new Promise((resolve) => {
          if (signal?.aborted) {
            resolve();
            return;
          }
          const forget = (): void => {
            cancel();
            signal?.removeEventListener('abort', wake);
            sleepers.delete(forget);
          };
          const wake = (): void => {
            forget();
            resolve();
          };
          const cancel = world.after(milliseconds, () => enter(wake));
          signal?.addEventListener('abort', wake, { once: true });
          sleepers.add(forget);
        }),
    },
  };
};
