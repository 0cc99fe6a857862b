import {
  type BatchEntryRecord,
  type BatchRecord,
  type BatchRunRecord,
  type CandidateRecord,
  collections,
  type DeliveryRecord,
  type EndpointRecord,
  type MatchRecord,
} from '@winnow/contracts';
import type { Collection, Store } from '@winnow/ports';

/** What this service owns, and what it reads from the gateway, scoring and the dispatcher. */
export type BatchStore = {
  readonly runs: Collection<BatchRunRecord>;
  readonly candidates: Collection<CandidateRecord>;
  readonly batches: Pick<Collection<BatchRecord>, 'get' | 'find'>;
  readonly entries: Pick<Collection<BatchEntryRecord>, 'get' | 'getMany'>;
  readonly matches: Pick<Collection<MatchRecord>, 'getMany'>;
  readonly deliveries: Pick<Collection<DeliveryRecord>, 'get'>;
  readonly endpoints: Pick<Collection<EndpointRecord>, 'get'>;
};

/** Opens the collections that this service works with. */
export const openBatchStore = async (store: Store): Promise<BatchStore> => ({
  runs: await store.collection<BatchRunRecord>(collections.runs),
  candidates: await store.collection<CandidateRecord>(collections.candidates),
  batches: await store.collection<BatchRecord>(collections.batches),
  entries: await store.collection<BatchEntryRecord>(collections.entries),
  matches: await store.collection<MatchRecord>(collections.matches),
  deliveries: await store.collection<DeliveryRecord>(collections.deliveries),
  endpoints: await store.collection<EndpointRecord>(collections.endpoints),
});
