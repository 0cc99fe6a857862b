import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BreakerState } from '@winnow/runtime';
import { afterEach, expect, it } from 'vitest';
import { createIdentityProvider } from '../src/sessions/identity-provider.ts';

let server: Server;
const changes: BreakerState[] = [];

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

it('has nobody wait for a provider that hangs, once three have', async () => {
  let asked = 0;
  server = createServer(() => {
    asked += 1;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const provider = createIdentityProvider({
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'winnow',
    clientSecret: 'hidden',
    accountClaim: 'winnow_account',
    callbackUrl: () => 'http://127.0.0.1/sign-in/callback',
    timeoutSeconds: 1,
    onBreaker: (state) => changes.push(state),
  });
  for (let count = 0; count < 3; count += 1)
    await expect(provider.begin()).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } });
  for (let count = 0; count < 50; count += 1)
    await expect(provider.begin()).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 15 } });
  await expect(provider.finish('?code=a', { state: 's', nonce: 'n', verifier: 'v' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect([asked, changes]).toEqual([3, ['open']]);
});
