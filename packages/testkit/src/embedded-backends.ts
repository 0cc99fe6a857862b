import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedFiles, openEmbeddedStore, openSqlite } from '@winnow/embedded';
import type { Files, Store } from '@winnow/ports';

export type EmbeddedBackends = AsyncDisposable & { readonly store: Store; readonly files: Files };

/** A real store and real files in a new folder, with a clock that the test controls; deleted when disposed. */
export const openEmbeddedBackends = async (now: () => number): Promise<EmbeddedBackends> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-test-'));
  const client = await openSqlite(folder);
  const store = openEmbeddedStore(client, { now });
  const files = await openEmbeddedFiles(client, { folder: join(folder, 'files'), now });
  return {
    store,
    files,
    [Symbol.asyncDispose]: async () => {
      await store.close();
      await client.close();
      await rm(folder, { recursive: true });
    },
  };
};
