import { openEmbeddedFiles, openSqlite } from '@winnow/embedded';
import { filesContract } from '@winnow/ports/testing';
import { describe } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { createCleanup, createFolder, removeFolder, uniqueName } from '../support/namespaces.ts';

describe('embedded', () => {
  const cleanup = createCleanup();
  filesContract({
    open: async () => {
      const folder = await createFolder();
      cleanup(() => removeFolder(folder));
      const client = await openSqlite(folder);
      cleanup(() => client.close());
      return openEmbeddedFiles(client, { folder: `${folder}/files`, now: Date.now });
    },
  });
});

describeDistributed(({ mongodbUri }) => {
  const cleanup = createCleanup();
  filesContract({
    open: async () => {
      const { openMongo } = await import('@winnow/mongo');
      const mongo = await openMongo(mongodbUri, { database: uniqueName() });
      cleanup(() => mongo.close());
      cleanup(() => mongo.drop());
      return mongo.files();
    },
  });
});
