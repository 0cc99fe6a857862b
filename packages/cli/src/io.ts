import type { Writable } from 'node:stream';

/** An output stream; a terminal reports that it is one, and its width. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Everything that a command accesses outside itself, so that tests control it. */
export type Io = {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: { readonly [name: string]: string | undefined };
  readonly fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Rejects when the signal aborts. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Asks for a text that nobody may see; without a terminal, all of stdin. */
  readonly readSecret: (question: string) => Promise<string>;
  /** A new one on each call, for `Idempotency-Key`. */
  readonly newId: () => string;
  /** Calls back on the first Ctrl-C, until it is released. */
  readonly onInterrupt: (callback: () => void) => () => void;
};
