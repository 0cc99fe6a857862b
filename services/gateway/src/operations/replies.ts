import { type OperationDone, operationDone } from '@winnow/contracts';
import type { Bus, Subscription } from '@winnow/ports';

export type Outcome = OperationDone['outcome'];

/** An outcome that is waited for until it is disposed of. */
type Expected = Disposable & { readonly outcome: Promise<Outcome> };

export type Replies = {
  /** Address for the command, so that its end is told to this process. */
  readonly address: string;
  /** Ask before publishing the command: a reply that nobody expects is dropped. */
  readonly expect: (operationId: string) => Expected;
  readonly expected: () => number;
  readonly subscription: Subscription;
};

/** Hears of operations that end while their request waits in this process. */
export const openReplies = async (bus: Bus, address: string): Promise<Replies> => {
  const waiters = new Map<string, (outcome: Outcome) => void>();
  const subscription = await bus.replies(operationDone, address, ({ origin, outcome }) =>
    waiters.get(origin.operation_id)?.(outcome),
  );
  return {
    address,
    subscription,
    expected: () => waiters.size,
    expect: (operationId) => {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      waiters.set(operationId, resolve);
      return { outcome: promise, [Symbol.dispose]: () => waiters.delete(operationId) };
    },
  };
};
