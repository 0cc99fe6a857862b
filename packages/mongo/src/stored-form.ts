import type { Clock } from '@winnow/kernel';
import { assertStorable, type CollectionDefinition, type StoredDocument } from '@winnow/ports';
import { ObjectId } from 'mongodb';

/** A document as MongoDB stores it: the port's fields, `id` as `_id`, and two fields that the port reserves for adapters. */
export type StoredForm = {
  readonly _id: string;
  /** Changes with every write and is never reused, so that a recreated document is not mistaken for the deleted one. */
  readonly _v: ObjectId;
  readonly _expires?: {
    /** By the clock of the store: after it, the document has expired. */
    readonly at: Date;
    /** By the clock of the server, for its deletion. */
    readonly sweep: Date;
  };
  readonly [field: string]: unknown;
};

/** The clock of the store, by which documents expire, and that of the server, which deletes them; they differ only in tests. */
type StoreClocks = { readonly now: Clock; readonly server: Clock };

/** Seconds by which the server may be ahead of us without deleting documents that we still return. */
export const sweepGraceSeconds = 300;

/** The stored form of a document, with a new version; throws `INTERNAL` for one outside the port. */
export const toStoredForm = <T extends StoredDocument>(
  definition: CollectionDefinition<T>,
  document: T,
  { now, server }: StoreClocks,
): StoredForm => {
  const { id, ...fields } = JSON.parse(assertStorable(definition, document)) as { id: string; [field: string]: unknown };
  const ends: unknown = definition.expiresBy === undefined ? undefined : fields[definition.expiresBy];
  const form = { ...fields, _id: id, _v: new ObjectId() };
  if (typeof ends !== 'string') return form;
  const at = Date.parse(ends);
  // The clock of the store may be any; the remaining lifetime is the same on all of them.
  return { ...form, _expires: { at: new Date(at), sweep: new Date(server() + at - now()) } };
};

/** The document of a stored form. */
export const fromStoredForm = <T extends StoredDocument>({ _id, _v, _expires, ...fields }: StoredForm): T =>
  // Only `toStoredForm` writes here, so the remaining fields are a T.
  ({ id: _id, ...fields }) as unknown as T;
