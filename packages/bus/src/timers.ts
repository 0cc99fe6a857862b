/** Time as the bus sees it, so that a test or a simulation can own it. */
export type Timers = {
  readonly now: () => number;
  /** Resolves after that many milliseconds, or at once when the signal aborts. Never keeps a process alive. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};
