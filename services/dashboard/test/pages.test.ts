import { allRights } from '@winnow/accounts';
import { collections, type DeliveryRecord } from '@winnow/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from './support/browser.ts';
import { type Dashboard, openDashboard } from './support/open-dashboard.ts';
import { faultsOf, fieldsOf, formsOf, linksOf, wordsOf } from './support/read-page.ts';
import { addBatch, addDelivery, addRun } from './support/records.ts';

const dashboard: Dashboard = await openDashboard();
const hostile = '"><script>alert(1)</script>';

afterAll(async () => {
  await dashboard[Symbol.asyncDispose]();
});

/** An account with some of everything, its names as hostile as they can be, and a browser that is signed in. */
const furnish = async () => {
  const account = await dashboard.accounts.create(hostile);
  const signedIn = await dashboard.signIn(account);
  const { record } = await dashboard.accounts.createKey(
    account,
    { name: hostile, scopes: ['analyze'], limit: 5, held: allRights },
    hostile,
  );
  const revoked = await dashboard.makeKey(account);
  await dashboard.accounts.revokeKey(account, revoked.keyId, 'system');
  await dashboard.settings.write(account, { url: 'https://hooks.example.com/?a="><b>&c=1' }, 'system');
  const batch = await addBatch(dashboard.store, account, 'a', { name: hostile });
  await addRun(dashboard.store, batch, [{ score: 60 }, { failed: hostile }, { score: 70 }, { score: 80 }]);
  await addBatch(dashboard.store, account, 'b', { state: 'collecting' });
  await addDelivery(dashboard.store, account, batch.id);
  const deliveries = await dashboard.store.collection<DeliveryRecord>(collections.deliveries);
  const [first] = (await deliveries.find({ index: 'by_account', where: { account_id: account }, limit: 1 })).items;
  if (first !== undefined)
    for (let count = 0; count < 25; count += 1) await deliveries.insert({ ...first, id: `whd_${count}_${account}` });
  return { ...signedIn, account, otherKeyId: record.key_id };
};

/** Every page that links lead to from a first one, by its path. */
const crawl = async (
  browser: { readonly load: (path: string) => Promise<Page> },
  from: string,
): Promise<ReadonlyMap<string, Page>> => {
  const seen = new Map<string, Page>();
  const open = [from];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    const page = await browser.load(path);
    seen.set(path, page);
    open.push(...linksOf(page.text).flatMap((link) => (link.startsWith('#') ? [] : [link.replace(/#.*$/, '')])));
  }
  return seen;
};

describe('every page', () => {
  it('is reached by links, and is well formed, labelled and free of what others wrote into it', async () => {
    const { browser, otherKeyId } = await furnish();
    const pages = await crawl(browser, '/');
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining([
        '/keys',
        '/keys/new',
        `/keys/${otherKeyId}/renew`,
        `/keys/${otherKeyId}/revoke`,
        '/webhook',
        '/webhook/secret/new',
        '/batches',
        '/audit',
        expect.stringMatching(/^\/batches\/batch_a/),
        expect.stringMatching(/^\/webhook\?after=/),
      ]),
    );
    for (const [path, page] of pages) {
      expect(page.status, path).toBe(200);
      expect(faultsOf(page.text), path).toEqual([]);
    }
  });

  it('has forms that lead somewhere', async () => {
    const { browser } = await furnish();
    const pages = await crawl(browser, '/');
    const actions = new Set([...pages.values()].flatMap(({ text }) => formsOf(text).map(({ action }) => action)));
    expect(actions.size).toBeGreaterThan(10);
    for (const action of actions) {
      if (action === '/sign-out') continue;
      // Without a token nothing happens, so only what no page has is not found.
      expect((await browser.send(action, [])).status, action).toBe(403);
      expect((await browser.load(action)).status, action).toBeLessThan(500);
    }
  });

  it('that is answered to a form is as good, and so is every refusal', async () => {
    const { browser, keyId, otherKeyId } = await furnish();
    const webhook = await browser.visit('/webhook');
    const renewal = await browser.visit(`/keys/${otherKeyId}/renew`);
    const revocation = await browser.visit(`/keys/${otherKeyId}/revoke`);
    const making = await browser.visit('/keys/new');
    const guest = dashboard.browser();
    const answers: readonly Page[] = [
      await browser.submit(making, '/keys', { name: hostile, scopes: 'analyze' }),
      await browser.submit(making, '/keys', {
        name: hostile,
        expires: hostile,
        limit: hostile,
        ip_ranges: `</textarea>${hostile}`,
      }),
      await browser.submit(making, '/keys', { name: hostile, scopes: hostile, ip_ranges: hostile }),
      await browser.submit(webhook, '/webhook', { url: hostile }),
      await browser.submit(webhook, '/webhook/secret'),
      await browser.submit(renewal, `/keys/${otherKeyId}/renew`, { grace: '0' }),
      await browser.submit(revocation, `/keys/${otherKeyId}/revoke`),
      await browser.visit(`/${encodeURIComponent(hostile)}`),
      await browser.visit(`/keys?done=${encodeURIComponent(hostile)}`),
      await browser.visit(`/keys?after=${encodeURIComponent(hostile)}`),
      await browser.send('/keys', []),
      await guest.visit('/sign-in'),
      await guest.submit(await guest.visit('/sign-in'), '/sign-in', { key: hostile }),
      await dashboard.browser().send('/sign-in', []),
      await browser.submit(await browser.visit('/'), '/sign-out'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      200, 400, 400, 400, 200, 200, 200, 404, 200, 400, 403, 200, 403, 403, 200,
    ]);
    for (const { url, text } of answers) expect(faultsOf(text), url).toEqual([]);
    expect(keyId).not.toBe(otherKeyId);
  });

  it('says who is signed in with which key, and warns before that key goes', async () => {
    const { browser, keyId } = await furnish();
    expect(wordsOf((await browser.visit('/keys')).text)).toContain(`(you are signed in with it) ${keyId}`);
    expect(wordsOf((await browser.visit(`/keys/${keyId}/revoke`)).text)).toContain('Your session ends with it.');
  });
});

describe('the overview', () => {
  it('has the account, its keys that work, the webhook and what failed', async () => {
    const { browser, account } = await furnish();
    const words = wordsOf((await browser.visit('/')).text);
    expect(words).toContain(`Account ${hostile} ${account}`);
    expect(words).toContain('Active keys 2 Webhook on Failed deliveries 26');
  });
});

describe('the audit', () => {
  it('is of one account, the newest act first', async () => {
    const { browser, account, keyId } = await furnish();
    dashboard.pass(1);
    await browser.submit(await browser.visit('/webhook'), '/webhook/secret');
    const rows = (await browser.visit('/audit')).text.split('<tr role="row">').slice(2).map(wordsOf);
    expect(rows[0]).toMatch(new RegExp(`Signing secret shown ${keyId} ${account}`));
    expect(rows).toHaveLength(7);
  });
});

describe('the checks of these tests', () => {
  const good = (body: string): string =>
    `<!doctype html>\n<html lang="en"><head><title>a</title></head><body><main><h1>a</h1>${body}</main></body></html>`;

  it.each([
    ['', []],
    ['<h1>b</h1>', ['there is not one h1']],
    ['<h3>b</h3>', ['headings skip a level']],
    ['<p>b', ['</main> closes what is not open']],
    ['a < b', ['a < is no tag']],
    ['<input name="a" type="text">', ['the field a has no label']],
    ['<p style="color:red">a</p>', ['the attribute style']],
    ['<p onclick="a()">a</p>', ['the attribute onclick']],
    ['<a href="#nowhere">a</a>', ['there is no #nowhere']],
    ['<a href="/"></a>', ['<a href="/"></a> says nothing']],
    ['<form action="/a"></form>', ['the form to /a has no token']],
    ['<p id="a">b</p><p id="a">b</p>', ['the id a stands twice']],
  ])('find what is wrong with %j', (body, faults) => {
    expect(faultsOf(good(body))).toEqual(faults);
    expect(fieldsOf(body)).toHaveLength(body.startsWith('<input') ? 1 : 0);
  });
});
