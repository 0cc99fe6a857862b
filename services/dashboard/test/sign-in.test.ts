import { allRights } from '@winnow/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { type Dashboard, openDashboard } from './support/open-dashboard.ts';
import { fieldsOf, formsOf, wordsOf } from './support/read-page.ts';

const minute = 60_000;
let dashboard: Dashboard;
let account: string;

beforeAll(async () => {
  dashboard = await openDashboard();
  account = await dashboard.accounts.create('Example Ltd');
});

afterAll(async () => {
  await dashboard[Symbol.asyncDispose]();
});

describe('whoever is not signed in', () => {
  it.each(['/', '/keys', '/webhook', '/batches', '/audit', '/no-such-page'])('is sent from %s to the sign-in', async (path) => {
    const page = await dashboard.browser().load(path);
    expect([page.status, page.headers.get('location')]).toEqual([303, '/sign-in']);
  });

  it('changes nothing', async () => {
    const page = await dashboard.browser().send('/keys', [['name', 'stolen']]);
    expect([page.status, page.headers.get('location')]).toEqual([303, '/sign-in']);
  });
});

describe('a key', () => {
  it('lets its holder in, and the page says for whom that is meant', async () => {
    const browser = dashboard.browser();
    const form = await browser.visit('/sign-in');
    expect(wordsOf(form.text)).toContain('For a single machine');
    expect(wordsOf(form.text)).toContain('For a team, connect an identity provider');
    const { key, keyId } = await dashboard.makeKey(account);
    const page = await browser.submit(form, '/sign-in', { key: ` ${key} ` });
    expect([page.status, new URL(page.url).pathname]).toEqual([200, '/app/']);
    const overview = await browser.visit('/');
    expect(wordsOf(overview.text)).toContain(`Signed in with the key ${keyId}`);
    expect(overview.text).not.toContain(key);
  });

  it.each([
    ['that nobody made', async () => `wk_${'0'.repeat(49)}`],
    ['that is empty', async () => ''],
    [
      'that is revoked',
      async () => {
        const { key, keyId } = await dashboard.makeKey(account);
        await dashboard.accounts.revokeKey(account, keyId, 'system');
        return key;
      },
    ],
    [
      'that works from elsewhere only',
      async () => {
        const asked = { name: 'far', scopes: ['settings'], held: allRights, ip_ranges: ['192.0.2.0/24'] } as const;
        return (await dashboard.accounts.createKey(account, asked, 'system')).key;
      },
    ],
  ])('%s is not accepted', async (_, make) => {
    const browser = dashboard.browser();
    const key = await make();
    const page = await browser.submit(await browser.visit('/sign-in'), '/sign-in', { key });
    expect(page.status).toBe(403);
    expect(wordsOf(page.text)).toContain('This key is not accepted');
    expect((await browser.load('/')).headers.get('location')).toBe('/sign-in');
  });

  it('without the scope settings opens the workspace, and none of the pages that need the scope', async () => {
    const browser = dashboard.browser();
    const { key } = await dashboard.makeKey(account, ['analyze', 'batch']);
    const page = await browser.submit(await browser.visit('/sign-in'), '/sign-in', { key });
    expect([page.status, new URL(page.url).pathname]).toEqual([200, '/app/']);
    for (const path of ['/keys', '/keys/new', '/webhook', '/audit']) expect((await browser.load(path)).status, path).toBe(403);
    expect((await browser.load('/batches')).status).toBe(200);
  });

  it('that is refused more than ten times a minute from one address has to wait', async () => {
    dashboard.pass(minute);
    const browser = dashboard.browser();
    const form = await browser.visit('/sign-in');
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await browser.submit(form, '/sign-in', { key: `guess ${count}` })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    const refused = await browser.submit(form, '/sign-in', { key: 'guess' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    dashboard.pass(minute);
    expect((await browser.submit(form, '/sign-in', { key: 'guess' })).status).toBe(403);
  });

  it('is taken by no form that this browser was not given', async () => {
    const { key } = await dashboard.makeKey(account);
    const page = await dashboard.browser().send('/sign-in', [['key', key]]);
    expect([page.status, page.headers.getSetCookie()]).toEqual([403, []]);
  });

  it('that is the bootstrap key works as well', async () => {
    const key = 'an-invented-bootstrap-key-for-this-test';
    await using other = await openDashboard({ WINNOW_BOOTSTRAP_API_KEY: key });
    const browser = other.browser();
    await browser.submit(await browser.visit('/sign-in'), '/sign-in', { key });
    expect(wordsOf((await browser.visit('/')).text)).toContain('acc_bootstrap');
  });
});

describe('a session', () => {
  it('ends when its key is revoked', async () => {
    const { browser, keyId } = await dashboard.signIn(account);
    expect((await browser.load('/keys')).status).toBe(200);
    await dashboard.accounts.revokeKey(account, keyId, 'system');
    const page = await browser.visit('/keys');
    expect(new URL(page.url).pathname).toBe('/sign-in');
    expect(wordsOf(page.text)).toContain('Your session has expired');
    expect(browser.cookie('winnow')).toBeDefined();
    expect((await browser.load('/keys')).headers.get('location')).toBe('/sign-in');
  });

  it('ends after half an hour without a request, and not before', async () => {
    const { browser } = await dashboard.signIn(account);
    for (let count = 0; count < 4; count += 1) {
      dashboard.pass(29 * minute);
      expect((await browser.load('/')).status).toBe(200);
    }
    dashboard.pass(30 * minute);
    expect((await browser.load('/')).headers.get('location')).toBe('/sign-in?done=ended');
  });

  it('ends after twelve hours in any case', async () => {
    const { browser } = await dashboard.signIn(account);
    for (let count = 0; count < 12 * 3 - 1; count += 1) {
      dashboard.pass(20 * minute);
      expect((await browser.load('/audit')).status).toBe(200);
    }
    dashboard.pass(20 * minute);
    expect((await browser.load('/audit')).status).toBe(303);
  });

  it('ends with a sign-out', async () => {
    const { browser } = await dashboard.signIn(account);
    const sealed = browser.cookie('winnow') ?? '';
    const page = await browser.submit(await browser.visit('/'), '/sign-out');
    expect(wordsOf(page.text)).toContain('You are signed out.');
    expect((await browser.load('/')).status).toBe(303);
    // A copy of the cookie that somebody kept.
    browser.setCookie('winnow', sealed);
    expect((await browser.load('/')).headers.get('location')).toBe('/sign-in?done=ended');
  });

  it('counts against the limit of its key, and not against that of others', async () => {
    const { key } = await dashboard.accounts.createKey(
      account,
      { name: 'few', scopes: ['settings'], limit: 3, held: allRights },
      'system',
    );
    const browser = dashboard.browser();
    await browser.submit(await browser.visit('/sign-in'), '/sign-in', { key });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await browser.load('/keys')).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    const { browser: other } = await dashboard.signIn(account);
    expect((await other.load('/keys')).status).toBe(200);
  });

  it('is not found in a cookie that was changed anywhere', async () => {
    const { browser } = await dashboard.signIn(account);
    const sealed = browser.cookie('winnow') ?? '';
    expect((await browser.load('/')).status).toBe(200);
    for (let place = 0; place < sealed.length; place += 7) {
      const other = sealed[place] === 'A' ? 'B' : 'A';
      browser.setCookie('winnow', `${sealed.slice(0, place)}${other}${sealed.slice(place + 1)}`);
      expect((await browser.load('/')).status, `place ${place}`).toBe(303);
    }
    browser.setCookie('winnow', sealed);
    expect((await browser.load('/')).status).toBe(200);
  });

  it('is not the one that the guest had before: whoever knew that one knows nothing', async () => {
    const browser = dashboard.browser();
    const form = await browser.visit('/sign-in');
    const before = [browser.cookie('winnow'), fieldsOf(formsOf(form.text)[0]?.markup ?? '', 'hidden')];
    const { key } = await dashboard.makeKey(account);
    const page = await browser.submit(form, '/sign-in', { key });
    expect(browser.cookie('winnow')).not.toBe(before[0]);
    expect(fieldsOf(formsOf(page.text)[0]?.markup ?? '', 'hidden')).not.toEqual(before[1]);
  });

  it('tells its cookie to stay away from scripts and other sites, and over https from everything else', async () => {
    const [cookie] = (await dashboard.browser().load('/sign-in')).headers.getSetCookie();
    expect(cookie).toMatch(/^winnow=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    await using secure = await openDashboard({ WINNOW_PUBLIC_URL: 'https://winnow.example.com' });
    const [sealed] = (await secure.browser().load('/sign-in')).headers.getSetCookie();
    expect(sealed).toMatch(/^__Host-winnow=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });
});

describe('a form', () => {
  const fields = async (change: (token: string) => string | undefined) => {
    const { browser } = await dashboard.signIn(account);
    const page = await browser.visit('/keys/new');
    const [[, token = ''] = []] = fieldsOf(formsOf(page.text).find(({ action }) => action === '/keys')?.markup ?? '', 'hidden');
    const csrf = change(token);
    const base = [
      ['name', 'made by a form'],
      ['scopes', 'analyze'],
    ] as const;
    return { browser, fields: [...base, ...(csrf === undefined ? [] : [['csrf', csrf] as const])] };
  };

  it.each([
    ['without a token', (): undefined => undefined],
    ['with an empty token', () => ''],
    ['with another token', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['with a shorter token', (token: string) => token.slice(0, -1)],
  ])('%s does nothing', async (_, change) => {
    const { browser, fields: sent } = await fields(change);
    const before = (await dashboard.accounts.listKeys(account, { limit: 1_000 })).items.length;
    expect((await browser.send('/keys', sent)).status).toBe(403);
    expect((await dashboard.accounts.listKeys(account, { limit: 1_000 })).items).toHaveLength(before);
  });

  it('with the token of another session does nothing', async () => {
    const other = await fields((token) => token);
    const { browser } = await dashboard.signIn(account);
    expect((await browser.send('/keys', other.fields)).status).toBe(403);
  });

  it('from another site does nothing, with the right token, too', async () => {
    const { browser, fields: sent } = await fields((token) => token);
    for (const origin of ['https://evil.example.com', 'null', `${dashboard.address}0`])
      expect((await browser.send('/keys', sent, { origin })).status, origin).toBe(403);
    expect((await browser.send('/keys', sent, { origin: dashboard.address })).status).toBe(200);
    expect((await browser.send('/keys', sent)).status).toBe(200);
  });

  it('has to come from the public address when there is one', async () => {
    await using other = await openDashboard({ WINNOW_PUBLIC_URL: 'http://winnow.example.com' });
    const { key } = await other.makeKey(await other.accounts.create('Example Ltd'));
    const browser = openBrowser(other.address);
    const page = await browser.visit('/sign-in');
    const hidden = fieldsOf(formsOf(page.text)[0]?.markup ?? '', 'hidden');
    const sent = [...hidden, ['key', key] as const];
    expect((await browser.send('/sign-in', sent, { origin: other.address })).status).toBe(403);
    expect((await browser.send('/sign-in', sent, { origin: 'http://winnow.example.com' })).status).toBe(303);
  });
});
