/** Timers as an argument, so that a test or simulation can control time. */
export type Timers = {
  readonly now: () => number;
  /** Resolves after that many milliseconds, or immediately when the signal aborts. Never keeps a process alive. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};
