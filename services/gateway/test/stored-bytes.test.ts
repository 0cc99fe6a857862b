import { AppError } from '@winnow/kernel';
import { type EmbeddedBackends, openEmbeddedBackends } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStoredBytes } from '../src/operations/stored-bytes.ts';
import { openUploads } from '../src/operations/uploads.ts';
import { type GatewayStore, openGatewayStore } from '../src/store.ts';

describe('the bytes that an account may store', () => {
  let clock = Date.parse('2026-11-01T00:00:00.000Z');
  const now = (): number => clock;
  let backends: EmbeddedBackends;
  let store: GatewayStore;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(now);
    store = await openGatewayStore(backends.store);
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const open = (maxBytes: number) => {
    const storedBytes = openStoredBytes({ uploads: store.uploads, now, maxBytes });
    const uploads = openUploads(store, backends.files, now, 3_600_000, storedBytes);
    return (text: string, accountId = 'acc_1', kept = true) =>
      uploads.take(
        { accountId, kept },
        (async function* () {
          yield Buffer.from(text.repeat(100));
        })(),
        1_000,
      );
  };
  const full = { code: 'RATE_LIMITED', details: { retryAfterSeconds: 600 } };

  it('are a limit for it alone, and count each content once', async () => {
    const take = open(250);
    for (const text of ['a', 'b', 'a', 'b', 'c']) await take(text);
    await expect(take('d')).rejects.toMatchObject(full);
    await take('d', 'acc_2');
    await take('d', 'anon_1', false);
  });

  it('are counted anew once something has gone, and after a restart', async () => {
    const take = open(250);
    for (const text of ['a', 'b', 'c']) await take(text);
    const again = open(250);
    await vi.waitFor(async () => expect(await again('e').catch((error: unknown) => error)).toBeInstanceOf(AppError));
    for (const { id } of (await store.uploads.find({ index: 'by_account', where: { account_id: 'acc_1' }, limit: 10 })).items)
      await store.uploads.delete(id);
    await vi.waitFor(async () => {
      clock += 5_000;
      expect((await take('f')).bytes).toBe(100);
    });
  });

  it('are without a limit when it is 0', async () => {
    const take = open(0);
    for (const text of ['a', 'b', 'c', 'd']) await take(text);
  });
});
