import { randomBytes } from 'node:crypto';
import { makeApiKey } from '@winnow/accounts';
import {
  errorBody,
  type HttpOperation,
  httpOperations,
  type KeyBody,
  type KeyScope,
  keyBody,
  keyScope,
  type NewKeyBody,
  newKeyBody,
} from '@winnow/contracts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount, makeKey, type TestAccount } from '../support/accounts.ts';
import { type Answer, get, post, send } from '../support/call.ts';
import { apiKey } from '../support/deployment.ts';
import { makeSample, renderText } from '../support/make-resume.ts';
import { rawRequest } from '../support/raw-request.ts';
import { describeModes } from './modes.ts';

/** A key that is revoked or replaced stops within a second, which the unit tests hold; this one allows for a busy machine. */
const stopsWithinMs = 10_000;
const file = { name: 'resume.txt', bytes: renderText(makeSample(301)) };
const none = '/v1/operations/op_unknown';

const keyedOperations = Object.entries<HttpOperation>(httpOperations).flatMap(([id, { method, path, access }]) =>
  access.key === 'none' ? [] : [{ id, method, path: path.replaceAll(/\{\w+\}/g, 'unknown'), scope: access.scope }],
);

/** The same refusal for every wrong use of a key: which of them it was is nobody's business. */
const expectRefused = ({ status, body }: Answer, expected: 401 | 403): void => {
  const { detail } = errorBody.parse(body);
  expect([status, detail.error, detail.message]).toEqual([expected, 'AUTH_ERROR', 'Invalid API Key']);
  expect(detail.suggestion).toContain('x-api-key');
};

describeModes(
  (deployment) => {
    const addresses = (): readonly string[] => deployment().addresses();
    const address = (): string => addresses()[0] ?? '';
    const url = (path: string): string => `${address()}${path}`;
    /** Refused keys are counted for each address that they come from, so every test comes from its own. */
    let from = 0;
    const elsewhere = (): { readonly 'x-forwarded-for': string } => {
      from += 1;
      return { 'x-forwarded-for': `198.51.100.${from}` };
    };
    const fields = async (answer: Promise<Answer>): Promise<readonly unknown[]> => {
      const { status, body } = await answer;
      return [status, errorBody.parse(body).detail.fields.map(({ field }) => field)];
    };
    const create = (input: object, options: Parameters<typeof send>[3] = {}) => send('POST', url('/v1/keys'), input, options);
    const statusOf = async (base: string, key: string): Promise<number> => (await get(`${base}${none}`, { key })).status;
    /** Has every gateway know the key, does something to it, and sees that each refuses it in time, and goes on refusing it. */
    const expectStopped = async (key: string, act: () => Promise<unknown>): Promise<void> => {
      for (const base of addresses()) expect(await statusOf(base, key)).toBe(404);
      await act();
      const refusal = { timeout: stopsWithinMs, interval: 100 };
      await Promise.all(addresses().map((base) => vi.waitFor(async () => expect(await statusOf(base, key)).toBe(403), refusal)));
      for (const base of addresses()) expectRefused(await get(`${base}${none}`, { key, headers: elsewhere() }), 403);
    };

    let account: TestAccount;
    beforeAll(async () => {
      account = await makeAccount(address(), 'Keys');
    });
    const own = (): { readonly key: string } => ({ key: account.key });

    describe.each(keyScope.options)('a key with the scope %s', (scope: KeyScope) => {
      it('may what is of that scope and nothing else', async () => {
        const { key } = await makeKey(address(), { name: scope, scopes: [scope] }, own());
        for (const operation of keyedOperations) {
          const method = operation.method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE';
          const options = { key, headers: elsewhere() };
          const at = url(operation.path);
          const answer = await (method === 'GET' ? get(at, options) : send(method, at, undefined, options));
          const mayNot = operation.scope !== scope || /^.v1.(accounts|topics)/.test(operation.path);
          if (mayNot) expectRefused(answer, 403);
          else expect([operation.id, [401, 403].includes(answer.status)]).toEqual([operation.id, false]);
        }
      });
    });

    it('is told once, and is never in a list, whole or in part', async () => {
      const made: string[] = [];
      for (const name of ['one', 'two', 'three']) made.push((await makeKey(address(), { name }, own())).key);
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const page = await get(url(`/v1/keys?limit=2${query}`), own());
        const keys = page.body.keys as readonly KeyBody[];
        expect(keys.length).toBeLessThanOrEqual(2);
        for (const key of [...made, account.key]) expect(JSON.stringify(page.body)).not.toContain(key.slice(3, 20));
        ids.push(...keys.map(({ id }) => id));
        cursor = page.body.next_cursor as string | null;
      } while (cursor !== null);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.at(-1)).toBe(account.first.id);
      const { body } = await get(url('/v1/keys?limit=3'), own());
      const listed = (body.keys as readonly KeyBody[]).map(({ name, last_four }) => [name, last_four]);
      expect(listed).toEqual(['three', 'two', 'one'].map((name, index) => [name, made.toReversed()[index]?.slice(-4)]));
      expect((await get(url('/v1/keys?cursor=nonsense'), own())).status).toBe(400);
    });

    /** A key that all gateways take before it expires; it lives twice as long where the machine was too busy for that. */
    const makeShortKey = async (livesMs: number): Promise<{ readonly made: NewKeyBody; readonly livesMs: number }> => {
      const expires_at = new Date(Date.now() + livesMs).toISOString();
      const made = await makeKey(address(), { name: 'short', expires_at }, own());
      expect([made.expires_at, made.state]).toEqual([expires_at, 'active']);
      const statuses = await Promise.all(addresses().map((base) => statusOf(base, made.key)));
      if (Date.now() >= Date.parse(expires_at) && livesMs < 20_000) return makeShortKey(2 * livesMs);
      expect(statuses).toEqual(addresses().map(() => 404));
      return { made, livesMs };
    };

    it('stops when it expires', async () => {
      const { made, livesMs } = await makeShortKey(6_000);
      await vi.waitFor(
        async () => {
          for (const base of addresses()) expectRefused(await get(`${base}${none}`, { key: made.key }), 403);
        },
        { timeout: livesMs + stopsWithinMs, interval: 200 },
      );
      const { body } = await get(url('/v1/keys?limit=1'), own());
      expect(body.keys).toMatchObject([{ id: made.id, state: 'expired' }]);
      const renewed = await send('POST', url(`/v1/keys/${made.id}/renew`), {}, own());
      expect([renewed.status, errorBody.parse(renewed.body).detail.error]).toEqual([400, 'INVALID_REQUEST']);
    });

    it('has its own limit a minute over all gateways, which the headers state', async () => {
      const limits = { requests_per_minute: 3 };
      const { key } = await makeKey(address(), { name: 'slow', limits }, own());
      // Windows begin with the minute: the calls must not fall into two of them.
      await vi.waitFor(
        async () => expect(Number((await get(url(none), own())).headers.get('x-ratelimit-reset'))).toBeGreaterThan(10),
        { timeout: 15_000, interval: 500 },
      );
      const answers: Answer[] = [];
      for (let turn = 0; turn < 4; turn += 1)
        answers.push(await get(`${addresses()[turn % addresses().length]}${none}`, { key }));
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
      const header = (name: string) => answers.map(({ headers }) => headers.get(name));
      expect(new Set(header('ratelimit-policy'))).toEqual(new Set(['"key-minute";q=3;w=60']));
      expect(header('x-ratelimit-limit')).toEqual(['3', '3', '3', '3']);
      expect(header('x-ratelimit-remaining')).toEqual(['2', '1', '0', '0']);
      expect(header('retry-after').slice(0, 3)).toEqual([null, null, null]);
      const wait = Number(header('retry-after')[3]);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect(errorBody.parse(answers[3]?.body).detail.error).toBe('RATE_LIMITED');
      expect((await get(url(none), own())).status).toBe(404);
      expect((await get(url(none), own())).headers.get('ratelimit-policy')).toBe('"key-minute";q=60000;w=60');
    });

    it('works only from its own addresses, as far as trusted proxies tell', async () => {
      const ip_ranges = ['203.0.113.0/24', '2001:db8::/32'];
      const { key, ip_ranges: kept } = await makeKey(address(), { name: 'office', ip_ranges }, own());
      expect(kept).toEqual(ip_ranges);
      const call = (forwarded?: string) =>
        get(url(none), { key, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
      expectRefused(await call(), 403);
      for (const ip of ['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9', '192.0.2.1, 203.0.113.9'])
        expect([ip, (await call(ip)).status]).toEqual([ip, 404]);
      for (const ip of ['203.0.114.9', '2001:db9::1', '203.0.113.9, 192.0.2.1', 'nonsense', '203.0.113.9x'])
        expectRefused(await call(ip), 403);
      expectRefused(await post(url('/v1/score-ats'), { file, key }), 403);
      expect((await post(url('/v1/score-ats'), { file, key, headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(200);
    });

    describe('that is renewed', () => {
      const renew = (id: string, input?: object) => send('POST', url(`/v1/keys/${id}/renew`), input, own());

      it('stops at once on every gateway without a grace, and the new one has its rights', async () => {
        const rights = { name: 'rights', scopes: ['batch'], limits: { requests_per_minute: 500 }, ip_ranges: ['127.0.0.0/8'] };
        const made = newKeyBody.parse((await create(rights, own())).body);
        const plain = await makeKey(address(), { name: 'plain' }, own());
        let next = '';
        await expectStopped(plain.key, async () => {
          const answer = await renew(plain.id);
          expect(answer.status).toBe(201);
          next = newKeyBody.parse(answer.body).key;
        });
        for (const base of addresses()) expect(await statusOf(base, next)).toBe(404);
        const renewed = newKeyBody.parse((await renew(made.id, {})).body);
        expect(renewed).toMatchObject(rights);
        expect(renewed.id).not.toBe(made.id);
        expect((await renew(made.id)).status).toBe(400);
      });

      it('works beside the new one for a grace, and then stops', async () => {
        const old = await makeKey(address(), { name: 'old' }, own());
        for (const base of addresses()) expect(await statusOf(base, old.key)).toBe(404);
        const { key } = newKeyBody.parse((await renew(old.id, { grace_seconds: 2 })).body);
        for (const base of addresses()) expect([await statusOf(base, old.key), await statusOf(base, key)]).toEqual([404, 404]);
        await Promise.all(
          addresses().map((base) =>
            vi.waitFor(async () => expect(await statusOf(base, old.key)).toBe(403), {
              timeout: 2_000 + stopsWithinMs,
              interval: 200,
            }),
          ),
        );
        for (const base of addresses()) expect(await statusOf(base, key)).toBe(404);
      });

      it('after it was revoked is 400, and another account’s is 404', async () => {
        const made = await makeKey(address(), { name: 'gone' }, own());
        expect((await send('DELETE', url(`/v1/keys/${made.id}`), undefined, own())).status).toBe(200);
        const refused = await renew(made.id);
        expect([refused.status, errorBody.parse(refused.body).detail.error]).toEqual([400, 'INVALID_REQUEST']);
        const foreign = await makeKey(address(), { name: 'foreign' });
        for (const answer of [await renew(foreign.id), await renew('key_unknown')])
          expect([answer.status, errorBody.parse(answer.body).detail.error]).toEqual([404, 'NOT_FOUND']);
        expect(await statusOf(address(), foreign.key)).toBe(404);
      });

      it.each([
        ['grace_seconds', { grace_seconds: -1 }],
        ['grace_seconds', { grace_seconds: 1.5 }],
        ['grace_seconds', { grace_seconds: 2_592_001 }],
        ['expires_at', { expires_at: '2020-01-01T00:00:00Z' }],
        ['expires_at', { expires_at: 'tomorrow' }],
        ['body', { scopes: ['batch'] }],
      ])('refuses a wrong %s in %j and leaves the key as it was', async (field, input) => {
        const made = await makeKey(address(), { name: 'kept' }, own());
        expect(await fields(renew(made.id, input))).toEqual([400, [field]]);
        expect(await statusOf(address(), made.key)).toBe(404);
      });

      it('by one that lacks some of its scopes is refused', async () => {
        const all = await makeKey(address(), { name: 'all' }, own());
        const settings = await makeKey(address(), { name: 'settings only', scopes: ['settings'] }, own());
        const answer = await send('POST', url(`/v1/keys/${all.id}/renew`), {}, { key: settings.key });
        expect(answer.body).not.toHaveProperty('key');
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(await statusOf(address(), all.key)).toBe(404);
      });
    });

    it('that is revoked stops on every gateway, and stays revoked', async () => {
      const { key, id } = await makeKey(address(), { name: 'revoked' }, own());
      const revoke = () => send('DELETE', url(`/v1/keys/${id}`), undefined, own());
      let first: unknown;
      await expectStopped(key, async () => {
        const answer = await revoke();
        expect([answer.status, keyBody.parse(answer.body).state]).toEqual([200, 'revoked']);
        first = answer.body.revoked_at;
      });
      const again = await revoke();
      expect([again.status, again.body.revoked_at]).toEqual([200, first]);
      const foreign = await makeKey(address(), { name: 'foreign' });
      for (const other of [foreign.id, 'key_unknown', '%00', '..%2f..'])
        expect([other, (await send('DELETE', url(`/v1/keys/${other}`), undefined, own())).status]).toEqual([other, 404]);
      expect(await statusOf(address(), foreign.key)).toBe(404);
    });

    it('can be given no scope that the one that asks lacks', async () => {
      const settings = await makeKey(address(), { name: 'settings only', scopes: ['settings', 'settings'] }, own());
      expect(settings.scopes).toEqual(['settings']);
      const made = await create({ name: 'same' }, { key: settings.key });
      expect(made.body.scopes).toEqual(['settings']);
      for (const scopes of [['analyze'], ['settings', 'batch'], keyScope.options])
        expect(await fields(create({ name: 'more', scopes }, { key: settings.key }))).toEqual([400, ['scopes']]);
    });

    it('is made once for an Idempotency-Key, and told again', async () => {
      const headers = { 'Idempotency-Key': 'the same key' };
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, turn) =>
          send('POST', `${addresses()[turn % addresses().length]}/v1/keys`, { name: 'once' }, { ...own(), headers }),
        ),
      );
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      const again = await create({ name: 'once' }, { ...own(), headers });
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
      const told = [...answers, again].flatMap(({ status, body }) => (status === 201 ? newKeyBody.parse(body).key : []));
      expect(new Set(told).size).toBe(1);
      expect(await statusOf(address(), told[0] ?? '')).toBe(404);
      const other = await create({ name: 'twice' }, { ...own(), headers });
      expect([other.status, errorBody.parse(other.body).detail.error]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
      const foreign = await create({ name: 'once' }, { headers });
      expect([foreign.status, foreign.headers.get('idempotent-replayed')]).toEqual([201, null]);
      expect(foreign.body.key).not.toBe(told[0]);
    });

    it('is not told again to one that lacks its rights', async () => {
      const headers = { 'Idempotency-Key': 'a key with all scopes' };
      const all = newKeyBody.parse((await create({ name: 'by default' }, { ...own(), headers })).body);
      expect(all.scopes).toEqual(keyScope.options);
      const settings = await makeKey(address(), { name: 'settings only', scopes: ['settings'] }, own());
      const slow = await makeKey(address(), { name: 'slow', limits: { requests_per_minute: 100 } }, own());
      for (const { key } of [settings, slow]) {
        const answer = await create({ name: 'by default' }, { key, headers });
        expect([answer.status, answer.body.key]).toEqual([422, undefined]);
      }
    });

    it.each([
      ['ip_ranges.0', { ip_ranges: ['203.0.113.0/33'] }],
      ['ip_ranges.1', { ip_ranges: ['203.0.113.0/24', 'office'] }],
      ['expires_at', { expires_at: '2020-01-01T00:00:00Z' }],
      ['expires_at', { expires_at: '2040-02-30T00:00:00Z' }],
      ['expires_at', { expires_at: 'never' }],
      ['limits.requests_per_minute', { limits: { requests_per_minute: 0 } }],
      ['limits', { limits: { requests_per_minute: 5, requests_per_day: 5 } }],
      ['scopes', { scopes: [] }],
      ['scopes.0', { scopes: ['admin'] }],
      ['name', { name: '' }],
      ['name', { name: undefined }],
      ['name', { name: 'n'.repeat(101) }],
      ['body', { colour: 'red' }],
    ])('with a wrong %s is 400', async (field, input) => {
      expect(await fields(create({ name: 'wrong', ...input }, own()))).toEqual([400, [field]]);
    });

    describe('an account', () => {
      it('is made by an operator with its first key, and stands alone', async () => {
        const made = await makeAccount(address(), 'Second');
        expect(made.first).toMatchObject({ scopes: keyScope.options, state: 'active', expires_at: null });
        const { body } = await get(url('/v1/keys'), { key: made.key });
        expect(body.keys).toMatchObject([{ id: made.first.id }]);
        const accounts = (await get(url('/v1/accounts?limit=1'))).body.accounts;
        expect(accounts).toEqual([{ account_id: made.accountId, name: 'Second', created_at: expect.any(String) }]);
        expect(await fields(send('POST', url('/v1/accounts'), { name: 'Third', operator: true }))).toEqual([400, ['body']]);
      });

      it('can neither make nor see others', async () => {
        const options = { ...own(), headers: elsewhere() };
        expectRefused(await send('POST', url('/v1/accounts'), { name: 'Mine' }, options), 403);
        expectRefused(await get(url('/v1/accounts'), options), 403);
        expectRefused(await get(url('/v1/topics'), options), 403);
      });
    });

    describe('a wrong key', () => {
      const wrong = (): readonly string[] => [
        '',
        'wk_',
        makeApiKey((size) => randomBytes(size)),
        `${account.key.slice(0, -1)}${account.key.endsWith('0') ? '1' : '0'}`,
        `${account.key}0`,
        account.key.toLowerCase(),
        `${account.key}, ${account.key}`,
        'Bearer '.concat(account.key),
        'clé',
        '__proto__',
        '{"$ne":null}',
        'k'.repeat(8_000),
      ];

      it('is 401, where none would do, too', async () => {
        for (const key of wrong()) {
          expectRefused(await get(url('/v1/keys'), { key, headers: elsewhere() }), 401);
          expectRefused(await post(url('/v1/score-ats'), { file, key, headers: elsewhere() }), 401);
        }
      });

      it('sent twice, in the query, or under another name is 401', async () => {
        const line = (headers: string, path = '/v1/keys') =>
          rawRequest(address(), `GET ${path} HTTP/1.1\r\nHost: winnow\r\nConnection: close\r\n${headers}\r\n\r\n`);
        for (const headers of [
          `x-api-key: ${apiKey}\r\nx-api-key: ${apiKey}`,
          `x-api-key:\r\nx-api-key: ${apiKey}`,
          `Authorization: Bearer ${apiKey}`,
          `x-api-keys: ${apiKey}`,
        ])
          expect([headers, (await line(headers)).status]).toEqual([headers, 401]);
        expect((await line('Accept: */*', `/v1/keys?x-api-key=${apiKey}&api_key=${apiKey}`)).status).toBe(401);
        expect((await line(`X-API-Key: ${apiKey}`)).status).toBe(200);
      });

      it('of bytes that are no text, or of a megabyte, ends at most the connection', async () => {
        const line = (key: string | Buffer) =>
          rawRequest(
            address(),
            Buffer.concat([
              Buffer.from('GET /v1/keys HTTP/1.1\r\nHost: winnow\r\nConnection: close\r\nx-api-key: '),
              Buffer.from(key),
              Buffer.from('\r\n\r\n'),
            ]),
          );
        expect((await line('ключ鍵🔑')).status).toBe(401);
        expect((await line(Buffer.from([0xff, 0xfe, 0x80]))).status).toBe(401);
        expect((await line('a\0b')).status).toBe(400);
        const large = await line('k'.repeat(1_048_576));
        expect([undefined, 431]).toContain(large.status);
        if (large.status !== undefined) expect(errorBody.parse(JSON.parse(large.body)).detail.error).toBe('INVALID_REQUEST');
        for (const process of deployment().processes()) expect(() => globalThis.process.kill(process.pid, 0)).not.toThrow();
        expect((await get(url('/v1/keys'))).status).toBe(200);
      });
    });
  },
  { WINNOW_TRUSTED_PROXIES: '127.0.0.1/32' },
);
