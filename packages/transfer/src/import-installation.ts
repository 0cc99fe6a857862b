import { isDeepStrictEqual } from 'node:util';
import type { Collection, Files, Store, StoredDocument } from '@winnow/ports';
import { type CollectionName, openDocuments } from './all-documents.ts';
import { type Imported, readArchive } from './read-archive.ts';

type Target = {
  readonly store: Pick<Store, 'collection'>;
  readonly files: Pick<Files, 'put'>;
};

/**
 * Stores everything in the bytes of an archive; what exists already stays as it is, so an interrupted import may be repeated.
 * Throws `INVALID_REQUEST` for bytes that are no complete archive, or when `mayRead` rejects the check of its secret key.
 */
export const importInstallation = async (
  archive: AsyncIterable<Uint8Array>,
  { store, files }: Target,
  mayRead: (secretKeyCheck: string) => boolean,
): Promise<Imported> => {
  const opened = new Map<CollectionName, Promise<Collection<StoredDocument>>>();
  const open = (name: CollectionName): Promise<Collection<StoredDocument>> => {
    const collection = opened.get(name) ?? openDocuments(store, name);
    opened.set(name, collection);
    return collection;
  };
  const storeDocument = async (name: CollectionName, document: StoredDocument): Promise<boolean> => {
    const collection = await open(name);
    return (await collection.insert(document)) || isDeepStrictEqual(await collection.get(document.id), document);
  };
  const storeFile = async (name: string, content: AsyncIterable<Uint8Array>, bytes: number): Promise<void> => {
    await files.put(content, { name: () => name, maxBytes: bytes });
  };
  return readArchive(archive, { storeDocument, storeFile }, mayRead);
};
