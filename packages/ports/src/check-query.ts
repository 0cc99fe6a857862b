import { AppError } from '@winnow/kernel';
import type { CollectionDefinition, FindQuery, Scalar, StoredDocument } from './store.ts';

/** A query in terms of its index: equal fields, then order by the rest and by ID. */
export type QueryPlan = {
  readonly index: string;
  readonly equal: readonly { readonly field: string; readonly value: Scalar }[];
  readonly rest: readonly string[];
  /** Bounds of the first field of `rest`, both of one type; values of other types are out of range. */
  readonly range: { readonly from?: string | number; readonly before?: string | number };
  readonly descending: boolean;
  readonly limit: number;
  /** Where to continue: values of `rest` (absent as null) and the ID of the last document returned. */
  readonly after: { readonly values: readonly Scalar[]; readonly id: string } | undefined;
};

const refuse = (message: string): never => {
  throw new AppError('INTERNAL', message);
};

const isScalar = (value: unknown): value is Scalar =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.isWellFormed()) ||
  (typeof value === 'number' && Number.isFinite(value));

const decodeCursor = (cursor: string, index: string, fields: number): QueryPlan['after'] => {
  let parts: unknown;
  try {
    parts = JSON.parse(cursor);
  } catch {
    parts = undefined;
  }
  if (!Array.isArray(parts) || parts.length !== fields + 2 || parts[0] !== index)
    return refuse('The cursor is not of this query.');
  const [, id, ...values] = parts as readonly unknown[];
  return typeof id === 'string' && values.every(isScalar) ? { values, id } : refuse('The cursor is not of this query.');
};

/** The index access of a query, with its cursor parsed; throws `INTERNAL` for a query that both backends cannot answer alike. */
export const checkQuery = <T extends StoredDocument>(definition: CollectionDefinition<T>, query: FindQuery<T>): QueryPlan => {
  const index = Object.hasOwn(definition.indexes, query.index) ? definition.indexes[query.index] : undefined;
  if (index === undefined) return refuse(`Collection ${definition.name} has no such index.`);
  const fields: readonly string[] = index.fields;
  const given = new Map<string, unknown>(Object.entries(query.where));
  const equal = fields.slice(0, given.size).map((field) => {
    const value = given.get(field);
    return isScalar(value) ? { field, value } : refuse('A query names values that are not the first fields of its index.');
  });
  if (equal.length !== given.size) return refuse('A query names more values than its index has fields.');
  const rest = fields.slice(equal.length);
  const { from, before } = query.range ?? {};
  const bounds = [from, before].filter((bound) => bound !== undefined);
  if (bounds.length > 0 && rest.length === 0) return refuse('A query has a range but no field left for it.');
  if (!bounds.every((bound) => isScalar(bound) && (typeof bound === 'string' || typeof bound === 'number')))
    return refuse('A range is bound by something other than text or a number.');
  if (new Set(bounds.map((bound) => typeof bound)).size > 1) return refuse('A range is bound by values of two types.');
  if (!Number.isInteger(query.limit) || query.limit < 1 || query.limit > 1000)
    return refuse('A limit is not between 1 and 1,000.');
  return {
    index: query.index,
    equal,
    rest,
    range: { ...(from === undefined ? {} : { from }), ...(before === undefined ? {} : { before }) },
    descending: query.order === 'descending',
    limit: query.limit,
    after: query.cursor === undefined ? undefined : decodeCursor(query.cursor, query.index, rest.length),
  };
};

/** Cursor that continues after a document. */
export const cursorAfter = ({ index, rest }: QueryPlan, document: StoredDocument): string => {
  const fields: { readonly [field: string]: unknown } = document;
  return JSON.stringify([index, document.id, ...rest.map((field) => fields[field] ?? null)]);
};
