import { topicsOf } from '@winnow/bus';
import { collections, messages } from '@winnow/contracts';
import type { CollectionDefinition, StoredDocument } from '@winnow/ports';

/** Every topic of a distributed installation. */
export const declaredTopics = topicsOf(messages);

/** Every collection, to be opened whatever its documents are. */
export const declaredCollections: readonly CollectionDefinition<StoredDocument & { readonly [field: string]: string }>[] =
  Object.values(collections);
