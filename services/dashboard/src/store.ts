import {
  type AuditRecord,
  type BatchRecord,
  type BatchRunRecord,
  type CandidateRecord,
  collections,
  type DeliveryRecord,
  type EndedSessionRecord,
  type KeyRecord,
} from '@winnow/contracts';
import type { Collection, Store, StoredDocument } from '@winnow/ports';

type Read<T extends StoredDocument> = Pick<Collection<T>, 'get' | 'find'>;

/** Data shown by the dashboard. It owns ended sessions only, and writes keys and settings through the package `accounts`. */
export type DashboardStore = {
  readonly keys: Read<KeyRecord>;
  readonly audit: Read<AuditRecord>;
  readonly batches: Read<BatchRecord>;
  readonly runs: Read<BatchRunRecord>;
  readonly candidates: Read<CandidateRecord>;
  readonly deliveries: Read<DeliveryRecord>;
  readonly endedSessions: Pick<Collection<EndedSessionRecord>, 'get' | 'insert'>;
};

/** Opens the collections that the dashboard reads. */
export const openDashboardStore = async (store: Store): Promise<DashboardStore> => ({
  keys: await store.collection<KeyRecord>(collections.keys),
  audit: await store.collection<AuditRecord>(collections.audit),
  batches: await store.collection<BatchRecord>(collections.batches),
  runs: await store.collection<BatchRunRecord>(collections.runs),
  candidates: await store.collection<CandidateRecord>(collections.candidates),
  deliveries: await store.collection<DeliveryRecord>(collections.deliveries),
  endedSessions: await store.collection<EndedSessionRecord>(collections.endedSessions),
});

/** The key of an account with an ID; `undefined` also for one of another account. */
export const findKeyById = async (
  { keys }: Pick<DashboardStore, 'keys'>,
  accountId: string,
  keyId: string,
): Promise<KeyRecord | undefined> => {
  const { items } = await keys.find({ index: 'by_key_id', where: { key_id: keyId }, limit: 1 });
  return items.find(({ account_id }) => account_id === accountId);
};
