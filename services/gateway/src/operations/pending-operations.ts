import { AppError, type Clock } from '@winnow/kernel';

export type PendingOperations = {
  /**
   * Registers a pending operation of the account, or without a key (null). Throws `RATE_LIMITED` when the account has reached its
   * maximum, `OVERLOADED` when all calls without a key together have.
   */
  readonly begin: (operationId: string, account: string | null) => void;
  readonly end: (operationId: string) => void;
};

type Limits = { readonly pendingPerAccount: number; readonly pendingAnonymous: number };

/**
 * An end may be missed, for example when the process lost the log for a while. By then it has ended, or waits behind too much
 * anyway.
 */
const forgottenAfterMs = 300_000;
const retryAfterSeconds = 2;

/**
 * Operations that this gateway accepted and whose end it has not seen, whether or not the request was answered. Requests above an
 * account's share are rejected before they are published, so what it has in the log stays within what consumers fetch and take
 * turns among.
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
        throw new AppError('RATE_LIMITED', 'Too many operations of this account are pending.', { retryAfterSeconds });
      pending.set(operationId, { account, since: now() });
      counts.set(account, count + 1);
    },
    end,
  };
};
