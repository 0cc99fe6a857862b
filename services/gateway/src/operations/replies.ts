import { type Ended, operationDone } from '@winnow/contracts';
import type { Bus, Subscription } from '@winnow/ports';

/** The awaited end of an operation, until disposed; `undefined` when the process stops first. */
type Expected = Disposable & { readonly done: Promise<Ended | undefined> };

export type Replies = {
  /** Reply address for the command, so that its end reaches this process. */
  readonly address: string;
  /** Call before publishing the command: an unexpected reply is dropped. */
  readonly expect: (operationId: string) => Expected;
  readonly expected: () => number;
  /** Releases all waiting requests: their results will be in the store. */
  readonly dismiss: () => void;
  readonly subscription: Subscription;
};

type Waiter = { readonly operationId: string; readonly resolve: (done: Ended | undefined) => void };

/** Receives the ends of this process's operations, calls `onEnd`, and wakes the waiting requests. */
export const openReplies = async (bus: Bus, address: string, onEnd: (operationId: string) => void): Promise<Replies> => {
  const waiters = new Set<Waiter>();
  const subscription = await bus.replies(operationDone, address, (done) => {
    if (done.origin.kind !== 'operation') return;
    const { operation_id } = done.origin;
    onEnd(operation_id);
    for (const waiter of waiters) if (waiter.operationId === operation_id) waiter.resolve(done);
  });
  return {
    address,
    subscription,
    expected: () => waiters.size,
    dismiss: () => {
      for (const waiter of waiters) waiter.resolve(undefined);
    },
    expect: (operationId) => {
      const { promise, resolve } = Promise.withResolvers<Ended | undefined>();
      const waiter = { operationId, resolve };
      waiters.add(waiter);
      return { done: promise, [Symbol.dispose]: () => waiters.delete(waiter) };
    },
  };
};
