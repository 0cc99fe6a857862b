import { openEmbeddedStore, openSqlite } from '@winnow/embedded';
import type { Clock } from '@winnow/kernel';
import type { Store } from '@winnow/ports';
import { describe } from 'vitest';
import { describeDistributed } from './distributed.ts';
import { createCleanup, createFolder, removeFolder, uniqueName } from './namespaces.ts';

type Suite = (openStore: () => Promise<Store>, cleanup: ReturnType<typeof createCleanup>) => void;

/** Runs a suite over the stores of both backends, each opened store being a new one. */
export const describeStores = (suite: Suite, now: Clock): void => {
  describe('embedded', () => {
    const cleanup = createCleanup();
    suite(async () => {
      const folder = await createFolder();
      cleanup(() => removeFolder(folder));
      const client = await openSqlite(folder);
      cleanup(() => client.close());
      return openEmbeddedStore(client, { now });
    }, cleanup);
  });

  describeDistributed(({ mongodbUri }) => {
    const cleanup = createCleanup();
    suite(async () => {
      const { openMongo } = await import('@winnow/mongo');
      const mongo = await openMongo(mongodbUri, { database: uniqueName() });
      cleanup(() => mongo.close());
      cleanup(() => mongo.drop());
      return mongo.store({ now });
    }, cleanup);
  });
};
