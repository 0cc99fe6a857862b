export type Watermark = {
  /** Takes note of a record in hand; offsets come in ascending order. */
  readonly add: (offset: number) => void;
  readonly done: (offset: number) => void;
  /** The first offset not yet done: what may be committed. */
  readonly position: () => number;
  readonly outstanding: () => number;
  /** Offsets between the first one not done and the last one seen: what would come again after a crash. */
  readonly spread: () => number;
};

/** Follows which records of a partition are done while they finish in any order. Gaps between offsets are allowed. */
export const createWatermark = (start: number): Watermark => {
  const open = new Set<number>();
  let next = start;
  const position = (): number => open.values().next().value ?? next;
  return {
    add: (offset) => {
      open.add(offset);
      next = offset + 1;
    },
    done: (offset) => {
      open.delete(offset);
    },
    position,
    outstanding: () => open.size,
    spread: () => next - position(),
  };
};
