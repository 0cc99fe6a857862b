import { createSeededRandom, type SeededRandom } from '../support/seeded-random.ts';

type Cancel = () => void;

/** The clock, the order of events and the randomness of one run: nothing else decides what happens next. */
export type World = {
  /** Whole milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds since the beginning, with their fractions. */
  readonly elapsed: () => number;
  readonly random: SeededRandom;
  /** Does something later. What comes at the same moment comes in the order in which it was planned. */
  readonly after: (milliseconds: number, step: () => void) => Cancel;
  /** The same for a moment of `elapsed`: sums of fractions would not keep the order of equal moments. */
  readonly at: (moment: number, step: () => void) => Cancel;
  /** Says that a step ran code of the product, whose promises have to settle before the next step. */
  readonly touch: () => void;
  /** Something worth seeing in a trace; the hash of all of it is the run's fingerprint. */
  readonly note: (line: string) => void;
  /** Lets time pass until `done` says so or `milliseconds` are over; true when `done` did. Looks after each step of a whole `everyMs`. */
  readonly pass: (milliseconds: number, done?: () => boolean) => Promise<boolean>;
  readonly steps: () => number;
  /** Eight hexadecimal digits of everything noted so far (FNV-1a). */
  readonly hash: () => string;
};

type Planned = { readonly at: number; readonly order: number; step: (() => void) | undefined };

export const epoch = Date.parse('2026-11-01T00:00:00.000Z');
const checkEveryMs = 500;

const comesBefore = (left: Planned, right: Planned): boolean =>
  left.at < right.at || (left.at === right.at && left.order < right.order);

/** A heap: the earliest planned step first. */
const createQueue = () => {
  const heap: Planned[] = [];
  const swap = (one: number, other: number): void => {
    [heap[one], heap[other]] = [heap[other]!, heap[one]!];
  };
  return {
    first: (): Planned | undefined => heap[0],
    push: (planned: Planned): void => {
      let index = heap.push(planned) - 1;
      while (index > 0) {
        const parent = (index - 1) >> 1;
        if (!comesBefore(heap[index]!, heap[parent]!)) return;
        swap(index, parent);
        index = parent;
      }
    },
    shift: (): void => {
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return;
      heap[0] = last;
      for (let index = 0; ; ) {
        const [left, right] = [2 * index + 1, 2 * index + 2];
        let min = index;
        if (left < heap.length && comesBefore(heap[left]!, heap[min]!)) min = left;
        if (right < heap.length && comesBefore(heap[right]!, heap[min]!)) min = right;
        if (min === index) return;
        swap(index, min);
        index = min;
      }
    },
  };
};

/** Resolves when every promise that can settle has: the product's code waits for nothing but steps of the world. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A world that begins now; `onNote` sees every line with its time in milliseconds from the beginning. */
export const createWorld = (seed: number, onNote?: (at: number, line: string) => void): World => {
  const queue = createQueue();
  let time = 0;
  let order = 0;
  let steps = 0;
  let touched = false;
  let hash = 0x811c_9dc5;

  const mix = (text: string): void => {
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  };

  const at = (moment: number, step: () => void): Cancel => {
    order += 1;
    const planned: Planned = { at: moment, order, step };
    queue.push(planned);
    return () => {
      planned.step = undefined;
    };
  };

  return {
    now: () => epoch + Math.floor(time),
    elapsed: () => time,
    random: createSeededRandom(seed),
    at,
    after: (milliseconds, step) => at(time + milliseconds, step),
    touch: () => {
      touched = true;
    },
    note: (line) => {
      mix(`${Math.floor(time)} ${line}\n`);
      onNote?.(time, line);
    },
    pass: async (milliseconds, done) => {
      const end = time + milliseconds;
      let lookAt = time;
      for (;;) {
        if (touched) {
          touched = false;
          await settle();
          continue;
        }
        const planned = queue.first();
        const next = Math.min(end, planned?.at ?? end);
        while (done !== undefined && lookAt <= next) {
          time = Math.max(time, lookAt);
          if (done()) return true;
          lookAt += checkEveryMs;
        }
        if (planned === undefined || planned.at > end) {
          time = end;
          return done?.() ?? false;
        }
        queue.shift();
        if (planned.step === undefined) continue;
        time = planned.at;
        steps += 1;
        planned.step();
      }
    },
    steps: () => steps,
    hash: () => (hash >>> 0).toString(16).padStart(8, '0'),
  };
};
