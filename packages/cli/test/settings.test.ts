import { describe, expect, it } from 'vitest';
import { delivery, key } from './support/bodies.ts';
import { runCli } from './support/run-cli.ts';
import { answer, type Handler, startStub } from './support/stub-server.ts';

const time = '2026-11-01T12:00:00.000Z';
const newKey = { ...key, key: 'wk_the-key-itself' };
const account = { account_id: 'acc_1', name: 'Example Ltd', created_at: time };
const webhook = { url: 'https://hooks.example.com/', enabled: true, created_at: time, updated_at: time };

const answers: { readonly [call: string]: unknown } = {
  'GET /v1/keys': { keys: [key], next_cursor: null },
  'POST /v1/keys': newKey,
  'POST /v1/keys/key_1/renew': newKey,
  'DELETE /v1/keys/key_1': { ...key, state: 'revoked', revoked_at: time },
  'GET /v1/accounts': { accounts: [account], next_cursor: null },
  'POST /v1/accounts': { ...account, key: newKey },
  'GET /v1/webhook': webhook,
  'PUT /v1/webhook': { ...webhook, secret: 'whsec_first' },
  'GET /v1/webhook/secret': { secret: 'whsec_first' },
  'POST /v1/webhook/secret': { secret: 'whsec_second' },
  'POST /v1/webhook/test': { ...delivery, event: 'test', attempts: [] },
  'GET /v1/webhook/deliveries': { deliveries: [delivery], next_cursor: null },
  'POST /v1/webhook/deliveries/whd_1/redeliver': delivery,
  'POST /v1/webhook/redeliver': { redelivered: 1 },
};

const handler: Handler = ({ call }, response) => answer(response, answers[call] === undefined ? 204 : 200, answers[call]);

const call = async (...argv: readonly string[]) => {
  await using stub = await startStub(handler);
  const result = await runCli(argv, stub.url);
  const [request] = stub.received;
  return { ...result, request, json: request === undefined || request.text === '' ? undefined : JSON.parse(request.text) };
};

describe('keys', () => {
  it('are made with scopes, an end, a limit and addresses', async () => {
    const options = [
      '--scopes',
      'analyze,batch',
      '--expires',
      '30d',
      '--per-minute',
      '60',
      '--ip',
      '192.0.2.0/24',
      '2001:db8::/32',
    ];
    const { json, stdout, request } = await call('keys', 'create', 'ci', ...options);
    expect(json).toEqual({
      name: 'ci',
      scopes: ['analyze', 'batch'],
      expires_at: '2026-12-01T12:00:00.000Z',
      limits: { requests_per_minute: 60 },
      ip_ranges: ['192.0.2.0/24', '2001:db8::/32'],
    });
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'id-1' });
    expect(stdout).toContain('wk_the-key-itself');
    expect(stdout).toContain('The key is shown this once.');
  });

  it('are made without anything that was not asked for', async () => {
    expect((await call('keys', 'create', 'ci')).json).toEqual({ name: 'ci' });
  });

  it('are not made with a scope or an end that cannot be', async () => {
    expect(await call('keys', 'create', 'ci', '--scopes', 'all')).toMatchObject({ exitCode: 2, request: undefined });
    expect(await call('keys', 'create', 'ci', '--expires', 'soon')).toMatchObject({ exitCode: 2, request: undefined });
  });

  it('are listed, renewed and revoked', async () => {
    expect((await call('keys', 'list')).stdout).toMatch(/key_1 +active +analyze +– +– +abcd +ci/);
    expect((await call('keys', 'renew', 'key_1', '--grace', '1h')).json).toEqual({ grace_seconds: 3_600 });
    expect((await call('keys', 'revoke', 'key_1')).stdout).toMatch(/state +revoked/);
  });
});

describe('accounts', () => {
  it('are listed and made with a key', async () => {
    expect((await call('accounts', 'list')).stdout).toMatch(/acc_1 +2026-11-01 +Example Ltd/);
    const { json, stdout } = await call('accounts', 'create', 'Example Ltd');
    expect(json).toEqual({ name: 'Example Ltd' });
    expect(stdout).toMatch(/account +acc_1/);
    expect(stdout).toContain('wk_the-key-itself');
  });
});

describe('the webhook', () => {
  it('is shown, set and deleted', async () => {
    expect((await call('webhook', 'show')).stdout).toMatch(/url +https:\/\/hooks\.example\.com\/\nenabled +yes/);
    const set = await call('webhook', 'set', 'https://hooks.example.com/', '--disabled');
    expect(set.json).toEqual({ url: 'https://hooks.example.com/', enabled: false });
    expect(set.stdout).toContain('whsec_first');
    expect(await call('webhook', 'delete')).toMatchObject({ exitCode: 0, stdout: 'No webhook is sent any more.\n' });
  });

  it('has a secret that is shown or renewed', async () => {
    expect((await call('webhook', 'secret')).stdout).toBe('whsec_first\n');
    expect((await call('webhook', 'secret', '--renew')).stdout).toBe('whsec_second\n');
  });

  it('is tested', async () => {
    expect((await call('webhook', 'test')).stdout).toMatch(/event +test/);
  });

  it('has deliveries of a state', async () => {
    const { request, stdout } = await call('webhook', 'deliveries', '--state', 'failed');
    expect(request?.query.get('state')).toBe('failed');
    expect(stdout).toMatch(/whd_1 .*failed +1 +500 +batch_1/);
    expect(await call('webhook', 'deliveries', '--state', 'lost')).toMatchObject({ exitCode: 2, request: undefined });
  });

  it('is sent again, one delivery or all that failed since a time', async () => {
    expect((await call('webhook', 'redeliver', 'whd_1')).stdout).toMatch(/delivery +whd_1/);
    const all = await call('webhook', 'redeliver', '--failed-since', '2h');
    expect(all.json).toEqual({ failed_since: '2026-11-01T10:00:00.000Z' });
    expect(all.stdout).toBe('Sending 1 delivery again.\n');
    expect(await call('webhook', 'redeliver')).toMatchObject({ exitCode: 2, request: undefined });
    expect(await call('webhook', 'redeliver', 'whd_1', '--failed-since', '2h')).toMatchObject({ exitCode: 2 });
  });
});
