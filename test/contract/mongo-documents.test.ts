import { expect, it } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { createCleanup, uniqueName } from '../support/namespaces.ts';

describeDistributed(({ mongodbUri }) => {
  const cleanup = createCleanup();

  it('gives back fields that are called as something which every object has', async () => {
    const { openMongo } = await import('@winnow/mongo');
    const mongo = await openMongo(mongodbUri, { database: uniqueName() });
    cleanup(() => mongo.close());
    cleanup(() => mongo.drop());
    const collection = await mongo
      .store({ now: Date.now })
      .collection<{ readonly id: string; readonly content: unknown }>({ name: 'odd', indexes: {} });
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      const content = Object.fromEntries([[name, [{ [name]: [{ a: 1 }] }, 1]]]);
      await collection.insert({ id: name, content });
      expect(JSON.stringify((await collection.get(name))?.content)).toBe(JSON.stringify(content));
    }
  });
});
