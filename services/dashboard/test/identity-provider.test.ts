import { type AuditRecord, collections, type MemberRole } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Dashboard, openDashboard } from './support/open-dashboard.ts';
import { client, type OpenedProvider, openProvider } from './support/open-provider.ts';
import { faultsOf, wordsOf } from './support/read-page.ts';

const claims: { [person: string]: { [claim: string]: unknown } } = {};
let provider: OpenedProvider;
let dashboard: Dashboard;
let account: string;

beforeAll(async () => {
  for (const method of ['warn', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  provider = await openProvider(claims);
  const oidc = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret };
  dashboard = await openDashboard(oidc);
  account = await dashboard.accounts.create('Example Ltd');
  claims.ada = { winnow_account: account, email: 'ada@example.com' };
  claims.bob = { email: 'bob@example.com' };
  claims.eve = { winnow_account: 'acc_of_nobody' };
  claims.mallory = { winnow_account: [account] };
});

afterAll(async () => {
  await dashboard[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
  vi.restoreAllMocks();
});

describe('before the provider answers', () => {
  it('the dashboard runs and says what is missing, and tries anew when it is asked again', async () => {
    const browser = dashboard.browser();
    expect((await browser.visit('/sign-in')).status).toBe(200);
    const page = await browser.load('/sign-in/start');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(wordsOf(page.text)).toContain('The identity provider does not answer as it should.');
    provider.register(dashboard.address);
    expect((await browser.load('/sign-in/start')).status).toBe(303);
  });
});

describe('a person', () => {
  it('signs in at the provider and manages the account that the claim names', async () => {
    provider.signInAs('ada');
    const browser = dashboard.browser();
    const door = await browser.visit('/');
    expect(door.text).toContain('href="/sign-in/start"');
    expect(door.text).not.toContain('name="key"');
    const page = await browser.visit('/sign-in/start');
    expect([page.status, page.url]).toEqual([200, `${dashboard.address}/app/`]);
    expect(wordsOf((await browser.visit('/')).text)).toContain(`Account Example Ltd ${account} Signed in as person:ada`);

    await browser.submit(await browser.visit('/keys/new'), '/keys', { name: 'made by a person', scopes: ['analyze', 'batch'] });
    const audit = await dashboard.store.collection<AuditRecord>(collections.audit);
    const { items } = await audit.find({ index: 'by_account', where: { account_id: account }, limit: 100 });
    expect(items.map(({ action, actor }) => [action, actor])).toContainEqual(['key.created', 'person:ada']);
  });

  it('comes with code, PKCE, state and nonce, to an address that is configured', async () => {
    const page = await dashboard.browser().load('/sign-in/start');
    const url = new URL(page.headers.get('location') ?? '');
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: client.id,
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: `${dashboard.address}/sign-in/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it.each([
    ['whom no account is assigned to', 'bob'],
    ['whose account does not exist', 'eve'],
    ['whose claim is no text', 'mallory'],
  ])('%s is told so and stays outside', async (_, person) => {
    provider.signInAs(person);
    const browser = dashboard.browser();
    const page = await browser.visit('/sign-in/start');
    expect([page.status, faultsOf(page.text)]).toEqual([403, []]);
    expect(wordsOf(page.text)).toContain('You are not a member of any Winnow account.');
    expect(wordsOf(page.text)).toContain('winnow_account');
    expect((await browser.load('/')).headers.get('location')).toBe('/sign-in');
  });

  it('signs out here, and is told where to sign out there', async () => {
    provider.signInAs('ada');
    const browser = dashboard.browser();
    await browser.visit('/sign-in/start');
    const page = await browser.submit(await browser.visit('/'), '/sign-out');
    expect(wordsOf(page.text)).toContain('You are signed out.');
    expect(page.text).toContain(`href="${provider.issuer}/session/end?client_id=${client.id}"`);
    expect((await browser.load('/')).status).toBe(303);
  });
});

describe('a member', () => {
  /** Signs a person in who is invited with a role. */
  const join = async (name: string, role: MemberRole) => {
    claims[name] = { email: `${name}@example.com`, email_verified: true };
    const { id } = await dashboard.members.invite(account, { email: ` ${name.toUpperCase()}@example.com`, role }, 'key_1');
    provider.signInAs(name);
    const browser = dashboard.browser();
    return { id, browser, page: await browser.visit('/sign-in/start') };
  };
  const statusesOf = async ({ browser }: Awaited<ReturnType<typeof join>>) =>
    Promise.all(['/keys', '/webhook', '/batches', '/audit'].map(async (path) => (await browser.load(path)).status));

  it('joins with the address of the invitation, once the provider confirms it, and keeps the seat without it', async () => {
    const grace = await join('grace', 'developer');
    expect([grace.page.status, grace.page.url]).toEqual([200, `${dashboard.address}/app/`]);
    claims.grace = { email: 'grace@elsewhere.example.com' };
    expect((await dashboard.browser().visit('/sign-in/start')).status).toBe(200);
    expect(await dashboard.members.list(account)).toContainEqual(
      expect.objectContaining({ id: grace.id, email: 'grace@example.com', role: 'developer', state: 'active' }),
    );
  });

  it('does not join with an address that the provider has not confirmed', async () => {
    claims.heidi = { email: 'heidi@example.com', email_verified: false };
    await dashboard.members.invite(account, { email: 'heidi@example.com', role: 'owner' }, 'key_1');
    provider.signInAs('heidi');
    expect((await dashboard.browser().visit('/sign-in/start')).status).toBe(403);
  });

  it('sees the pages of their role, from the next request after it was changed', async () => {
    const ivan = await join('ivan', 'viewer');
    expect(new URL(ivan.page.url).pathname).toBe('/app/');
    expect(await statusesOf(ivan)).toEqual([403, 403, 200, 403]);
    await dashboard.members.changeRole(account, ivan.id, 'developer', 'key_1');
    expect(await statusesOf(ivan)).toEqual([200, 200, 403, 403]);
    await dashboard.members.changeRole(account, ivan.id, 'owner', 'key_1');
    expect(await statusesOf(ivan)).toEqual([200, 200, 200, 200]);
  });

  it('is outside from the next request after they were removed, also when the provider still names the account', async () => {
    const judy = await join('judy', 'owner');
    claims.judy = { ...claims.judy, winnow_account: account };
    expect((await judy.browser.load('/keys')).status).toBe(200);
    await dashboard.members.remove(account, judy.id, 'key_1');
    expect((await judy.browser.load('/keys')).headers.get('location')).toBe('/sign-in?done=ended');
    provider.signInAs('judy');
    expect((await judy.browser.visit('/sign-in/start')).status).toBe(403);
  });
});

describe('the way back from the provider', () => {
  /** Goes to the provider as somebody and answers where it sends the browser, without going there. */
  const comeBack = async () => {
    provider.signInAs('ada');
    const browser = dashboard.browser();
    let page = await browser.load('/sign-in/start');
    for (let count = 0; count < 10; count += 1) {
      const next = new URL(page.headers.get('location') ?? '', page.url).href;
      if (next.startsWith(`${dashboard.address}/sign-in/callback`)) return { browser, back: next };
      page = await browser.load(next);
    }
    throw new Error('The provider never sent the browser back.');
  };

  it('is open to the browser that set out, once', async () => {
    const { browser, back } = await comeBack();
    expect((await browser.load(back)).headers.get('location')).toBe('/app/');
    await browser.submit(await browser.visit('/'), '/sign-out');
    expect((await browser.load(back)).status).toBe(403);
  });

  it('is closed to any other browser', async () => {
    const { back } = await comeBack();
    const stranger = dashboard.browser();
    expect((await stranger.load(back)).status).toBe(403);
    await stranger.load('/sign-in/start');
    expect((await stranger.load(back)).status).toBe(403);
    expect((await stranger.load('/')).headers.get('location')).toBe('/sign-in');
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['another code', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example.com')],
    [
      'a refusal',
      (url: URL) => {
        url.searchParams.delete('code');
        url.searchParams.set('error', 'access_denied');
      },
    ],
  ])('is closed to %s, and from then on to what would have been right', async (_, change) => {
    const { browser, back } = await comeBack();
    const url = new URL(back);
    change(url);
    const page = await browser.load(url.href);
    expect([page.status, faultsOf(page.text)]).toEqual([403, []]);
    expect(wordsOf(page.text)).toContain('The sign-in was not completed.');
    expect((await browser.load(back)).status).toBe(403);
    expect((await browser.load('/')).headers.get('location')).toBe('/sign-in');
  });
});

describe('with a provider', () => {
  it('no key signs anybody in', async () => {
    const { key } = await dashboard.makeKey(account);
    const page = await dashboard.browser().send('/sign-in', [['key', key]]);
    expect([page.status, page.headers.get('location')]).toEqual([303, '/sign-in']);
  });

  it('forms may lead to it', async () => {
    const { headers } = await dashboard.browser().load('/sign-in');
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${provider.issuer};`);
  });

  it('the log has neither people nor secrets', async () => {
    const lines = dashboard.logged();
    expect(lines).toContain('"route":"dashboard /sign-in/callback"');
    for (const secret of ['example.com', client.secret, 'code=']) expect(lines.includes(secret), secret).toBe(false);
    // As a word: the letters also occur in random IDs.
    expect(lines).not.toMatch(/\bada\b/);
  });
});
