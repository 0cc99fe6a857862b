import { AppError, type Clock } from '@winnow/kernel';
import {
  assertStorable,
  type Collection,
  type CollectionDefinition,
  checkDefinition,
  checkQuery,
  cursorAfter,
  type FindQuery,
  type Found,
  pickFields,
  type Scalar,
  type Store,
  type StoredDocument,
} from '@winnow/ports';
import { columnsOf, keysOf } from './collection-table.ts';
import type { DocumentRow } from './document-row.ts';
import { findBounds } from './find-bounds.ts';
import type { SqliteClient } from './sqlite-client.ts';
import type { StoredRow } from './store-operations.ts';

const sweepEveryMs = 60_000;
/** Small enough that a sweep never delays a request for long. */
const sweepStep = 200;

const openCollection = <T extends StoredDocument>(
  client: SqliteClient,
  now: Clock,
  definition: CollectionDefinition<T>,
): Collection<T> => {
  const { name, expiresBy } = definition;
  const { revisions } = client;
  const write = definition.derived ? client.callOrdered : client.call;
  const columns = columnsOf(definition);
  const parse = (json: string): T => JSON.parse(json) as T;
  const toRow = (document: T): DocumentRow => {
    const json = assertStorable(definition, document);
    const ends: unknown = expiresBy === undefined ? null : document[expiresBy];
    const keys = keysOf(columns, document as { readonly [field: string]: Scalar | undefined });
    return { id: document.id, json, expiresAt: typeof ends === 'string' ? Date.parse(ends) : null, keys };
  };
  const update = async (id: string, decide: (current: T) => T | undefined): Promise<T | undefined> => {
    let current: StoredRow | undefined = await client.call('getDocument', name, id, now());
    while (current !== undefined) {
      const next = decide(parse(current.json));
      if (next === undefined) return parse(current.json);
      if (next.id !== id) throw new AppError('INTERNAL', `An update of ${name} changes the id of a document.`);
      const row = toRow(next);
      revisions.write(name, id);
      const outcome = await write('replaceDocument', name, row, current.version, now());
      if (outcome === 'replaced') return parse(row.json);
      if (outcome === 'taken')
        throw new AppError('INTERNAL', `An update of ${name} takes a unique value that another document has.`);
      current = outcome;
    }
    return undefined;
  };
  const find = async (query: FindQuery<T>): Promise<Found<T>> => {
    const plan = checkQuery(definition, query);
    // Requests one more than asked for, to know whether there is a next page.
    const bounds = { ...findBounds(plan), limit: plan.limit + 1 };
    const found = (await client.call('findDocuments', name, plan.index, bounds, now())).map(parse);
    const items = found.slice(0, plan.limit);
    const last = items.at(-1);
    return { items, next: found.length > plan.limit && last !== undefined ? cursorAfter(plan, last) : null };
  };
  return {
    get: async (id) => {
      const found = await client.call('getDocument', name, id, now());
      return found === undefined ? undefined : parse(found.json);
    },
    getMany: async (ids) => {
      if (ids.length === 0) return [];
      const found = await client.call('getDocuments', name, ids, now());
      return found.map((row) => (row === undefined ? undefined : parse(row.json)));
    },
    getIfChanged: async (id, known) => {
      if (known !== null && revisions.has(name, id, Number(known), now())) return { version: known, document: null };
      const version = known === null ? null : Number(known);
      const found = await revisions.read(name, id, () => client.call('getIfChanged', name, id, version, now()));
      return found && { version: String(found.version), document: found.json === null ? null : parse(found.json) };
    },
    insert: async (document) => {
      revisions.write(name, document.id);
      return write('insertDocument', name, toRow(document), now());
    },
    insertMany: async (documents) => {
      for (const { id } of documents) revisions.write(name, id);
      return documents.length === 0 ? [] : write('insertDocuments', name, documents.map(toRow), now());
    },
    update,
    find,
    // The thread sends text that has to be parsed anyway: picking there would take as long.
    findFields: async (query, fields) => {
      const { items, next } = await find(query);
      return { items: items.map((item) => pickFields(item, fields)), next };
    },
    // No ID is empty, so all come after the empty one.
    scan: async (after, limit) => (await client.call('scanDocuments', name, after ?? '', limit, now())).map(parse),
    delete: (id) => {
      revisions.write(name, id);
      return client.call('deleteDocument', name, id, now());
    },
  };
};

/** Documents in SQLite that expire by the given clock; expired ones are deleted once a minute. */
export const openEmbeddedStore = (client: SqliteClient, { now }: { readonly now: Clock }): Store => {
  const sweepable = new Set<string>();
  let closed = false;
  let sweeping = Promise.resolve();
  const sweep = async (): Promise<void> => {
    for (const name of sweepable) {
      try {
        let swept = sweepStep;
        while (swept === sweepStep && !closed) swept = await client.call('sweepCollection', name, now(), sweepStep);
      } catch {
        // If the database is unavailable, the next sweep catches up; queries skip expired documents anyway.
        return;
      }
    }
  };
  const timer = setInterval(() => {
    sweeping = sweep();
  }, sweepEveryMs).unref();
  return {
    collection: async (definition) => {
      checkDefinition(definition);
      await client.call('openCollection', { name: definition.name, indexes: definition.indexes });
      if (definition.expiresBy !== undefined) sweepable.add(definition.name);
      return openCollection(client, now, definition);
    },
    check: () => client.call('checkWritable'),
    close: async () => {
      closed = true;
      clearInterval(timer);
      await sweeping;
    },
  };
};
