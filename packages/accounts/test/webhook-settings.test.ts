import { type BreakerRecord, collections, type EndpointRecord, webhookSettings } from '@winnow/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAccounts, openSecretBox, openSigningSecret, openWebhookSettings, type WebhookSettingsStore } from '../src/index.ts';
import { type AccountStore, openAccountStore } from './support/account-store.ts';

const url = 'https://example.com/webhook';
const box = openSecretBox([new Uint8Array(32).fill(7)]);

let backends: AccountStore;
let settings: WebhookSettingsStore;

const names: { readonly [name: string]: readonly string[] } = {
  'example.com': ['93.184.215.14'],
  localhost: ['127.0.0.1', '::1'],
  intranet: ['10.0.0.7', '93.184.215.14'],
};

const open = (secretBox = box, allow: readonly string[] = []): Promise<WebhookSettingsStore> =>
  openWebhookSettings({ ...backends.base, box: secretBox, allow, lookUp: async (name) => names[name] ?? [] });
const stored = async (): Promise<EndpointRecord | undefined> =>
  (await backends.store.collection<EndpointRecord>(collections.endpoints)).get('acc_1');
const actions = async (): Promise<readonly string[]> => (await backends.audit('acc_1')).map(({ action }) => action).toSorted();

beforeEach(async () => {
  backends = await openAccountStore();
  settings = await open();
});
afterEach(() => backends[Symbol.asyncDispose]());

describe('the settings of a webhook', () => {
  it('are made with a secret that is answered this once', async () => {
    const first = await settings.write('acc_1', { url }, 'key_1');
    expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhookSettings.parse(first)).toMatchObject({ url, enabled: true, created_at: '2026-11-01T00:00:00.000Z' });
    backends.pass(1000);
    const second = await settings.write('acc_1', { url: 'https://example.org/', enabled: false }, 'key_1');
    expect(second).toEqual({
      url: 'https://example.org/',
      enabled: false,
      breaker: 'closed',
      next_try_at: null,
      created_at: first.created_at,
      updated_at: '2026-11-01T00:00:01.000Z',
    });
    expect(await settings.read('acc_1')).toEqual(second);
    expect(await settings.secretOf('acc_1', 'key_1')).toBe(first.secret);
    expect(await actions()).toEqual(['webhook.changed', 'webhook.changed', 'webhook.secret_shown']);
  });

  it('hold the secret encrypted, and for this account only', async () => {
    const { secret = '' } = await settings.write('acc_1', { url }, 'key_1');
    const endpoint = await stored();
    expect(JSON.stringify(endpoint)).not.toContain(secret.slice(6));
    expect(openSigningSecret(box, endpoint ?? { id: '', secret: '' })).toBe(secret);
    expect(openSigningSecret(box, { id: 'acc_2', secret: endpoint?.secret ?? '' })).toBeUndefined();
  });

  it('refuse a URL that cannot be, and store and note nothing', async () => {
    await expect(settings.write('acc_1', { url: 'http://example.com/' }, 'key_1')).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: { fields: [{ field: 'url', code: 'http_not_allowed' }] },
    });
    expect([await stored(), await actions()]).toEqual([undefined, []]);
  });

  it('refuse plain http to a name that leads elsewhere than to allowed addresses', async () => {
    settings = await open(box, ['127.0.0.0/8', '::1', '10.0.0.0/8']);
    for (const host of ['example.com', 'intranet'])
      await expect(settings.write('acc_1', { url: `http://${host}/` }, 'key_1')).rejects.toMatchObject({
        details: { fields: [{ field: 'url', code: 'http_not_allowed' }] },
      });
    expect(await stored()).toBeUndefined();
    // What cannot be looked up from here may be known where it is sent from.
    for (const host of ['localhost', 'nobody.example.com'])
      expect(await settings.write('acc_1', { url: `http://${host}/` }, 'key_1')).toMatchObject({ url: `http://${host}/` });
  });

  it('take addresses of this machine from operators only, where the list says loopback', async () => {
    settings = await open(box, ['loopback']);
    const accounts = await openAccounts({ ...backends.base, bootstrapKey: undefined });
    const operator = await accounts.create('operator', { operator: true });
    const tenant = await accounts.create('tenant');
    for (const local of ['http://127.0.0.1:8000/', 'https://[::1]/', 'http://localhost/']) {
      expect(await settings.write(operator, { url: local }, 'key_1')).toMatchObject({ url: local });
      for (const account of [tenant, 'acc_unknown'])
        await expect(settings.write(account, { url: local }, 'key_1')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    }
  });

  it('tell how the breaker before their URL stands, and nothing of that before another one', async () => {
    await settings.write('acc_1', { url }, 'key_1');
    const breakers = await backends.store.collection<BreakerRecord>(collections.breakers);
    const times = { retry_at: '2026-11-01T00:00:30.000Z', expires_at: '2026-11-02T00:00:00.000Z' };
    await breakers.insert({ id: 'acc_1', url, state: 'open', openings: 1, ...times });
    expect(await settings.read('acc_1')).toMatchObject({ breaker: 'open', next_try_at: times.retry_at });
    await breakers.update('acc_1', (current) => ({ ...current, state: 'half_open' }));
    expect(await settings.read('acc_1')).toMatchObject({ breaker: 'half_open', next_try_at: null });
    const moved = await settings.write('acc_1', { url: 'https://example.org/' }, 'key_1');
    expect(moved).toMatchObject({ breaker: 'closed', next_try_at: null });
  });

  it('make one secret when two write the first settings at once', async () => {
    const both = await Promise.all([settings.write('acc_1', { url }, 'a'), settings.write('acc_1', { url }, 'b')]);
    const secrets = both.map(({ secret }) => secret).filter((secret) => secret !== undefined);
    expect(secrets).toEqual([await settings.secretOf('acc_1', 'a')]);
  });

  it('take a new secret in place of the old one', async () => {
    const { secret } = await settings.write('acc_1', { url }, 'key_1');
    const renewed = await settings.renewSecret('acc_1', 'key_1');
    expect(renewed).not.toBe(secret);
    expect(await settings.secretOf('acc_1', 'key_1')).toBe(renewed);
    expect(await actions()).toEqual(['webhook.changed', 'webhook.secret_regenerated', 'webhook.secret_shown']);
  });

  it('are gone with their secret once removed', async () => {
    const { secret } = await settings.write('acc_1', { url }, 'key_1');
    await settings.remove('acc_1', 'key_1');
    expect(await settings.read('acc_1')).toBeUndefined();
    expect((await settings.write('acc_1', { url }, 'key_1')).secret).not.toBe(secret);
    expect(await actions()).toContain('webhook.deleted');
  });

  it('are not found where there are none', async () => {
    expect(await settings.read('acc_1')).toBeUndefined();
    for (const act of [settings.remove, settings.secretOf, settings.renewSecret])
      await expect(act('acc_1', 'key_1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await actions()).toEqual([]);
  });

  it('do not show a secret that another key has sealed, but take a new one', async () => {
    await settings.write('acc_1', { url }, 'key_1');
    const other = await open(openSecretBox([new Uint8Array(32).fill(8)]));
    await expect(other.secretOf('acc_1', 'key_1')).rejects.toMatchObject({ code: 'INTERNAL' });
    const renewed = await other.renewSecret('acc_1', 'key_1');
    expect(await other.secretOf('acc_1', 'key_1')).toBe(renewed);
  });
});
