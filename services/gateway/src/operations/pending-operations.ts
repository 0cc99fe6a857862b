import { AppError, type Clock } from '@winnow/kernel';

export type PendingOperations = {
  /**
   * Notes that an operation of the account, or without a key (null), is under way. Throws `RATE_LIMITED` when the account has as many as it
   * may, `OVERLOADED` when all without a key together have.
   */
  readonly begin: (operationId: string, account: string | null) => void;
  readonly end: (operationId: string) => void;
};

type Limits = { readonly pendingPerAccount: number; readonly pendingAnonymous: number };

/** An end may be missed, as when the process lost the log for a while. By then it has ended, or waits behind too much anyway. */
const forgottenAfterMs = 300_000;
const retryAfterSeconds = 2;

/**
 * The operations that this gateway took in and whose end it has not heard of, answered by now or not. An account is refused what exceeds
 * its share before it is published: so what it left in the log stays within what consumers have in hand and share out in turns.
 */
export const createPendingOperations = (limits: Limits, now: Clock): PendingOperations => {
  /** In the order in which they began. */
  const pending = new Map<string, { readonly account: string | null; readonly since: number }>();
  const counts = new Map<string | null, number>();

  const end = (operationId: string): void => {
    const operation = pending.get(operationId);
    if (operation === undefined) return;
    pending.delete(operationId);
    const count = (counts.get(operation.account) ?? 0) - 1;
    if (count > 0) counts.set(operation.account, count);
    else counts.delete(operation.account);
  };

  const forget = (): void => {
    for (const [operationId, { since }] of pending) {
      if (since > now() - forgottenAfterMs) return;
      end(operationId);
    }
  };

  return {
    begin: (operationId, account) => {
      forget();
      if (pending.has(operationId)) return;
      const count = counts.get(account) ?? 0;
      if (account === null && count >= limits.pendingAnonymous)
        throw new AppError('OVERLOADED', 'Too many requests without a key are waiting.', { retryAfterSeconds });
      if (account !== null && count >= limits.pendingPerAccount)
        throw new AppError('RATE_LIMITED', 'Too many operations of this account are under way.', { retryAfterSeconds });
      pending.set(operationId, { account, since: now() });
      counts.set(account, count + 1);
    },
    end,
  };
};
