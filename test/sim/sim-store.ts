import { AppError } from '@winnow/kernel';
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
  type QueryPlan,
  type Scalar,
  type Store,
  type StoredDocument,
} from '@winnow/ports';
import type { Life } from './life.ts';
import type { Network } from './network.ts';

type Fields = { readonly [field: string]: unknown };
type Row = { readonly json: string; readonly document: Fields & StoredDocument; readonly version: number };
type Table = {
  readonly rows: Map<string, Row>;
  readonly uniques: readonly (readonly string[])[];
  readonly expiresBy: string | undefined;
};

/** Told of every write at its moment; `undefined` stands for no document. */
export type OnWrite = (collection: string, before: StoredDocument | undefined, after: StoredDocument | undefined) => void;

/** What all processes share: documents, each changed in one moment. */
export type StoreBackend = {
  readonly open: (life: Life, network: Network) => Store;
  /** All living documents of a collection, as a person who looks sees them. */
  readonly all: <T extends StoredDocument>(collection: string) => readonly T[];
  readonly get: <T extends StoredDocument>(collection: string, id: string) => T | undefined;
  readonly put: (definition: CollectionDefinition<never>, document: StoredDocument) => void;
};

const rankOf = (value: unknown): number => ['undefined', 'number', 'string', 'boolean'].indexOf(typeof (value ?? undefined));

/** The order of the port: null, numbers, texts by their code points, booleans. */
const compareValues = (left: unknown, right: unknown): number => {
  const ranks = rankOf(left) - rankOf(right);
  if (ranks !== 0) return ranks;
  if (typeof left === 'string' && typeof right === 'string') return Buffer.compare(Buffer.from(left), Buffer.from(right));
  return Number(left ?? 0) - Number(right ?? 0);
};

const compareAll = (left: readonly unknown[], right: readonly unknown[]): number => {
  for (const [index, value] of left.entries()) {
    const order = compareValues(value, right[index]);
    if (order !== 0) return order;
  }
  return 0;
};

const isWithin = ({ rest, range }: QueryPlan, document: Fields): boolean => {
  const bound = range.from ?? range.before;
  if (bound === undefined) return true;
  const value = document[rest[0] ?? ''];
  return (
    typeof value === typeof bound &&
    (range.from === undefined || compareValues(value, range.from) >= 0) &&
    (range.before === undefined || compareValues(value, range.before) < 0)
  );
};

/** An empty store. */
export const createStoreBackend = (now: () => number, onWrite: OnWrite = () => {}): StoreBackend => {
  const tables = new Map<string, Table>();
  let versions = 0;

  const tableOf = (definition: CollectionDefinition<never>): Table => {
    checkDefinition(definition);
    const indexes: readonly { readonly fields: readonly string[]; readonly unique?: boolean }[] = Object.values(
      definition.indexes,
    );
    const table = tables.get(definition.name) ?? {
      rows: new Map(),
      uniques: indexes.filter(({ unique }) => unique === true).map(({ fields }) => fields),
      expiresBy: definition.expiresBy,
    };
    tables.set(definition.name, table);
    return table;
  };
  const isLiving = ({ expiresBy }: Table, { document }: Row): boolean => {
    const expires = expiresBy === undefined ? undefined : document[expiresBy];
    return typeof expires !== 'string' || Date.parse(expires) > now();
  };
  const living = (table: Table): readonly Row[] => [...table.rows.values()].filter((row) => isLiving(table, row));
  const rowOf = (table: Table, id: string): Row | undefined => {
    const row = table.rows.get(id);
    return row !== undefined && isLiving(table, row) ? row : undefined;
  };
  const isTaken = (table: Table, document: Fields & StoredDocument): boolean =>
    table.uniques.some(
      (fields) =>
        fields.every((field) => (document[field] ?? null) !== null) &&
        living(table).some(
          (row) => row.document.id !== document.id && fields.every((field) => row.document[field] === document[field]),
        ),
    );
  const write = (name: string, table: Table, json: string): void => {
    const document: Fields & StoredDocument = JSON.parse(json);
    const before = rowOf(table, document.id)?.document;
    versions += 1;
    table.rows.set(document.id, { json, document, version: versions });
    onWrite(name, before, document);
  };

  const find = (table: Table, plan: QueryPlan): { readonly items: readonly Row[]; readonly more: boolean } => {
    const { equal, rest, descending, after, limit } = plan;
    const sign = descending ? -1 : 1;
    const keyOf = ({ document }: Row): readonly unknown[] => [...rest.map((field) => document[field]), document.id];
    const last: readonly Scalar[] | undefined = after === undefined ? undefined : [...after.values, after.id];
    const found = living(table)
      .filter(({ document }) => equal.every(({ field, value }) => compareValues(document[field], value) === 0))
      .filter(({ document }) => isWithin(plan, document))
      .filter((row) => last === undefined || sign * compareAll(keyOf(row), last) > 0)
      .toSorted((left, right) => sign * compareAll(keyOf(left), keyOf(right)));
    return { items: found.slice(0, limit), more: found.length > limit };
  };

  const openCollection = <T extends StoredDocument>(
    definition: CollectionDefinition<T>,
    reach: <R>(what: string, effect: () => R) => Promise<R>,
  ): Collection<T> => {
    const { name } = definition;
    const table = tableOf(definition as unknown as CollectionDefinition<never>);
    const parse = ({ json }: Row): T => JSON.parse(json);
    const insert = async (document: T): Promise<boolean> => {
      const json = assertStorable(definition, document);
      return reach(`insert ${name} ${document.id}`, () => {
        if (rowOf(table, document.id) !== undefined || isTaken(table, JSON.parse(json))) return false;
        write(name, table, json);
        return true;
      });
    };
    const findDocuments = async (query: FindQuery<T>): Promise<Found<T>> => {
      const plan = checkQuery(definition, query);
      const { items, more } = await reach(`find ${name} ${query.index}`, () => find(table, plan));
      const documents = items.map(parse);
      const last = documents.at(-1);
      return { items: documents, next: more && last !== undefined ? cursorAfter(plan, last) : null };
    };
    return {
      get: async (id) => {
        const row = await reach(`get ${name} ${id}`, () => rowOf(table, id));
        return row === undefined ? undefined : parse(row);
      },
      getMany: async (ids) => {
        const rows = await reach(`get ${name} ${ids.join(' ')}`, () => ids.map((id) => rowOf(table, id)));
        return rows.map((row) => (row === undefined ? undefined : parse(row)));
      },
      getIfChanged: async (id, known) => {
        const row = await reach(`get ${name} ${id}`, () => rowOf(table, id));
        if (row === undefined) return undefined;
        const version = String(row.version);
        return { version, document: version === known ? null : parse(row) };
      },
      insert,
      // Each write at a moment of its own, so that a crash or a reader may come between any two.
      insertMany: async (documents) => {
        for (const document of documents) assertStorable(definition, document);
        const inserted: boolean[] = [];
        for (const document of documents) inserted.push(await insert(document));
        return inserted;
      },
      update: async (id, decide) => {
        for (;;) {
          const current = await reach(`get ${name} ${id}`, () => rowOf(table, id));
          if (current === undefined) return undefined;
          const next = decide(parse(current));
          if (next === undefined) return parse(current);
          if (next.id !== id) throw new AppError('INTERNAL', `An update of ${name} changes the id of a document.`);
          const json = assertStorable(definition, next);
          const replaced = await reach(`replace ${name} ${id}`, () => {
            if (rowOf(table, id)?.version !== current.version) return false;
            if (isTaken(table, JSON.parse(json)))
              throw new AppError('INTERNAL', `An update of ${name} takes a unique value that another document has.`);
            write(name, table, json);
            return true;
          });
          if (replaced) return JSON.parse(json);
        }
      },
      find: findDocuments,
      findFields: async (query, fields) => {
        const { items, next } = await findDocuments(query);
        return { items: items.map((item) => pickFields(item, fields)), next };
      },
      scan: async (after, limit) => {
        const rows = await reach(`scan ${name}`, () =>
          living(table)
            .filter(({ document }) => after === null || compareValues(document.id, after) > 0)
            .toSorted((left, right) => compareValues(left.document.id, right.document.id)),
        );
        return rows.slice(0, limit).map(parse);
      },
      delete: (id) =>
        reach(`delete ${name} ${id}`, () => {
          const row = rowOf(table, id);
          if (row === undefined) return false;
          table.rows.delete(id);
          onWrite(name, row.document, undefined);
          return true;
        }),
    };
  };

  return {
    open: (life, network) => {
      let closed = false;
      const reach = <R>(what: string, effect: () => R): Promise<R> =>
        closed
          ? Promise.reject(new AppError('UNAVAILABLE', 'The store is closed.'))
          : network.call({ life, what: `store ${what}`, effect });
      return {
        collection: async (definition) => openCollection(definition, reach),
        check: () => reach('check', () => undefined),
        close: async () => {
          closed = true;
        },
      };
    },
    all: <T extends StoredDocument>(collection: string) => {
      const table = tables.get(collection);
      return table === undefined ? [] : living(table).map(({ json }): T => JSON.parse(json));
    },
    get: <T extends StoredDocument>(collection: string, id: string) => {
      const table = tables.get(collection);
      const row = table === undefined ? undefined : rowOf(table, id);
      return row === undefined ? undefined : (JSON.parse(row.json) as T);
    },
    put: (definition, document) => write(definition.name, tableOf(definition), JSON.stringify(document)),
  };
};
