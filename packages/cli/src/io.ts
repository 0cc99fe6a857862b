import type { Writable } from 'node:stream';

/** A stream for people: a terminal says so, and how wide it is. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Everything that a command touches outside of itself, so that tests own it. */
export type Io = {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: { readonly [name: string]: string | undefined };
  readonly fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Rejects when the signal aborts. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** A new one at every call, for `Idempotency-Key`. */
  readonly newId: () => string;
  /** Calls back at the first Ctrl-C, until it is released. */
  readonly onInterrupt: (callback: () => void) => () => void;
};
