export type Watermark = {
  /** Registers a record in flight; offsets arrive in ascending order. */
  readonly add: (offset: number) => void;
  readonly done: (offset: number) => void;
  /** The first unfinished offset, which may be committed. */
  readonly position: () => number;
  readonly outstanding: () => number;
  /** Offsets between the first unfinished one and the last one seen: what would be redelivered after a crash. */
  readonly spread: () => number;
};

/** Tracks which records of a partition are done, in any order. Gaps between offsets are allowed. */
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
