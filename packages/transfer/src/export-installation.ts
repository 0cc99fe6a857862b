import { isAnonymousAccount } from '@winnow/contracts';
import type { Files, Store, StoredDocument } from '@winnow/ports';
import { type Pack, pack } from 'tar-stream';
import { collectionNames, pagesOfDocuments } from './all-documents.ts';
import {
  type ArchiveEnd,
  archiveFormat,
  documentsFolder,
  endName,
  filesFolder,
  type Manifest,
  manifestName,
} from './archive-format.ts';
import { filesOf } from './files-of.ts';

type Source = {
  readonly store: Pick<Store, 'collection'>;
  readonly files: Pick<Files, 'read'>;
};

/** Nobody can ask for what was computed for a call without a key. */
const isKept = (document: StoredDocument & { readonly account_id?: unknown }): boolean =>
  typeof document.account_id !== 'string' || !isAnonymousAccount(document.account_id);

const append = (tar: Pack, name: string, bytes: Uint8Array): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // The entry, not `tar`, waits until what was packed before has been read.
  const entry = tar.entry({ name, size: bytes.length }, (error) => (error ? reject(error) : resolve()));
  entry.end(bytes);
  return promise;
};

const writeAll = async (tar: Pack, { store, files }: Source, manifest: Manifest): Promise<void> => {
  const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
  await append(tar, manifestName, json(manifest));
  let documents = 0;
  let filesWritten = 0;
  for (const collection of collectionNames) {
    let number = 0;
    for await (const page of pagesOfDocuments(store, collection)) {
      const kept = page.filter(isKept);
      if (kept.length === 0) continue;
      // Before the documents, so that whoever reads one of them finds its files.
      for (const name of kept.flatMap((document) => filesOf(collection, document))) {
        const bytes = await files.read(name);
        if (bytes === undefined) continue;
        await append(tar, `${filesFolder}${name}`, bytes);
        filesWritten += 1;
      }
      await append(
        tar,
        `${documentsFolder}${collection}/${number}.ndjson`,
        Buffer.from(kept.map((document) => `${JSON.stringify(document)}\n`).join('')),
      );
      number += 1;
      documents += kept.length;
    }
  }
  await append(tar, endName, json({ documents, files: filesWritten } satisfies ArchiveEnd));
  tar.finalize();
};

/**
 * Everything an installation has stored, as the bytes of a tar. Nothing may be running in it ({@link countPending}): messages are
 * not part of the archive, nor are rate limits. What is written meanwhile may be in it or not.
 */
export const exportInstallation = async function* (
  source: Source,
  { createdAt, secretKeyCheck }: { readonly createdAt: string; readonly secretKeyCheck: string },
): AsyncGenerator<Uint8Array> {
  const tar = pack();
  const writing = writeAll(tar, source, { format: archiveFormat, created_at: createdAt, secret_key_check: secretKeyCheck });
  writing.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
  // The types of `tar-stream` leave open what its streams carry.
  yield* tar as AsyncIterable<Uint8Array>;
  await writing;
};
