import { type EmbeddedBackends, openEmbeddedBackends } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeyCheck } from '../src/key-check.ts';
import { parseSecretKeys } from '../src/parse-secret-keys.ts';

const [a, b, c] = ['aa', 'bb', 'cc'].map((byte) => byte.repeat(32)) as [string, string, string];
const base64 = (hexadecimal: string): string => Buffer.from(hexadecimal, 'hex').toString('base64');
const differs = { code: 'UNAVAILABLE', message: expect.stringContaining('WINNOW_SECRET_KEY') };

describe('the secret keys of services that share a store', () => {
  let backends: EmbeddedBackends;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(() => 0);
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const start = (keys: string) => openKeyCheck(backends.store, parseSecretKeys(keys) ?? []);

  it('agree when they are the same, however they are written', async () => {
    await (await start(a))();
    await expect((await start(base64(a)))()).resolves.toBeUndefined();
  });

  it('do not agree when a service has another one, until it has the right one', async () => {
    await (await start(a))();
    await expect((await start(b))()).rejects.toMatchObject(differs);
    await expect((await start(`${b}, ${c}`))()).rejects.toMatchObject(differs);
  });

  it('are rotated by a new one before the old one: who runs with the old one stays, who starts with it alone does not agree', async () => {
    const running = await start(a);
    await running();
    await (await start(`${b},${a}`))();
    await expect((await start(`${b},${a}`))()).resolves.toBeUndefined();
    await expect((await start(b))()).resolves.toBeUndefined();
    await expect(running()).resolves.toBeUndefined();
    await expect((await start(a))()).rejects.toMatchObject(differs);
  });

  it('may come with the key before the new one still in front, before everybody has both', async () => {
    await (await start(a))();
    await expect((await start(`${a},${b}`))()).resolves.toBeUndefined();
    await expect((await start(a))()).resolves.toBeUndefined();
  });
});
