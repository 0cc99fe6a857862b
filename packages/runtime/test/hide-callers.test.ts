import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedRateLimits, openSqlite } from '@winnow/embedded';
import { expect, it, onTestFinished } from 'vitest';
import { hideCallers } from '../src/hide-callers.ts';

it('asks again for a secret that could not be had', async () => {
  let asked = 0;
  const secret = async (): Promise<string> => {
    asked += 1;
    if (asked === 1) throw new Error('Not now.');
    return 'a secret';
  };
  const limits = hideCallers({ take: async () => [], close: async () => {} }, secret);
  await expect(limits.take('caller', [], 0)).rejects.toThrow('Not now.');
  expect(await limits.take('caller', [], 0)).toEqual([]);
  await limits.take('caller', [], 0);
  expect(asked).toBe(2);
});

it('counts callers apart and stores none of their addresses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const client = await openSqlite(folder);
  const inner = await openEmbeddedRateLimits(client);
  const [limits, others] = ['a secret', 'another one'].map((secret) => hideCallers(inner, async () => secret));
  const quota = { policy: 'minute', limit: 3, windowMs: 60_000 };
  const now = Date.parse('2026-11-01T00:00:00.000Z');
  const left = async (caller: string, by = limits) => (await by?.take(caller, [quota], now))?.[0]?.remaining;
  const address = '203.0.113.77';
  expect([await left(address), await left(address), await left('203.0.113.78'), await left(address, others)]).toEqual([
    2, 1, 2, 2,
  ]);
  await inner.close();
  await client.close();
  const contents = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  expect(contents.filter((content) => content.includes('minute'))).not.toEqual([]);
  expect(contents.filter((content) => content.includes('203.0.113'))).toEqual([]);
});
