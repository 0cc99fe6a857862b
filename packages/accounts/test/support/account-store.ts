import { randomBytes } from 'node:crypto';
import { type AuditRecord, collections } from '@winnow/contracts';
import { createIds } from '@winnow/kernel';
import { type EmbeddedBackends, openEmbeddedBackends } from '@winnow/testkit';

export type AccountStore = AsyncDisposable & {
  readonly store: EmbeddedBackends['store'];
  /** What every part of the package is opened with. */
  readonly base: {
    readonly store: EmbeddedBackends['store'];
    readonly now: () => number;
    readonly newId: ReturnType<typeof createIds>;
    readonly randomBytes: (size: number) => Uint8Array;
  };
  readonly pass: (milliseconds: number) => void;
  /** What the audit log says of an account, oldest first. */
  readonly audit: (accountId: string) => Promise<readonly AuditRecord[]>;
};

/** A real store on a clock that the test moves. */
export const openAccountStore = async (): Promise<AccountStore> => {
  let time = Date.parse('2026-11-01T00:00:00.000Z');
  const now = (): number => time;
  const backends = await openEmbeddedBackends(now);
  const { store } = backends;
  return {
    store,
    base: { store, now, newId: createIds(now, randomBytes), randomBytes: (size) => randomBytes(size) },
    pass: (milliseconds) => {
      time += milliseconds;
    },
    audit: async (accountId) => {
      const audit = await store.collection<AuditRecord>(collections.audit);
      return (await audit.find({ index: 'by_account', where: { account_id: accountId }, limit: 100 })).items;
    },
    [Symbol.asyncDispose]: () => backends[Symbol.asyncDispose](),
  };
};
