/** A JSON document with an id. Absent fields are absent: `undefined`, dates, `NaN` and documents over 1 MB are refused. */
export type StoredDocument = { readonly id: string };

export type Scalar = string | number | boolean | null;

type ScalarField<T> = { [Field in keyof T]-?: T[Field] extends Scalar | undefined ? Field : never }[keyof T] & string;

export type IndexDefinition<T> = {
  /** Equality on the first fields, then order by the rest and by id. */
  readonly fields: readonly ScalarField<T>[];
  /** Documents in which one of the fields is null or absent are not constrained. */
  readonly unique?: boolean;
};

export type CollectionDefinition<T extends StoredDocument> = {
  readonly name: string;
  readonly indexes: { readonly [name: string]: IndexDefinition<T> };
  /** Name of a field with an ISO time: past it the document is gone from every answer and, later, from the disk. */
  readonly expiresBy?: ScalarField<T>;
  /** Written only for a message that is done later, and made again when that comes again: a backend that keeps both in one log may leave the flush to it. */
  readonly derived?: true;
};

export type FindQuery<T extends StoredDocument> = {
  /** Name of a declared index. */
  readonly index: string;
  /** Values for the first fields of the index, in any number. */
  readonly where: { readonly [Field in keyof T]?: Scalar };
  /** Bounds of the index field that follows those in `where`; `from` is included, `before` is not. */
  readonly range?: { readonly from?: string | number; readonly before?: string | number };
  readonly order?: 'ascending' | 'descending';
  /** 1 to 1,000. */
  readonly limit: number;
  /** `next` of the answer before. */
  readonly cursor?: string;
};

export type Found<T> = { readonly items: readonly T[]; readonly next: string | null };

/**
 * Documents of one kind. Every write is durable when its promise resolves and touches one document.
 * A fault of the backend is an `AppError` `UNAVAILABLE`; a query or a document outside this port is an `AppError` `INTERNAL`.
 */
export interface Collection<T extends StoredDocument> {
  get(id: string): Promise<T | undefined>;
  /** First write wins: false, and nothing written, when the id or a unique index value is taken. */
  insert(document: T): Promise<boolean>;
  /**
   * Replaces the document by what `decide` makes of it, or leaves it when that is `undefined`; again from the top if
   * somebody else wrote in between, so `decide` is pure. Returns what is stored afterwards; `undefined` when there is no such document.
   */
  update(id: string, decide: (current: T) => T | undefined): Promise<T | undefined>;
  find(query: FindQuery<T>): Promise<Found<T>>;
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
