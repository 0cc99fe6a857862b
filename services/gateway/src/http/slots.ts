import { AppError } from '@winnow/kernel';

type SlotLimits = {
  readonly max: number;
  /** No holder can take them all. */
  readonly maxOfOne: number;
  /** Message when none is left. */
  readonly refusal: string;
};

/** Counts slots in use, in total and per holder. `take` returns a function that releases the slot, or throws `OVERLOADED`. */
export const createSlots = ({ max, maxOfOne, refusal }: SlotLimits) => {
  const held = new Map<string, number>();
  let all = 0;
  return {
    take: (holder: string): (() => void) => {
      const own = held.get(holder) ?? 0;
      if (all >= max || own >= maxOfOne) throw new AppError('OVERLOADED', refusal);
      all += 1;
      held.set(holder, own + 1);
      return () => {
        all -= 1;
        const left = (held.get(holder) ?? 1) - 1;
        if (left === 0) held.delete(holder);
        else held.set(holder, left);
      };
    },
  };
};
