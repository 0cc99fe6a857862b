/** A JSON document with an ID. Absent fields are absent: `undefined`, dates, `NaN` and documents over 1 MB are rejected. */
export type StoredDocument = { readonly id: string };

export type Scalar = string | number | boolean | null;

type ScalarField<T> = { [Field in keyof T]-?: T[Field] extends Scalar | undefined ? Field : never }[keyof T] & string;

export type IndexDefinition<T> = {
  /** Equality on the first fields, then order by the rest and by ID. */
  readonly fields: readonly ScalarField<T>[];
  /** Documents in which one of the fields is null or absent are not constrained. */
  readonly unique?: boolean;
};

export type CollectionDefinition<T extends StoredDocument> = {
  readonly name: string;
  readonly indexes: { readonly [name: string]: IndexDefinition<T> };
  /** Name of a field with an ISO time: after it, the document is absent from every result and, later, deleted from disk. */
  readonly expiresBy?: ScalarField<T>;
  /**
   * Written only while handling a message that completes later, and again if that is redelivered: a backend that keeps both in
   * one log may defer the flush to it.
   */
  readonly derived?: true;
};

export type FindQuery<T extends StoredDocument> = {
  /** Name of a declared index. */
  readonly index: string;
  /** Values for the first fields of the index, in any number. */
  readonly where: { readonly [Field in keyof T]?: Scalar };
  /** Bounds of the index field that follows those in `where`; `from` is inclusive, `before` exclusive. */
  readonly range?: { readonly from?: string | number; readonly before?: string | number };
  readonly order?: 'ascending' | 'descending';
  /** 1 to 1,000. */
  readonly limit: number;
  /** `next` of the previous result. */
  readonly cursor?: string;
};

export type Found<T> = { readonly items: readonly T[]; readonly next: string | null };

/** A stored document and its version, without the document when the version is one that the reader knows. */
export type Revision<T> = { readonly version: string; readonly document: T | null };

/**
 * Documents of one kind. Every write is durable when its promise resolves and atomic for one document. A fault of the backend is an
 * `AppError` `UNAVAILABLE`; a query or a document outside this port is an `AppError` `INTERNAL`.
 */
export interface Collection<T extends StoredDocument> {
  get(id: string): Promise<T | undefined>;
  /** As `get` for each of up to 1,000 IDs, in their order and in one round trip. */
  getMany(ids: readonly string[]): Promise<readonly (T | undefined)[]>;
  /** As `get`, for a reader that remembers the document: reads it only if its version is not `known`. No two writes have one version. */
  getIfChanged(id: string, known: string | null): Promise<Revision<T> | undefined>;
  /** First write wins: false, and nothing written, when the ID or a unique index value is taken. */
  insert(document: T): Promise<boolean>;
  /**
   * As `insert` for each of up to 1,000 documents, in their order. They are sent together, but each is a write of its own: a
   * failure may leave any of them stored.
   */
  insertMany(documents: readonly T[]): Promise<readonly boolean[]>;
  /**
   * Replaces the document by the result of `decide`, or leaves it when that is `undefined`; starts over if another write came in
   * between, so `decide` must be pure. Returns what is stored afterwards; `undefined` when there is no such document.
   */
  update(id: string, decide: (current: T) => T | undefined): Promise<T | undefined>;
  find(query: FindQuery<T>): Promise<Found<T>>;
  /** As `find`, with only these fields and the ID of each document: for reading many of them. */
  findFields<Field extends keyof T & string>(
    query: FindQuery<T>,
    fields: readonly Field[],
  ): Promise<Found<Pick<T, Field | 'id'>>>;
  /** Documents in the order of their IDs, up to 1,000, after the given ID: to copy a collection as a whole. */
  scan(after: string | null, limit: number): Promise<readonly T[]>;
  /** True when there was one to delete. */
  delete(id: string): Promise<boolean>;
}

export interface Store {
  /** Creates what is missing; the same definition may be opened any number of times. */
  collection<T extends StoredDocument>(definition: CollectionDefinition<T>): Promise<Collection<T>>;
  /** Rejects with `UNAVAILABLE` while writes would not be durable. */
  check(): Promise<void>;
  close(): Promise<void>;
}
