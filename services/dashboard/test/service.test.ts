import { allRights } from '@winnow/accounts';
import type { DeliveryRecord } from '@winnow/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { isOwnOrigin } from '../src/middleware/check-form.ts';
import { type Dashboard, openDashboard } from './support/open-dashboard.ts';
import { wordsOf } from './support/read-page.ts';
import { addDelivery } from './support/records.ts';

const dashboard: Dashboard = await openDashboard();

afterAll(async () => {
  await dashboard[Symbol.asyncDispose]();
});

describe('an answer', () => {
  it('allows no script, no style of its own and no frame around it', async () => {
    const { headers } = await dashboard.browser().load('/sign-in');
    expect(headers.get('content-security-policy')?.split(';').toSorted()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self'",
      "style-src 'self'",
    ]);
    // With `no-referrer` browsers send forms with the origin null.
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('has its style from a file', async () => {
    const { status, headers, text } = await dashboard.browser().load('/style.css');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(text).toContain('max-width: 52rem');
    expect(text).not.toMatch(/url\(|@import/);
  });

  it('that is an error has the id of its request, and nothing of what went on inside', async () => {
    const account = await dashboard.accounts.create('Example Ltd');
    const { browser } = await dashboard.signIn(account);
    await addDelivery(dashboard.store, account, 'batch_broken', { attempts: null as unknown as DeliveryRecord['attempts'] });
    const page = await browser.load('/webhook');
    expect(page.status).toBe(500);
    const requestId = page.headers.get('x-request-id') ?? '(none)';
    expect(wordsOf(page.text)).toMatch(
      new RegExp(`The request failed for a reason of ours. Go to the overview Request ${requestId}$`),
    );
    expect(dashboard.logged()).toContain(`["error",{"request_id":"${requestId}","error":"TypeError"`);
  });

  it('to a form that is too large, or none at all, is a page as well', async () => {
    const browser = dashboard.browser();
    expect((await browser.send('/sign-in', [['key', 'k'.repeat(30_000)]])).status).toBe(400);
    expect(
      (await browser.send('/sign-in', [], { 'content-type': 'application/x-www-form-urlencoded; charset=none' })).status,
    ).toBe(400);
    expect((await browser.load('/keys/%E0%A4%A')).status).toBeLessThan(500);
  });
});

describe('the log', () => {
  it('has routes and ids, and no key, name, address of a page or token', async () => {
    const account = await dashboard.accounts.create('Very Recognisable Ltd');
    const { browser, keyId } = await dashboard.signIn(account);
    const form = await browser.visit(`/keys/${keyId}/renew`);
    await browser.submit(form, `/keys/${keyId}/renew`, { grace: '3600' });
    const lines = dashboard.logged();
    expect(lines).toContain('"route":"dashboard /keys/:id/renew"');
    expect(lines).toContain(account);
    for (const secret of ['wk_', 'Recognisable', keyId, browser.cookie('winnow') ?? ''])
      expect(lines.includes(secret), secret).toBe(false);
  });
});

describe('the origin of a form', () => {
  it.each([
    ['is not told by every browser', { origin: undefined, host: 'a:1', publicUrl: undefined }, true],
    ['is the host that was asked', { origin: 'http://localhost:8081', host: 'localhost:8081', publicUrl: undefined }, true],
    ['is not another host', { origin: 'http://evil.example.com', host: 'localhost:8081', publicUrl: undefined }, false],
    ['is not opaque', { origin: 'null', host: undefined, publicUrl: undefined }, false],
    ['is the public address', { origin: 'https://a.example.com', host: 'inside:1', publicUrl: 'https://a.example.com' }, true],
    [
      'is not the host when there is one',
      { origin: 'http://inside:1', host: 'inside:1', publicUrl: 'https://a.example.com' },
      false,
    ],
  ])('%s', (_, sent, own) => {
    expect(isOwnOrigin(sent)).toBe(own);
  });
});

describe('the address that refused keys are counted for', () => {
  it('is that of the client where a trusted proxy tells it', async () => {
    await using behind = await openDashboard({ WINNOW_TRUSTED_PROXIES: '127.0.0.0/8' });
    const asked = { name: 'near', scopes: ['settings'], held: allRights, ip_ranges: ['192.0.2.0/24'] } as const;
    const { key } = await behind.accounts.createKey(await behind.accounts.create('Example Ltd'), asked, 'system');
    const browser = behind.browser();
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec((await browser.visit('/sign-in')).text) ?? [];
    const send = (from: string) =>
      browser.send(
        '/sign-in',
        [
          ['csrf', csrf],
          ['key', key],
        ] as const,
        { 'x-forwarded-for': from },
      );
    expect((await send('198.51.100.1')).status).toBe(403);
    expect((await send('192.0.2.9:51234')).status).toBe(303);
    // The session is held to the range of its key as well.
    expect((await browser.load('/')).status).toBe(303);
  });
});
