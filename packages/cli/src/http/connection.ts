import type { Io } from '../io.ts';

/** The server that a command talks to. */
export type Connection = Pick<Io, 'fetch' | 'now' | 'sleep' | 'newId'> & {
  /** Without a slash at the end. */
  readonly url: string;
  /** `undefined`: without a key. */
  readonly key: string | undefined;
  /** Tells the user why it takes longer. */
  readonly notify: (text: string) => void;
  /** Set once the server has responded: from then on, it is worth waiting when it is unavailable. */
  readonly met: { answered: boolean };
  /** Ends requests and waits. */
  readonly signal?: AbortSignal;
};
