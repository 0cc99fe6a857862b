import type { StoredDocument } from './store.ts';

/** The ID and the given fields of a document; absent ones stay absent. */
export const pickFields = <T extends StoredDocument, Field extends keyof T & string>(
  document: T,
  fields: readonly Field[],
): Pick<T, Field | 'id'> => {
  const present = fields.filter((field) => Object.hasOwn(document, field)).map((field) => [field, document[field]] as const);
  return Object.fromEntries([['id', document.id], ...present]) as unknown as Pick<T, Field | 'id'>;
};
