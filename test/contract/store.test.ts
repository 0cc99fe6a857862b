import { openEmbeddedStore, openSqlite } from '@winnow/embedded';
import { storeContract } from '@winnow/ports/testing';
import { describe } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { createCleanup, createFolder, removeFolder, uniqueName } from '../support/namespaces.ts';

describe('embedded', () => {
  const cleanup = createCleanup();
  storeContract({
    open: async (options) => {
      const folder = await createFolder();
      cleanup(() => removeFolder(folder));
      const client = await openSqlite(folder);
      cleanup(() => client.close());
      return openEmbeddedStore(client, options);
    },
  });
});

describeDistributed(({ mongodbUri }) => {
  const cleanup = createCleanup();
  storeContract({
    open: async (options) => {
      const { openMongo } = await import('@winnow/mongo');
      const mongo = await openMongo(mongodbUri, { database: uniqueName() });
      cleanup(() => mongo.close());
      cleanup(() => mongo.drop());
      return mongo.store(options);
    },
  });
});
