import { type AuditRecord, collections } from '@winnow/contracts';
import { type Clock, isoTime, type NewId } from '@winnow/kernel';
import type { Store } from '@winnow/ports';

type AuditDeps = { readonly store: Store; readonly now: Clock; readonly newId: NewId };

/** What was done to a target of an account, and by whom. */
type Act = Pick<AuditRecord, 'account_id' | 'actor' | 'action' | 'target'>;

export type NoteAct = (act: Act) => Promise<void>;

/** A bit more than a year, so that what happened at the same time last year can be looked up. */
const keptMs = 400 * 24 * 60 * 60 * 1000;

/**
 * Opens the audit log. An act is noted before it is done: nothing is done without a note, but after a crash a note may be all there is.
 */
export const openAudit = async ({ store, now, newId }: AuditDeps): Promise<NoteAct> => {
  const audit = await store.collection<AuditRecord>(collections.audit);
  return async (act) => {
    await audit.insert({ id: newId('aud'), ...act, at: isoTime(now()), expires_at: isoTime(now() + keptMs) });
  };
};
