import { type EmbeddedBackends, openEmbeddedBackends } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimed, sweepOnce } from '../src/index.ts';

const now = Date.parse('2026-11-01T12:00:00.000Z');
const [past, future] = ['2026-11-01T11:00:00.000Z', '2026-11-01T13:00:00.000Z'];

type Thing = { readonly id: string; readonly expires_at: string };

describe('a sweep', () => {
  let backends: EmbeddedBackends;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(() => now);
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const things = () => backends.store.collection<Thing>({ name: 'things', indexes: { by_expiry: { fields: ['expires_at'] } } });
  const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

  it('removes what has expired with what belongs to it, and nothing else', async () => {
    const collection = await things();
    for (let index = 0; index < 250; index += 1)
      await collection.insert({ id: `${index}`, expires_at: index % 2 === 0 ? past : future });
    const removed: string[] = [];
    const gone = await sweepOnce({ collection, now: () => now, logger, remove: async ({ id }) => void removed.push(id) });
    expect([gone, removed.length]).toEqual([125, 125]);
    expect((await collection.find({ index: 'by_expiry', where: {}, limit: 1_000 })).items).toHaveLength(125);
  });

  it('spares what is renewed before it is claimed, and a renewal after that sees the claim', async () => {
    const collection = await things();
    await collection.insert({ id: 'renewed', expires_at: past });
    await collection.insert({ id: 'late', expires_at: past });
    // A sweep claims ten at a time.
    for (let index = 0; index < 10; index += 1) await collection.insert({ id: `m${index}`, expires_at: past });
    const renew = (id: string) =>
      collection.update(id, (current) => (claimed(current) ? undefined : { ...current, expires_at: future }));
    const remove = async ({ id }: Thing): Promise<void> => {
      if (id !== 'late') return;
      expect(claimed((await renew('late')) ?? { expires_at: '' })).toBe(true);
      await renew('renewed');
    };
    expect(await sweepOnce({ collection, now: () => now, logger, remove })).toBe(11);
    expect([await collection.get('late'), (await collection.get('renewed'))?.expires_at]).toEqual([undefined, future]);
  });

  it('goes on behind a document that cannot be removed, and tries that again the next time', async () => {
    const collection = await things();
    for (const id of ['a', 'stuck', 'z']) await collection.insert({ id, expires_at: past });
    const remove = async ({ id }: Thing): Promise<void> => {
      if (id === 'stuck') throw new Error('no');
    };
    expect(await sweepOnce({ collection, now: () => now, logger, remove })).toBe(2);
    expect(await sweepOnce({ collection, now: () => now, logger, remove: async () => {} })).toBe(1);
  });
});
