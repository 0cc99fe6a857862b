import { AppError } from '@winnow/kernel';
import type { CollectionDefinition, StoredDocument } from './store.ts';

const collectionName = /^[a-z][a-z0-9_]{0,62}$/;
const indexName = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;
const fieldName = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;

const refuse = (message: string): never => {
  throw new AppError('INTERNAL', message);
};

/**
 * Throws `INTERNAL` unless both backends can open the collection: plain names, one to four different fields per index, never
 * `id`.
 */
export const checkDefinition = <T extends StoredDocument>({ name, indexes, expiresBy }: CollectionDefinition<T>): void => {
  if (!collectionName.test(name)) refuse('A collection has a name that is not allowed.');
  if (expiresBy !== undefined && !fieldName.test(expiresBy)) refuse(`Collection ${name} expires by a field that is not allowed.`);
  for (const [index, { fields }] of Object.entries(indexes)) {
    if (!indexName.test(index)) refuse(`Collection ${name} has an index with a name that is not allowed.`);
    if (fields.length < 1 || fields.length > 4) refuse(`Index ${name}.${index} needs one to four fields.`);
    if (new Set<string>(fields).size !== fields.length) refuse(`Index ${name}.${index} names a field twice.`);
    if (fields.some((field) => !fieldName.test(field) || field === 'id'))
      refuse(`Index ${name}.${index} has a field that is not allowed.`);
  }
};
