import { type AuditRecord, collections } from '@winnow/contracts';
import { type Clock, isoTime, type NewId } from '@winnow/kernel';
import type { Store } from '@winnow/ports';

type AuditDeps = { readonly store: Store; readonly now: Clock; readonly newId: NewId };

/** An action on a target of an account, and who performed it. */
type Act = Pick<AuditRecord, 'account_id' | 'actor' | 'action' | 'target'>;

export type RecordAction = (act: Act) => Promise<void>;

/** Slightly more than a year, so that the same period of last year can be looked up. */
const keptMs = 400 * 24 * 60 * 60 * 1000;

/**
 * Opens the audit log. Actions are recorded before they are performed: nothing happens without an entry, but after a crash an
 * entry may describe an action that did not happen.
 */
export const openAudit = async ({ store, now, newId }: AuditDeps): Promise<RecordAction> => {
  const audit = await store.collection<AuditRecord>(collections.audit);
  return async (act) => {
    await audit.insert({ id: newId('aud'), ...act, at: isoTime(now()), expires_at: isoTime(now() + keptMs) });
  };
};
