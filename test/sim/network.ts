import { AppError } from '@winnow/kernel';
import type { Life } from './life.ts';
import type { World } from './world.ts';

/** How often something goes wrong with a call, each a probability. */
export type CallFaults = {
  /** Takes up to `slowMs`, each way. */
  readonly slow: number;
  readonly slowMs: number;
  /** Fails without an effect. */
  readonly refused: number;
  /** Takes effect, and the caller sees an error. */
  readonly lost: number;
  /** Is the last thing that its process does: with or without the effect, and never with an answer. */
  readonly crash: number;
  /** Its process stands still from then on for a while. */
  readonly freeze: number;
};

export const noCallFaults: CallFaults = { slow: 0, slowMs: 0, refused: 0, lost: 0, crash: 0, freeze: 0 };

type CallOptions<T> = {
  readonly life: Life;
  /** For the trace. */
  readonly what: string;
  /** What it does over there, in one moment. What it throws is the answer. */
  readonly effect: () => T;
  /** Calls of a process with the same line take effect in their order, as those on one connection do. */
  readonly line?: string;
};

export type Network = {
  readonly call: <T>(options: CallOptions<T>) => Promise<T>;
  /** What goes wrong from now on. */
  readonly setFaults: (faults: CallFaults) => void;
  /** True from now on or no more: nobody reaches this backend. */
  readonly setAway: (backend: string, away: boolean) => void;
};

export type NetworkHooks = {
  /** False when the process is to be spared. */
  readonly crash: (life: Life) => boolean;
  readonly freeze: (life: Life) => void;
};

const usualMs = { min: 0.1, max: 4 };

const unavailable = (): AppError => new AppError('UNAVAILABLE', 'The simulated backend did not answer.');

/** Carries calls of processes to their backends, which are the word before the first space of `what`. */
export const createNetwork = (world: World, hooks: NetworkHooks): Network => {
  const { random } = world;
  const lines = new WeakMap<Life, Map<string, number>>();
  const away = new Set<string>();
  let faults = noCallFaults;

  const latency = (): number =>
    random.chance(faults.slow) ? random.between(0, faults.slowMs) : random.between(usualMs.min, usualMs.max);

  /** When the call arrives: behind those of its line that went before. */
  const arrivalOf = (life: Life, line: string | undefined): number => {
    const soonest = world.elapsed() + latency();
    if (line === undefined) return soonest;
    const ofLife = lines.get(life) ?? new Map<string, number>();
    lines.set(life, ofLife);
    const at = Math.max(soonest, ofLife.get(line) ?? 0);
    ofLife.set(line, at);
    return at;
  };

  return {
    setFaults: (next) => {
      faults = next;
    },
    setAway: (backend, is) => {
      if (is) away.add(backend);
      else away.delete(backend);
    },
    call: ({ life, what, effect, line }) =>
      new Promise((resolve, reject) => {
        if (life.isOver()) return;
        const crashes = random.chance(faults.crash) && hooks.crash(life);
        const unsent = crashes && random.chance(0.4);
        if (unsent) {
          world.note(`${life.name} ends before ${what}`);
          life.end();
          return;
        }
        if (random.chance(faults.freeze)) hooks.freeze(life);
        const refused = random.chance(faults.refused);
        const lost = random.chance(faults.lost);
        const answer = (step: () => void): void => void world.after(latency(), () => life.enter(step));
        world.at(arrivalOf(life, line), () => {
          if (refused || away.has(what.slice(0, what.indexOf(' ')))) {
            world.note(`${life.name} ${what}: refused`);
            answer(() => reject(unavailable()));
            return;
          }
          let value: ReturnType<typeof effect>;
          try {
            value = effect();
          } catch (error) {
            world.note(`${life.name} ${what}: ${String(error)}`);
            answer(() => reject(error));
            return;
          }
          world.note(`${life.name} ${what}${crashes ? ', and ends' : lost ? ', answer lost' : ''}`);
          if (crashes) life.end();
          else answer(() => (lost ? reject(unavailable()) : resolve(value)));
        });
      }),
  };
};
