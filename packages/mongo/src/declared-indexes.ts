import type { CollectionDefinition, StoredDocument } from '@winnow/ports';
import type { IndexDescription } from 'mongodb';
import { sweepGraceSeconds } from './stored-form.ts';

const orderIndexName = (fields: readonly string[]): string => `order:${fields.join(',')}`;

const uniqueIndex = (fields: readonly string[]): IndexDescription => ({
  name: `unique:${fields.join(',')}`,
  key: new Map(fields.map((field) => [field, 1])),
  unique: true,
  // Null and absent values are not constrained.
  partialFilterExpression: Object.fromEntries(fields.map((field) => [field, { $type: ['string', 'number', 'bool'] }])),
});

/** Index for the order of a find: the declared fields, then the ID. */
export const orderIndex = (fields: readonly string[]): { readonly name: string; readonly key: Map<string, 1> } => ({
  name: orderIndexName(fields),
  key: new Map([...fields, '_id'].map((field) => [field, 1])),
});

/** Every index that a collection needs, each once. */
export const declaredIndexes = <T extends StoredDocument>({
  indexes,
  expiresBy,
}: CollectionDefinition<T>): readonly IndexDescription[] => {
  const declared = Object.values(indexes).flatMap(({ fields, unique }): readonly IndexDescription[] => [
    orderIndex(fields),
    ...(unique === true ? [uniqueIndex(fields)] : []),
  ]);
  const sweep: readonly IndexDescription[] =
    expiresBy === undefined ? [] : [{ name: 'sweep', key: { '_expires.sweep': 1 }, expireAfterSeconds: sweepGraceSeconds }];
  return [...new Map([...declared, ...sweep].map((index) => [index.name, index])).values()];
};
