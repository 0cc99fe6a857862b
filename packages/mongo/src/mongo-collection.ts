import { setTimeout as delay } from 'node:timers/promises';
import { AppError, type Clock } from '@winnow/kernel';
import {
  type Collection,
  type CollectionDefinition,
  checkDefinition,
  checkQuery,
  cursorAfter,
  type FindQuery,
  type Found,
  pickFields,
  type Revision,
  type StoredDocument,
} from '@winnow/ports';
import type { Filter, FindOptions } from 'mongodb';
import type { Connection } from './connection.ts';
import { declaredIndexes } from './declared-indexes.ts';
import { findBounds } from './find-bounds.ts';
import { duplicatesOf, falseIfDuplicate, isDuplicateKey, isEmptyStretch, isMissingIndex } from './mongo-fault.ts';
import { fromStoredForm, type StoredForm, toStoredForm } from './stored-form.ts';

/** About a second in all. */
const maxMends = 5;
const mendWaitMs = 100;

/** Expired documents that hold the ID or a unique value of another one. */
const endedRivals = <T extends StoredDocument>(
  { indexes }: CollectionDefinition<T>,
  form: StoredForm,
  at: Date,
): Filter<StoredForm> => ({
  '_expires.at': { $lte: at },
  $or: [
    { _id: { $eq: form._id } },
    ...Object.values(indexes)
      .filter(({ unique, fields }) => unique === true && fields.every((field) => (form[field] ?? null) !== null))
      .map(({ fields }) => Object.fromEntries(fields.map((field) => [field, { $eq: form[field] }]))),
  ],
});

/** Reads the version alone first, if it may be the known one. */
const readIfChanged = async <T extends StoredDocument>(
  read: (options?: FindOptions) => Promise<StoredForm | null>,
  known: string | null,
): Promise<Revision<T> | undefined> => {
  if (known !== null) {
    const stored = await read({ projection: { _v: 1 } });
    if (stored === null) return undefined;
    if (String(stored._v) === known) return { version: known, document: null };
  }
  const form = await read();
  return form === null ? undefined : { version: String(form._v), document: fromStoredForm<T>(form) };
};

/** A collection in MongoDB; documents expire by the given clock. */
export const openCollection = async <T extends StoredDocument>(
  { database, reach, indexes, now: server }: Connection,
  definition: CollectionDefinition<T>,
  now: Clock,
): Promise<Collection<T>> => {
  const clocks = { now, server };
  checkDefinition(definition);
  const { name, expiresBy } = definition;
  const collection = database.collection<StoredForm>(name);
  await indexes.keep(name, declaredIndexes(definition));

  // Values are wrapped in `$eq`, so that none of them can act as an operator.
  const living = (filter: Filter<StoredForm>): Filter<StoredForm> =>
    expiresBy === undefined ? filter : { ...filter, '_expires.at': { $not: { $lte: new Date(now()) } } };
  const readOne = (id: string, options: FindOptions = {}): Promise<StoredForm | null> =>
    reach(() => collection.findOne(living({ _id: { $eq: id } }), options));
  const read = async (filter: Filter<StoredForm>, options: FindOptions): Promise<readonly StoredForm[]> => {
    for (let mends = 0; ; mends += 1) {
      try {
        return await collection.find(filter, options).toArray();
      } catch (error) {
        if (isEmptyStretch(error)) return [];
        if (!isMissingIndex(error)) throw error;
        if (mends === maxMends) throw new AppError('UNAVAILABLE', 'An index is missing and is being made.', { cause: error });
        await indexes.mend(name);
        // Another process may have created it: it exists, but is not yet majority-committed.
        await delay(mends * mendWaitMs);
      }
    }
  };
  const dropEndedRivals = async (form: StoredForm): Promise<void> => {
    if (expiresBy !== undefined) await reach(() => collection.deleteMany(endedRivals(definition, form, new Date(now()))));
  };
  const insertAll = async (forms: readonly StoredForm[]): Promise<readonly boolean[]> => {
    const taken = await reach(() => duplicatesOf(collection.insertMany([...forms], { ordered: false })));
    const inserted = forms.map((_, index) => !taken.has(index));
    // What holds their IDs may have expired; only a redelivery comes here.
    if (expiresBy !== undefined) for (const index of taken) inserted[index] = await insert(forms[index] as StoredForm);
    return inserted;
  };
  const insert = async (form: StoredForm): Promise<boolean> => {
    const once = (): Promise<boolean> => reach(() => falseIfDuplicate(collection.insertOne(form)));
    if (await once()) return true;
    if (expiresBy === undefined) return false;
    await dropEndedRivals(form);
    return once();
  };
  const replace = async (form: StoredForm, replaced: StoredForm['_v']): Promise<boolean> => {
    /** `undefined` when another document has one of its unique values. */
    const once = (): Promise<boolean | undefined> =>
      reach(async () => {
        try {
          const { matchedCount } = await collection.replaceOne({ _id: { $eq: form._id }, _v: { $eq: replaced } }, form);
          return matchedCount === 1;
        } catch (error) {
          if (isDuplicateKey(error)) return undefined;
          throw error;
        }
      });
    const replacedAtOnce = await once();
    if (replacedAtOnce !== undefined) return replacedAtOnce;
    await dropEndedRivals(form);
    const replacedThen = await once();
    if (replacedThen === undefined)
      throw new AppError('INTERNAL', `An update of ${name} takes a unique value that another document has.`);
    return replacedThen;
  };

  const find = async (query: FindQuery<T>, fields?: readonly string[]): Promise<Found<T>> => {
    const plan = checkQuery(definition, query);
    const { filter, ...options } = findBounds(plan);
    // Requests one more than asked for, to know whether there is a next page; all in one answer.
    const limit = plan.limit + 1;
    // The cursor needs the fields of the index, too.
    const projection = fields && Object.fromEntries([...fields, ...plan.rest].map((field) => [field, 1] as const));
    const forms = await reach(() =>
      read(living(filter), { ...options, limit, batchSize: limit, ...(projection === undefined ? {} : { projection }) }),
    );
    const items = forms.slice(0, plan.limit).map((form) => fromStoredForm<T>(form));
    const last = items.at(-1);
    return { items, next: forms.length > plan.limit && last !== undefined ? cursorAfter(plan, last) : null };
  };

  return {
    get: async (id) => {
      const found = await readOne(id);
      return found === null ? undefined : fromStoredForm<T>(found);
    },
    getMany: async (ids) => {
      if (ids.length === 0) return [];
      const filter = living({ _id: { $in: [...ids] } });
      const forms = await reach(() => collection.find(filter, { batchSize: ids.length + 1 }).toArray());
      const found = new Map(forms.map((form) => [form._id, form]));
      return ids.map((id) => {
        const form = found.get(id);
        return form === undefined ? undefined : fromStoredForm<T>(form);
      });
    },
    getIfChanged: (id, known) => readIfChanged((options) => readOne(id, options), known),
    insert: async (document) => insert(toStoredForm(definition, document, clocks)),
    insertMany: async (documents) =>
      documents.length === 0 ? [] : insertAll(documents.map((document) => toStoredForm(definition, document, clocks))),
    update: async (id, decide) => {
      for (let current = await readOne(id); current !== null; current = await readOne(id)) {
        const next = decide(structuredClone(fromStoredForm<T>(current)));
        if (next === undefined) return fromStoredForm<T>(current);
        if (next.id !== id) throw new AppError('INTERNAL', `An update of ${name} changes the id of a document.`);
        const form = toStoredForm(definition, next, clocks);
        if (await replace(form, current._v)) return fromStoredForm<T>(form);
      }
      return undefined;
    },
    find: (query) => find(query),
    findFields: async (query, fields) => {
      const { items, next } = await find(query, fields);
      return { items: items.map((item) => pickFields(item, fields)), next };
    },
    scan: async (after, limit) => {
      const filter = living(after === null ? {} : { _id: { $gt: after } });
      const forms = await reach(() => collection.find(filter, { sort: { _id: 1 }, limit, batchSize: limit + 1 }).toArray());
      return forms.map((form) => fromStoredForm<T>(form));
    },
    delete: async (id) => (await reach(() => collection.deleteOne(living({ _id: { $eq: id } })))).deletedCount === 1,
  };
};
