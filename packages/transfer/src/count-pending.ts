import type { Store, StoredDocument } from '@winnow/ports';
import { type CollectionName, pagesOfDocuments } from './all-documents.ts';

export type Pending = { readonly operations: number; readonly batches: number };

const count = async (
  store: Pick<Store, 'collection'>,
  name: CollectionName,
  isPending: (document: StoredDocument & { readonly status?: unknown }) => boolean,
): Promise<number> => {
  let found = 0;
  for await (const page of pagesOfDocuments(store, name)) found += page.filter(isPending).length;
  return found;
};

/** Work whose messages are still in the log. An archive holds no messages, so nothing would continue it elsewhere. */
export const countPending = async (store: Pick<Store, 'collection'>): Promise<Pending> => ({
  operations: await count(store, 'operations', ({ status }) => status === 'running'),
  batches: await count(store, 'runs', ({ status }) => status === 'running'),
});
