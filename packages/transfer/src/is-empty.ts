import type { Store } from '@winnow/ports';
import { openDocuments } from './all-documents.ts';

/** True for an installation that no account has used yet: services create some records when they start. */
export const isEmpty = async (store: Pick<Store, 'collection'>): Promise<boolean> => {
  for (const name of ['uploads', 'operations', 'batches', 'jobs', 'endpoints'] as const)
    if ((await (await openDocuments(store, name)).scan(null, 1)).length > 0) return false;
  return true;
};
