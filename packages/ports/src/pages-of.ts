import type { Collection, FindQuery, StoredDocument } from './store.ts';

/** The results of a query, page by page; each page is read when the previous one has been processed. */
export const pagesOf = async function* <T extends StoredDocument>(
  collection: Pick<Collection<T>, 'find'>,
  query: Omit<FindQuery<T>, 'cursor'>,
): AsyncGenerator<readonly T[]> {
  let cursor: string | undefined;
  do {
    const { items, next } = await collection.find({ ...query, ...(cursor === undefined ? {} : { cursor }) });
    yield items;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
};
