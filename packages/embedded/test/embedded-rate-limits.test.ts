import type { Quota } from '@winnow/ports';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openEmbeddedRateLimits, openSqlite } from '../src/index.ts';
import { createFolder } from './support/folder.ts';

const day: Quota = { policy: 'day', limit: 5, windowMs: 86_400_000 };
const minute: Quota = { policy: 'minute', limit: 3, windowMs: 60_000 };
const now = Date.parse('2026-03-01T12:00:00.000Z');

afterEach(() => {
  vi.useRealTimers();
});

const open = async (folder: string) => {
  const client = await openSqlite(folder);
  onTestFinished(() => client.close());
  const limits = await openEmbeddedRateLimits(client);
  return { client, limits };
};

it('counts on in the same window after a stop', async () => {
  const folder = await createFolder();
  const first = await open(folder);
  await first.limits.take('ada', [day, minute], now);
  await first.limits.take('ada', [day, minute], now);
  await first.limits.close();
  await first.client.close();
  const second = await open(folder);
  expect(await second.limits.take('ada', [day], now + 3_600_000)).toMatchObject([{ allowed: true, remaining: 2 }]);
  expect(await second.limits.take('ada', [minute], now + 3_600_000)).toMatchObject([{ allowed: true, remaining: 2 }]);
  expect(await second.limits.take('ada', [day], now + 12 * 3_600_000)).toMatchObject([{ allowed: true, remaining: 4 }]);
});

it('writes counts down within a second and then rests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { client, limits } = await open(await createFolder());
  await limits.take('ada', [day], now);
  await limits.take('ada', [day], now);
  expect(await client.call('loadCounters')).toEqual([]);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(await client.call('loadCounters')).toMatchObject([{ count: 2, endsAt: Date.parse('2026-03-02T00:00:00.000Z') }]);
  expect(vi.getTimerCount()).toBe(0);
});

it('forgets windows that are over, in memory and on the disk', async () => {
  const folder = await createFolder();
  const first = await open(folder);
  for (let index = 0; index < 50; index += 1) await first.limits.take(`caller ${index}`, [minute], now);
  await first.limits.close();
  await first.limits.take('eve', [minute], now + 120_000);
  await first.limits.close();
  // Only a count that is gone from memory can start anew in a window of the past.
  expect(await first.limits.take('caller 7', [minute], now)).toMatchObject([{ remaining: 2 }]);
  expect(await first.client.call('loadCounters')).toMatchObject([{ count: 1 }]);
});

it('decides without the database, and keeps the counts until it is back', async () => {
  const { client, limits } = await open(await createFolder());
  await client.close();
  expect(await limits.take('ada', [day], now)).toMatchObject([{ allowed: true, remaining: 4 }]);
  await expect(limits.close()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await limits.take('ada', [day], now)).toMatchObject([{ allowed: true, remaining: 3 }]);
});
