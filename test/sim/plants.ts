import { hasBit, isEnded, withBit } from '@winnow/batches';
import { type BatchRunRecord, type BreakerRecord, batchCompleted, collections, type DeliveryRecord } from '@winnow/contracts';
import type { Bus, Collection, Log, Store, StoredDocument } from '@winnow/ports';
import type { Plant } from './parts.ts';
import { endOf } from './watch-writes.ts';

/** The store with one collection wrapped. */
const wrapCollection = <T extends StoredDocument>(
  store: Store,
  { name }: { readonly name: string },
  wrap: (collection: Collection<T>) => Collection<T>,
): Store => ({
  ...store,
  collection: async (definition) => {
    const collection = await store.collection(definition);
    return definition.name === name ? (wrap(collection as unknown as Collection<T>) as unknown as typeof collection) : collection;
  },
});

const wrapRuns = (store: Store, wrap: (runs: Collection<BatchRunRecord>) => Collection<BatchRunRecord>): Store =>
  wrapCollection(store, collections.runs, wrap);

const wrapDeliveries = (store: Store, wrap: (all: Collection<DeliveryRecord>) => Collection<DeliveryRecord>): Store =>
  wrapCollection(store, collections.deliveries, wrap);

/** A log whose members commit what they are handed before anybody has done it. */
const commitFirst = (log: Log): Log => ({
  ...log,
  join: async (group, topic, listener) => {
    const joined = Promise.withResolvers<Awaited<ReturnType<Log['join']>>>();
    const early = new Map<number, number>();
    const membership = await log.join(group, topic, {
      ...listener,
      records: (partition, records) => {
        const offset = (records.at(-1)?.offset ?? -1) + 1;
        early.set(partition, offset);
        void joined.promise.then((member) => member.commit(partition, { offset, metadata: '' })).catch(() => undefined);
        listener.records(partition, records);
      },
    });
    joined.resolve(membership);
    return {
      ...membership,
      commit: async (partition, position) => {
        if (position.offset >= (early.get(partition) ?? 0)) await membership.commit(partition, position);
      },
    };
  },
});

const publishFirst = (bus: Bus, runs: Collection<BatchRunRecord>): Collection<BatchRunRecord> => ({
  ...runs,
  update: async (id, decide) => {
    const current = await runs.get(id);
    const next = current === undefined ? undefined : decide(current);
    if (current !== undefined && next !== undefined && !isEnded(current) && isEnded(next))
      await bus.publish(batchCompleted, endOf(next));
    return runs.update(id, decide);
  },
});

/** Shows a run as if nothing was in its set yet, and keeps what is. */
const forgetCounted = (runs: Collection<BatchRunRecord>): Collection<BatchRunRecord> => ({
  ...runs,
  get: async (id) => {
    const run = await runs.get(id);
    return run === undefined || isEnded(run) ? run : { ...run, counted: '' };
  },
  update: (id, decide) =>
    runs.update(id, (current) => {
      const next = decide({ ...current, counted: '' });
      if (next === undefined) return undefined;
      const ordinals = Array.from({ length: current.total }, (_, ordinal) => ordinal).filter((each) =>
        hasBit(current.counted, each),
      );
      return { ...next, counted: ordinals.reduce(withBit, next.counted) };
    }),
});

const endAgain = (runs: Collection<BatchRunRecord>): Collection<BatchRunRecord> => ({
  ...runs,
  update: (id, decide) =>
    runs.update(id, (current) => decide(current) ?? (isEnded(current) ? decide({ ...current, status: 'running' }) : undefined)),
});

/** Answers what this life of the process has written itself: as a timer in memory, which dies with it. */
const findOwn = <T extends StoredDocument>(collection: Collection<T>): Collection<T> => {
  const own = new Set<string>();
  return {
    ...collection,
    insert: async (document) => {
      const inserted = await collection.insert(document);
      if (inserted) own.add(document.id);
      return inserted;
    },
    find: async (query) => {
      const { items, next } = await collection.find(query);
      return { items: items.filter(({ id }) => own.has(id)), next };
    },
  };
};

/** Reads, decides, and writes over whatever was written meanwhile. */
const overwrite = <T extends StoredDocument>(collection: Collection<T>): Collection<T> => ({
  ...collection,
  update: async (id, decide) => {
    const current = await collection.get(id);
    const next = current === undefined ? undefined : decide(current);
    return next === undefined ? current : collection.update(id, () => next);
  },
});

/** Makes a delivery whether there is one or not. */
const insertAnyway = (deliveries: Collection<DeliveryRecord>): Collection<DeliveryRecord> => ({
  ...deliveries,
  insert: async (delivery) =>
    (await deliveries.insert(delivery)) || (await deliveries.update(delivery.id, () => delivery)) !== undefined,
});

/** Answers before the log has stored anything. */
const publishLoosely = (bus: Bus): Bus => ({
  ...bus,
  publish: async (definition, payload, options) => {
    void bus.publish(definition, payload, options).catch(() => undefined);
  },
});

/** Notes a claim without an end to it. */
const claimForever = (deliveries: Collection<DeliveryRecord>): Collection<DeliveryRecord> => ({
  ...deliveries,
  find: async (query) => {
    const { items, next } = await deliveries.find(query);
    return { items: items.filter(({ next_attempt_at, created_at, tries }) => tries > 0 || next_attempt_at === created_at), next };
  },
});

/** Wrong variants of the product: a simulation that does not find them is worth nothing. */
export const plants: readonly Plant[] = [
  { name: 'commit-before-write', about: 'a position moves when records are taken up, not when they are done', log: commitFirst },
  {
    name: 'publish-before-write',
    about: 'the end of a batch is published before it is written',
    parts: ({ bus, store }, role) => ({
      bus,
      store: role === 'coordinator' ? wrapRuns(store, (runs) => publishFirst(bus, runs)) : store,
    }),
  },
  {
    name: 'publish-unawaited',
    about: 'a handler goes on before its event is stored',
    parts: ({ bus, store }, role) => ({ bus: role === 'coordinator' ? publishLoosely(bus) : bus, store }),
  },
  {
    name: 'count-twice',
    about: 'a candidate that comes again counts again',
    parts: ({ bus, store }) => ({ bus, store: wrapRuns(store, forgetCounted) }),
  },
  {
    name: 'end-twice',
    about: 'a batch that has ended can end again',
    parts: ({ bus, store }) => ({ bus, store: wrapRuns(store, endAgain) }),
  },
  {
    name: 'lost-update',
    about: 'a write does not look whether somebody else wrote in between',
    parts: ({ bus, store }) => ({ bus, store: wrapDeliveries(wrapRuns(store, overwrite), overwrite) }),
  },
  {
    name: 'lost-time-out',
    about: 'the timer of a batch is in the memory of the process that began it',
    parts: ({ bus, store }) => ({ bus, store: wrapRuns(store, findOwn) }),
  },
  {
    name: 'lost-retry',
    about: 'the next try of a webhook is in the memory of the process that made the delivery',
    parts: ({ bus, store }) => ({ bus, store: wrapDeliveries(store, findOwn) }),
  },
  {
    name: 'endless-claim',
    about: 'a delivery that a process had in hand when it died is never taken up again',
    parts: ({ bus, store }) => ({ bus, store: wrapDeliveries(store, claimForever) }),
  },
  {
    name: 'second-trial',
    about: 'whoever comes while a breaker is not closed makes a trial',
    parts: ({ bus, store }) => ({ bus, store: wrapCollection<BreakerRecord>(store, collections.breakers, overwrite) }),
  },
  {
    name: 'second-delivery',
    about: 'an event that comes again makes its delivery anew',
    parts: ({ bus, store }) => ({ bus, store: wrapDeliveries(store, insertAnyway) }),
  },
];
