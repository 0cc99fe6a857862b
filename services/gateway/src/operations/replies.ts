import { type Ended, operationDone } from '@winnow/contracts';
import type { Bus, Subscription } from '@winnow/ports';

/** The end of an operation that is waited for until it is disposed of; `undefined` when the process stops first. */
type Expected = Disposable & { readonly done: Promise<Ended | undefined> };

export type Replies = {
  /** Address for the command, so that its end is told to this process. */
  readonly address: string;
  /** Ask before publishing the command: a reply that nobody expects is dropped. */
  readonly expect: (operationId: string) => Expected;
  readonly expected: () => number;
  /** Lets everybody go who waits: what they wait for will be found in the store. */
  readonly dismiss: () => void;
  readonly subscription: Subscription;
};

type Waiter = { readonly operationId: string; readonly resolve: (done: Ended | undefined) => void };

/** Hears of the operations of this process that end, `onEnd`, and tells those whose request still waits. */
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
