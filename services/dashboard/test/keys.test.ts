import { keyStateOf } from '@winnow/accounts';
import { type AuditRecord, collections, type KeyRecord } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dashboard, openDashboard } from './support/open-dashboard.ts';
import { wordsOf } from './support/read-page.ts';

let dashboard: Dashboard;
let account: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  account = await dashboard.accounts.create('Example Ltd');
});

afterAll(async () => {
  await dashboard[Symbol.asyncDispose]();
});

const shownKey = (text: string): string => /<code>(wk_\w+)<\/code>/.exec(text)?.[1] ?? '(none)';

const stateOf = async (keyId: string): Promise<string> => {
  const keys = await dashboard.store.collection<KeyRecord>(collections.keys);
  const [record] = (await keys.find({ index: 'by_key_id', where: { key_id: keyId }, limit: 1 })).items;
  return record === undefined ? 'unknown' : keyStateOf(record, dashboard.now());
};

const actsOf = async (keyId: string): Promise<readonly string[]> => {
  const audit = await dashboard.store.collection<AuditRecord>(collections.audit);
  const { items } = await audit.find({ index: 'by_account', where: { account_id: account }, limit: 1_000 });
  return items
    .filter(({ target }) => target === keyId)
    .map(({ action, actor }) => `${action} by ${actor}`)
    .toSorted();
};

describe('making a key', () => {
  it('shows it once, and the list never', async () => {
    const { browser, keyId } = await dashboard.signIn(account);
    const page = await browser.submit(await browser.visit('/keys/new'), '/keys', {
      name: 'build server',
      scopes: ['batch', 'analyze'],
      expires: '2127-03-31',
      limit: '120',
      ip_ranges: '192.0.2.0/24\n2001:db8::/32',
    });
    const key = shownKey(page.text);
    const record = await dashboard.accounts.findKey(key);
    expect(record).toMatchObject({
      name: 'build server',
      account_id: account,
      scopes: ['analyze', 'batch'],
      key_expires_at: '2127-03-31T23:59:59.999Z',
      limit_per_minute: 120,
      ip_ranges: ['192.0.2.0/24', '2001:db8::/32'],
    });
    expect(page.headers.get('cache-control')).toBe('no-store');
    const list = await browser.visit('/keys');
    expect(list.text).not.toContain(key);
    expect(wordsOf(list.text)).toContain(`…${key.slice(-4)}`);
    expect(await actsOf(record?.key_id ?? '')).toEqual([`key.created by ${keyId}`]);
    expect(dashboard.logged()).not.toContain(key);
  });

  it.each([
    ['name', { name: '', scopes: 'analyze' }],
    ['name', { name: 'n'.repeat(101), scopes: 'analyze' }],
    ['scopes', { name: 'no scope' }],
    ['scopes', { name: 'no such scope', scopes: 'everything' }],
    ['expires', { name: 'late', scopes: 'analyze', expires: '2026-10-31' }],
    ['expires', { name: 'no day', scopes: 'analyze', expires: '2027-06-31' }],
    ['limit', { name: 'none', scopes: 'analyze', limit: '0' }],
    ['limit', { name: 'much', scopes: 'analyze', limit: '1e6' }],
    ['ip_ranges', { name: 'nowhere', scopes: 'analyze', ip_ranges: '192.0.2.0/33' }],
  ])('says at %s what is wrong with %j, and keeps what was filled in', async (field, values) => {
    const { browser } = await dashboard.signIn(account);
    const before = (await dashboard.accounts.listKeys(account, { limit: 1_000 })).items.length;
    const page = await browser.submit(await browser.visit('/keys/new'), '/keys', values);
    expect(page.status).toBe(400);
    expect(page.text).toMatch(new RegExp(`<(?:input|fieldset|textarea) id="${field}"[^>]* aria-invalid="true"`));
    expect(page.text).toContain(`<a href="#${field}">`);
    expect(page.text).toContain(`value="${values.name}"`);
    expect((await dashboard.accounts.listKeys(account, { limit: 1_000 })).items).toHaveLength(before);
  });

  it('gives no scope that the key of the session lacks', async () => {
    const { browser } = await dashboard.signIn(account, ['settings']);
    const form = await browser.visit('/keys/new');
    expect(form.text).not.toContain('value="analyze"');
    const page = await browser.submit(form, '/keys', { name: 'more than I am', scopes: ['analyze', 'settings'] });
    expect((await dashboard.accounts.findKey(shownKey(page.text)))?.scopes).toEqual(['settings']);
  });
});

describe('renewing a key', () => {
  it('makes another one, and lets the old one work for the grace', async () => {
    const { browser, keyId: own } = await dashboard.signIn(account);
    const { key, keyId } = await dashboard.makeKey(account, ['analyze']);
    const page = await browser.submit(await browser.visit(`/keys/${keyId}/renew`), `/keys/${keyId}/renew`, { grace: '3600' });
    expect(page.status).toBe(200);
    expect(shownKey(page.text)).not.toBe(key);
    expect((await dashboard.accounts.findKey(shownKey(page.text)))?.scopes).toEqual(['analyze']);
    expect(await actsOf(keyId)).toEqual(['key.created by system', `key.renewed by ${own}`]);
    expect(await stateOf(keyId)).toBe('active');
    dashboard.pass(3_600_000);
    expect(await stateOf(keyId)).toBe('expired');
  });

  it('ends the session of a key that stops at once, after showing the new one', async () => {
    const { browser, keyId } = await dashboard.signIn(account);
    const form = await browser.visit(`/keys/${keyId}/renew`);
    expect(wordsOf(form.text)).toContain('You are signed in with this key.');
    const page = await browser.submit(form, `/keys/${keyId}/renew`, { grace: '0' });
    expect(shownKey(page.text)).toMatch(/^wk_/);
    expect((await browser.load('/keys')).headers.get('location')).toBe('/sign-in?done=ended');
  });

  it('takes only a grace that is offered', async () => {
    const { browser } = await dashboard.signIn(account);
    const { keyId } = await dashboard.makeKey(account);
    const form = await browser.visit(`/keys/${keyId}/renew`);
    expect((await browser.submit(form, `/keys/${keyId}/renew`, { grace: '-1' })).status).toBe(400);
    expect(await stateOf(keyId)).toBe('active');
  });

  it('hands nobody a key with more scopes than the session has', async () => {
    const { browser } = await dashboard.signIn(account, ['settings']);
    const { keyId } = await dashboard.makeKey(account, ['batch']);
    expect((await browser.load(`/keys/${keyId}/renew`)).status).toBe(403);
  });

  it('is refused for a key that is revoked', async () => {
    const { browser } = await dashboard.signIn(account);
    const { keyId } = await dashboard.makeKey(account);
    const form = await browser.visit(`/keys/${keyId}/renew`);
    await dashboard.accounts.revokeKey(account, keyId, 'system');
    const page = await browser.submit(form, `/keys/${keyId}/renew`, { grace: '0' });
    expect([page.status, wordsOf(page.text).includes('cannot be renewed')]).toEqual([400, true]);
  });
});

describe('revoking a key', () => {
  it('asks first, then stops it and says so', async () => {
    const { browser, keyId: own } = await dashboard.signIn(account);
    const { keyId } = await dashboard.makeKey(account);
    const question = await browser.visit(`/keys/${keyId}/revoke`);
    expect(await stateOf(keyId)).toBe('active');
    const page = await browser.submit(question, `/keys/${keyId}/revoke`);
    expect(wordsOf(page.text)).toContain('The key has been revoked.');
    expect(await stateOf(keyId)).toBe('revoked');
    expect(await actsOf(keyId)).toEqual(['key.created by system', `key.revoked by ${own}`]);
  });
});

describe('a key of another account', () => {
  it.each([
    ['GET', 'renew'],
    ['POST', 'renew'],
    ['GET', 'revoke'],
    ['POST', 'revoke'],
  ])('is not found by %s %s', async (method, act) => {
    const { keyId } = await dashboard.makeKey(await dashboard.accounts.create('Other Ltd'));
    const { browser, keyId: own } = await dashboard.signIn(account);
    const form = await browser.visit(`/keys/${own}/${act}`);
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(form.text) ?? [];
    const path = `/keys/${keyId}/${act}`;
    const page =
      method === 'GET'
        ? await browser.load(path)
        : await browser.send(path, [
            ['csrf', csrf],
            ['grace', '0'],
          ]);
    expect(page.status).toBe(404);
    expect(await stateOf(keyId)).toBe('active');
  });

  it('is not in the list', async () => {
    const { keyId } = await dashboard.makeKey(await dashboard.accounts.create('Other Ltd'));
    const { browser } = await dashboard.signIn(account);
    expect((await browser.visit('/keys')).text).not.toContain(keyId);
  });
});

describe('a long list', () => {
  it('goes on where a page ends, to the last key, and nowhere else', async () => {
    const large = await dashboard.accounts.create('Large Ltd');
    const made: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      dashboard.pass(1);
      made.push((await dashboard.makeKey(large, ['analyze'])).keyId);
    }
    dashboard.pass(1);
    const { browser, keyId } = await dashboard.signIn(large);
    const first = await browser.visit('/keys');
    const [, older = ''] = /<a href="(\/keys\?after=[\w-]+)">Older/.exec(first.text) ?? [];
    const second = await browser.visit(older);
    const listed = [first, second].flatMap(({ text }) => [...text.matchAll(/<code>(key_\w+)<\/code>/g)].map(([, id]) => id));
    expect(listed).toEqual([keyId, ...made.toReversed()]);
    expect(second.text).not.toContain('Older');
    for (const after of ['x', Buffer.from('["by_account"]').toString('base64url'), 'A'.repeat(2_000)])
      expect((await browser.load(`/keys?after=${after}`)).status, after).toBe(400);
  });
});
