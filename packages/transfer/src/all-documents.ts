import { collections } from '@winnow/contracts';
import type { Collection, CollectionDefinition, Store, StoredDocument } from '@winnow/ports';

/** Documents of a page: at 1 MB each at most, a page fits in memory. */
const pageSize = 100;

export type CollectionName = keyof typeof collections;

export const collectionNames: readonly CollectionName[] = Object.keys(collections) as CollectionName[];

/** Opens a collection whose documents are copied as they are, whatever their fields. */
export const openDocuments = (store: Pick<Store, 'collection'>, name: CollectionName): Promise<Collection<StoredDocument>> =>
  store.collection(collections[name] as CollectionDefinition<StoredDocument>);

/** All documents of a collection, page by page, in the order of their IDs. */
export const pagesOfDocuments = async function* (
  store: Pick<Store, 'collection'>,
  name: CollectionName,
): AsyncGenerator<readonly StoredDocument[]> {
  const collection = await openDocuments(store, name);
  let page = await collection.scan(null, pageSize);
  while (page.length > 0) {
    yield page;
    page = await collection.scan(page.at(-1)?.id ?? null, pageSize);
  }
};
