import { type BreakerRecord, collections, type DeliveryRecord, type EndpointRecord } from '@winnow/contracts';
import type { Collection, Store } from '@winnow/ports';

export type DispatcherStore = {
  /** Which this service owns. */
  readonly deliveries: Collection<DeliveryRecord>;
  readonly breakers: Collection<BreakerRecord>;
  /** Of the gateway, to read. */
  readonly endpoints: Pick<Collection<EndpointRecord>, 'get'>;
};

/** The collections that the service owns and reads. */
export const openDispatcherStore = async (store: Store): Promise<DispatcherStore> => ({
  deliveries: await store.collection<DeliveryRecord>(collections.deliveries),
  breakers: await store.collection<BreakerRecord>(collections.breakers),
  endpoints: await store.collection<EndpointRecord>(collections.endpoints),
});
