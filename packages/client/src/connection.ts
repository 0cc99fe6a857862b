/** Why a call takes longer. */
export type Delay =
  | { readonly kind: 'asked'; readonly seconds: number; readonly status: number }
  | { readonly kind: 'broken' }
  | { readonly kind: 'polling' };

export type ClientOptions = {
  /** Address of Winnow, such as `http://127.0.0.1:8080`. In a browser it may be a path, such as `/api`. */
  readonly url: string;
  /** API key. Without one, only `scoreAts` works, a few times a minute. */
  readonly key?: string | undefined;
  /** Sends requests; default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Ends every call of this client that has no signal of its own. */
  readonly signal?: AbortSignal | undefined;
  /** Retries after a broken connection; default: 5, in 15 seconds, enough for a server to restart. */
  readonly reconnects?: number | undefined;
  /** Told before each wait. */
  readonly onDelay?: ((delay: Delay) => void) | undefined;
  /** For tests: milliseconds since the epoch, a wait that rejects on abort, and new idempotency keys. */
  readonly now?: (() => number) | undefined;
  readonly sleep?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
  readonly newId?: (() => string) | undefined;
};

/** A server, and everything that a client does outside itself. */
export type Connection = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string | undefined;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal | undefined;
  readonly reconnects: number;
  readonly onDelay: (delay: Delay) => void;
  readonly now: () => number;
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly newId: () => string;
  /** Set once the server has responded: from then on, it is worth waiting when it is unavailable. */
  readonly met: { answered: boolean };
};

const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
  });

/** `randomUUID` is missing in browsers on pages without TLS. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The connection that the options describe. */
export const connectionOf = ({
  url,
  key,
  fetch: send,
  signal,
  reconnects,
  onDelay,
  now,
  sleep,
  newId,
}: ClientOptions): Connection => ({
  url: url.replace(/\/+$/, ''),
  key,
  // In browsers, `fetch` works only as a function of the window.
  fetch: send ?? ((input, init) => globalThis.fetch(input, init)),
  signal,
  reconnects: reconnects ?? 5,
  onDelay: onDelay ?? (() => {}),
  now: now ?? Date.now,
  sleep: sleep ?? wait,
  newId: newId ?? randomId,
  met: { answered: false },
});
