import type { Collection, SpanFacts, Store, StoredDocument, Tracing } from '@winnow/ports';

/** A store whose calls are spans of what calls them: with the name of the collection, never an ID. */
export const traceStore = (store: Store, tracing: Pick<Tracing, 'inside'>, facts: SpanFacts): Store => ({
  ...store,
  collection: async (definition) => {
    const collection = await store.collection(definition);
    return traceCollection(collection, definition.name, tracing, facts);
  },
});

const traceCollection = <T extends StoredDocument>(
  collection: Collection<T>,
  name: string,
  tracing: Pick<Tracing, 'inside'>,
  facts: SpanFacts,
): Collection<T> => {
  const traced = <R>(operation: string, call: () => Promise<R>): Promise<R> =>
    tracing.inside(
      `${operation} ${name}`,
      { kind: 'client', facts: { ...facts, 'db.collection.name': name, 'db.operation.name': operation } },
      call,
    );
  return {
    get: (id) => traced('get', () => collection.get(id)),
    getMany: (ids) => traced('get', () => collection.getMany(ids)),
    getIfChanged: (id, known) => traced('get', () => collection.getIfChanged(id, known)),
    insert: (document) => traced('insert', () => collection.insert(document)),
    insertMany: (documents) => traced('insert', () => collection.insertMany(documents)),
    update: (id, decide) => traced('update', () => collection.update(id, decide)),
    find: (query) => traced('find', () => collection.find(query)),
    findFields: (query, fields) => traced('find', () => collection.findFields(query, fields)),
    scan: (after, limit) => traced('scan', () => collection.scan(after, limit)),
    delete: (id) => traced('delete', () => collection.delete(id)),
  };
};
