import { collections, type UsageRecord } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { openEmbeddedBackends } from '@winnow/testkit';
import { describe, expect, it } from 'vitest';
import { countUsage } from '../src/operations/count-usage.ts';
import { summarizeUsage } from '../src/operations/summarize-usage.ts';

const noon = Date.parse('2026-11-01T12:00:00.000Z');
const use = { accountId: 'acc_1', keyId: 'key_1', operation: 'parse' };
const names = new Map([['key_1', 'ci']]);

const open = async (now = (): number => noon) => {
  const backends = await openEmbeddedBackends(() => noon);
  const usage = await backends.store.collection<UsageRecord>(collections.usage);
  const read = async () => (await usage.find({ index: 'by_account', where: { account_id: 'acc_1' }, limit: 100 })).items;
  return { usage, now, read, [Symbol.asyncDispose]: () => backends[Symbol.asyncDispose]() };
};

describe('the use of keys', () => {
  it('is added up over all gateways, by day, key and operation', async () => {
    let time = noon;
    await using opened = await open(() => time);
    const gateways = [countUsage(opened), countUsage(opened)];
    for (const { count } of gateways) {
      count({ ...use, requests: 1 });
      count({ ...use, requests: 1, failed: 1 });
      count({ ...use, keyId: 'key_2', operation: 'createBatch', requests: 1, candidates: 30 });
    }
    await Promise.all(gateways.map(({ flush }) => flush()));
    time += 24 * 60 * 60_000;
    gateways[0]?.count({ ...use, requests: 1 });
    for (const { flush } of gateways) await flush();
    const records = await opened.read();
    expect(summarizeUsage(records, ['day', 'key', 'operation'], names)).toEqual([
      { day: '2026-11-02', key_id: 'key_1', key_name: 'ci', operation: 'parse', requests: 1, failed: 0, candidates: 0 },
      { day: '2026-11-01', key_id: 'key_1', key_name: 'ci', operation: 'parse', requests: 4, failed: 2, candidates: 0 },
      { day: '2026-11-01', key_id: 'key_2', key_name: null, operation: 'createBatch', requests: 2, failed: 0, candidates: 60 },
    ]);
    expect(summarizeUsage(records, ['key'], names).map(({ key_id, requests }) => [key_id, requests])).toEqual([
      ['key_1', 5],
      ['key_2', 2],
    ]);
    expect(summarizeUsage(records, [], names)).toEqual([{ requests: 7, failed: 2, candidates: 60 }]);
  });

  it('is stored once the store is there again, and counted once', async () => {
    await using opened = await open();
    let away = true;
    const usage = {
      insert: opened.usage.insert,
      update: async (...args: Parameters<typeof opened.usage.update>) => {
        if (away) throw new AppError('UNAVAILABLE', 'The store is away.');
        return opened.usage.update(...args);
      },
    };
    const { count, flush } = countUsage({ usage, now: opened.now });
    count({ ...use, requests: 1 });
    await expect(flush()).rejects.toThrow('The store is away.');
    count({ ...use, requests: 1 });
    away = false;
    await flush();
    await flush();
    expect((await opened.read()).map(({ counts }) => counts.parse?.requests)).toEqual([2]);
  });
});
