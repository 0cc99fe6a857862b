import { AppError } from '@winnow/kernel';
import type { CollectionDefinition, StoredDocument } from './store.ts';

/** 1 MB, see `StoredDocument`. */
const maxBytes = 1024 * 1024;
/** MongoDB rejects more than 100 levels; this leaves room for the adapter's own. */
const maxDepth = 64;
/** Fields reserved for adapters. */
const reserved: ReadonlySet<string> = new Set(['_id', '_v', '_expires']);
const isoTime = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

const isScalar = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const faultOfKey = (key: string): string | undefined => {
  if (key.startsWith('$') || key.includes('.') || key.includes('\0')) return 'has a key that begins with $ or holds a dot or NUL';
  if (key === '_bsontype') return 'has the key _bsontype';
  return key.isWellFormed() ? undefined : 'has a key that is not well-formed Unicode';
};

/** Keys that were found to be allowed: documents have the same few, hundreds of times each. */
const allowedKeys = new Set<string>();
const maxAllowedKeys = 2_000;

const keyFault = (key: string): string | undefined => {
  if (allowedKeys.has(key)) return undefined;
  const found = faultOfKey(key);
  if (found === undefined && allowedKeys.size < maxAllowedKeys) allowedKeys.add(key);
  return found;
};

const fault = (value: unknown, depth: number): string | undefined => {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : 'holds text that is not well-formed Unicode';
  if (value === null || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : 'holds NaN, an infinity or -0';
  return typeof value === 'object' ? faultInside(value, depth) : `holds a value of type ${typeof value}`;
};

const faultInside = (value: object, depth: number): string | undefined => {
  if (depth >= maxDepth) return `is nested deeper than ${maxDepth} levels`;
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = fault(item, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return 'holds an object that is not plain';
  for (const key of Object.keys(value)) {
    const found = keyFault(key) ?? fault((value as { readonly [key: string]: unknown })[key], depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

const documentFault = <T extends StoredDocument>(definition: CollectionDefinition<T>, document: T): string | undefined => {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return 'is not an object';
  if (typeof document.id !== 'string' || document.id === '') return 'has no id';
  const found = fault(document, 0);
  if (found !== undefined) return found;
  if (Object.keys(document).some((key) => reserved.has(key))) return 'has a field that is reserved for the backend';
  for (const { fields } of Object.values(definition.indexes)) {
    if (!fields.every((field) => isScalar(document[field]))) return 'has an indexed field that is not a scalar';
  }
  const expires: unknown = definition.expiresBy === undefined ? undefined : document[definition.expiresBy];
  if (expires !== undefined && expires !== null && !(typeof expires === 'string' && isoTime.test(expires)))
    return 'does not expire at an ISO time with milliseconds';
  return undefined;
};

/** JSON text of a document that both backends store and return identically; throws `INTERNAL` for any other. */
export const assertStorable = <T extends StoredDocument>(definition: CollectionDefinition<T>, document: T): string => {
  const found = documentFault(definition, document);
  if (found !== undefined) throw new AppError('INTERNAL', `A document of ${definition.name} ${found}.`);
  const json = JSON.stringify(document);
  const bytes = json.length * 3 <= maxBytes ? json.length : new TextEncoder().encode(json).length;
  if (bytes > maxBytes) throw new AppError('INTERNAL', `A document of ${definition.name} is larger than 1 MB.`);
  return json;
};
