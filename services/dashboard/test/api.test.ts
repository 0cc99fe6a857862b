import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorBody } from '@winnow/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Dashboard, openDashboard } from './support/open-dashboard.ts';

const sessionBody = z.object({ csrf: z.string(), scopes: z.array(z.string()), operations: z.array(z.string()) }).loose();

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { readonly body: string };

let gateway: Server;
let received: Received[] = [];
let dashboard: Dashboard;
let account: string;

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    response.writeHead(207, { 'content-type': 'application/json', 'x-from': 'gateway' }).end('{"ok":true}');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  dashboard = await openDashboard({ WINNOW_GATEWAY_URL: `http://127.0.0.1:${port}` });
  account = await dashboard.accounts.create('Example Ltd');
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await dashboard[Symbol.asyncDispose]();
  gateway.close();
});

/** Calls the dashboard as a script of a signed-in page would. */
const openPage = async (scopes?: Parameters<Dashboard['signIn']>[1]) => {
  const { browser, keyId } = await dashboard.signIn(account, scopes);
  const headers = { cookie: `winnow=${browser.cookie('winnow')}` };
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${dashboard.address}/api${path}`, { ...init, headers: { ...headers, ...(init.headers as object) } });
  const session = sessionBody.parse(await (await call('/session')).json());
  return { call, session, keyId };
};

describe('the API of the dashboard', () => {
  it('says who is signed in', async () => {
    const { session, keyId } = await openPage();
    expect(session).toMatchObject({ account_id: account, actor: keyId, by: 'key', role: 'owner' });
    expect(session.scopes).toContain('batch');
  });

  it('says which operations the session may call', async () => {
    const { session } = await openPage(['analyze']);
    expect(session.operations).toEqual(expect.arrayContaining(['parse', 'listJobs']));
    expect(session.operations).not.toEqual(expect.arrayContaining(['listBatches']));
  });

  it('ends the session, for every copy of its cookie', async () => {
    const { call, session } = await openPage();
    expect((await call('/session', { method: 'DELETE' })).status).toBe(403);
    const ended = await call('/session', { method: 'DELETE', headers: { 'x-csrf-token': session.csrf } });
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    expect((await call('/session')).status).toBe(401);
    expect(received).toEqual([]);
  });

  it('forwards requests to the gateway with a pass, and none of the secrets of the browser', async () => {
    const { call, session } = await openPage();
    const answer = await call('/v1/jobs?limit=2', {
      method: 'POST',
      body: 'a body',
      headers: { 'x-csrf-token': session.csrf, 'x-api-key': 'wk_of_somebody', authorization: 'Winnow-Pass forged' },
    });
    expect([answer.status, answer.headers.get('x-from'), await answer.json()]).toEqual([207, 'gateway', { ok: true }]);
    const [{ method, url, headers, body } = { method: '', url: '', headers: {}, body: '' }] = received;
    expect([method, url, body]).toEqual(['POST', '/v1/jobs?limit=2', 'a body']);
    expect(headers.authorization).toMatch(/^Winnow-Pass v1\./);
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/cookie|x-api-key|csrf/)]));
  });

  it('forwards nothing that another site could have sent', async () => {
    const { call, session } = await openPage();
    const token = { 'x-csrf-token': session.csrf };
    for (const headers of [{}, { 'x-csrf-token': 'guessed' }, { ...token, origin: 'https://elsewhere.example' }]) {
      const answer = await call('/v1/jobs', { method: 'DELETE', headers });
      expect([answer.status, errorBody.parse(await answer.json()).detail.error]).toEqual([403, 'AUTH_ERROR']);
    }
    expect(received).toEqual([]);
  });

  it('answers scripts without a session with an error in place of a redirect', async () => {
    const answer = await fetch(`${dashboard.address}/api/v1/jobs`);
    expect([answer.status, errorBody.parse(await answer.json()).detail]).toMatchObject([401, { error: 'AUTH_ERROR' }]);
    expect(received).toEqual([]);
  });

  it('says that the gateway is away', async () => {
    const alone = await openDashboard({ WINNOW_GATEWAY_URL: 'http://127.0.0.1:9' });
    const { browser } = await alone.signIn(await alone.accounts.create('Example Ltd'));
    const cookie = `winnow=${browser.cookie('winnow')}`;
    const answer = await fetch(`${alone.address}/api/v1/jobs`, { headers: { cookie } });
    expect([answer.status, errorBody.parse(await answer.json()).detail.error]).toEqual([503, 'UNAVAILABLE']);
    await alone[Symbol.asyncDispose]();
  });
});
