import { performance } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import { AppError } from '@winnow/kernel';
import type { Reply, Request } from './group-commit.ts';
import { createKnownRevisions, type KnownRevisions } from './known-revisions.ts';
import { type Operations, unflushed } from './operations.ts';

type Call = <Name extends keyof Operations>(
  name: Name,
  ...args: Parameters<Operations[Name]>
) => Promise<ReturnType<Operations[Name]>>;

export type SqliteClient = {
  /** Runs an operation on the database thread; its writes are durable when this resolves. */
  readonly call: Call;
  /** The same, but a power failure may undo its writes, together with all later ones. */
  readonly callOrdered: Call;
  /** Milliseconds since the last response while the thread owes one or has ended; 0 while it owes none. */
  readonly silentMs: () => number;
  /** What is known of the documents without asking the thread. */
  readonly revisions: KnownRevisions;
  /** Responds to earlier requests, then ends the thread and releases the folder. */
  readonly close: () => Promise<void>;
};

type Waiter = { readonly resolve: (value: unknown) => void; readonly reject: (error: AppError) => void };

const gone = (cause?: unknown): AppError => new AppError('UNAVAILABLE', 'The embedded database is closed.', { cause });

/** A client of a thread that responds to `Request`s; when the thread ends, all its requests reject with `UNAVAILABLE`. */
export const createSqliteClient = (worker: Worker): SqliteClient => {
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const waiting = new Map<number, Waiter>();
  let lastId = 0;
  let outgoing: Request[] = [];
  /**
   * One group is with the thread at a time. While it works, requests gather for the next group, with those that its responses
   * lead to: fewer messages, wake-ups and commits.
   */
  let isSending = false;
  let heardAt = 0;
  let closed: AppError | undefined;
  const revisions = createKnownRevisions();

  const send = (): void => {
    const requests = outgoing;
    outgoing = [];
    isSending = requests.length > 0;
    if (isSending) worker.postMessage(requests);
  };
  const sendSoon = (): void => {
    isSending = true;
    setImmediate(send);
  };
  const fail = (error: AppError): void => {
    closed ??= error;
    revisions.forget();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (replies: readonly Reply[]) => {
    heardAt = performance.now();
    for (const reply of replies) {
      const waiter = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('value' in reply) waiter?.resolve(reply.value);
      else waiter?.reject(new AppError(reply.failure.code, reply.failure.message, { cause: new Error(reply.failure.cause) }));
    }
    sendSoon();
  });
  worker.on('error', (cause) => fail(new AppError('UNAVAILABLE', 'The thread of the embedded database has ended.', { cause })));
  worker.on('exit', () => fail(new AppError('UNAVAILABLE', 'The thread of the embedded database has ended.')));

  const ask = <Name extends keyof Operations>(
    name: Name,
    args: Parameters<Operations[Name]>,
    flushed: boolean,
  ): Promise<ReturnType<Operations[Name]>> =>
    new Promise((resolve, reject) => {
      if (closed !== undefined) return reject(closed);
      if (waiting.size === 0) heardAt = performance.now();
      lastId += 1;
      waiting.set(lastId, { resolve: resolve as Waiter['resolve'], reject });
      // All requests of one turn of the event loop travel together.
      if (!isSending) sendSoon();
      outgoing.push({ id: lastId, name, args, flush: flushed });
    });

  return {
    call: (name, ...args) => ask(name, args, !unflushed.has(name)),
    callOrdered: (name, ...args) => ask(name, args, false),
    revisions,
    silentMs: () => (waiting.size === 0 && closed === undefined ? 0 : performance.now() - heardAt),
    close: async () => {
      if (closed === undefined) {
        closed = gone();
        send();
        worker.postMessage('close');
      }
      await exited;
    },
  };
};
