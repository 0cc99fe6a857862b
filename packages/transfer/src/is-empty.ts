import type { Store } from '@winnow/ports';
import { openDocuments } from './all-documents.ts';

/** True for an installation whose services have not started yet: an account that they create would compete with those of an archive. */
export const isEmpty = async (store: Pick<Store, 'collection'>): Promise<boolean> => {
  for (const name of ['accounts', 'keys', 'uploads', 'operations', 'batches', 'jobs'] as const)
    if ((await (await openDocuments(store, name)).scan(null, 1)).length > 0) return false;
  return true;
};
