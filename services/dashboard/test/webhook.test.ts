import { type AuditRecord, type BreakerRecord, collections } from '@winnow/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Dashboard, openDashboard } from './support/open-dashboard.ts';
import { wordsOf } from './support/read-page.ts';
import { addDelivery } from './support/records.ts';

const dashboard: Dashboard = await openDashboard();
let account: string;

beforeEach(async () => {
  account = await dashboard.accounts.create('Example Ltd');
});

afterAll(async () => {
  await dashboard[Symbol.asyncDispose]();
});

const url = 'https://hooks.example.com/winnow';

const actsOf = async (accountId: string): Promise<readonly string[]> => {
  const audit = await dashboard.store.collection<AuditRecord>(collections.audit);
  const { items } = await audit.find({ index: 'by_account', where: { account_id: accountId }, limit: 1_000 });
  return items.map(({ action, actor }) => `${action} by ${actor}`).filter((act) => act.startsWith('webhook.'));
};

/** A browser whose account has a webhook, on its page. */
const withWebhook = async () => {
  const { browser, keyId } = await dashboard.signIn(account);
  await dashboard.settings.write(account, { url }, 'system');
  return { browser, keyId, page: await browser.visit('/webhook') };
};

describe('the settings', () => {
  it('are set, switched off and on again', async () => {
    const { browser, keyId } = await dashboard.signIn(account);
    const first = await browser.visit('/webhook');
    expect(first.text).not.toContain('Signing secret');
    const saved = await browser.submit(first, '/webhook', { url, enabled: 'yes' });
    expect(wordsOf(saved.text)).toContain('The webhook has been saved.');
    expect(await dashboard.settings.read(account)).toMatchObject({ url, enabled: true });
    const off = await browser.submit(saved, '/webhook', { url });
    expect(await dashboard.settings.read(account)).toMatchObject({ url, enabled: false });
    expect(off.text).toMatch(/<input type="checkbox" id="enabled-yes" name="enabled" value="yes">/);
    await browser.submit(off, '/webhook', { url, enabled: 'yes' });
    expect(await dashboard.settings.read(account)).toMatchObject({ enabled: true });
    expect(await actsOf(account)).toEqual(Array(3).fill(`webhook.changed by ${keyId}`));
  });

  it.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'ftp://hooks.example.com/',
    'hooks',
    '"><script>alert(1)</script>',
  ])('refuse the URL %s, say why and keep it in the form', async (refused) => {
    const { browser, page } = await withWebhook();
    const answer = await browser.submit(page, '/webhook', { url: refused, enabled: 'yes' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('<p class="fault" id="url-fault">');
    expect(answer.text).toContain(`value="${refused.replaceAll('"', '&quot;').replaceAll('>', '&gt;').replaceAll('<', '&lt;')}"`);
    expect(await dashboard.settings.read(account)).toMatchObject({ url });
  });
});

describe('a URL that keeps failing', () => {
  it('is shown with the time of the next try', async () => {
    const { browser, page } = await withWebhook();
    expect(wordsOf(page.text)).not.toContain('failing');
    const breakers = await dashboard.store.collection<BreakerRecord>(collections.breakers);
    const times = { retry_at: '2999-11-01T12:30:00.000Z', expires_at: '2999-11-02T00:00:00.000Z' };
    await breakers.insert({ id: account, url, state: 'open', openings: 1, ...times });
    expect(wordsOf((await browser.visit('/webhook')).text)).toContain('One of them is tried after 2999-11-01 12:30 UTC');
    expect(wordsOf((await browser.visit('/')).text)).toContain('on, but its URL keeps failing');
    await breakers.update(account, (current) => ({ ...current, state: 'half_open' }));
    expect(wordsOf((await browser.visit('/webhook')).text)).toContain('One delivery is being tried now');
  });
});

describe('the signing secret', () => {
  it('is on no page that is only visited', async () => {
    const { browser, page } = await withWebhook();
    for (const path of ['/', '/webhook', '/webhook/secret', '/webhook/secret/new', '/audit'])
      expect((await browser.visit(path)).text, path).not.toContain('whsec_');
    expect(page.text).not.toContain('whsec_');
    expect(await actsOf(account)).toEqual(['webhook.changed by system']);
  });

  it('is shown when it is asked for, and that is noted', async () => {
    const { browser, keyId, page } = await withWebhook();
    const shown = await browser.submit(page, '/webhook/secret');
    expect(shown.text).toContain(`<code>${await dashboard.settings.secretOf(account, 'system')}</code>`);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(await actsOf(account)).toContain(`webhook.secret_shown by ${keyId}`);
    expect(dashboard.logged()).not.toContain('whsec_');
  });

  it('is replaced after a warning, by one that is not shown unasked', async () => {
    const { browser, keyId, page } = await withWebhook();
    const before = await dashboard.settings.secretOf(account, 'system');
    expect(page.text).toContain('href="/webhook/secret/new"');
    const question = await browser.visit('/webhook/secret/new');
    expect(wordsOf(question.text)).toContain('The old secret stops working immediately.');
    expect(await dashboard.settings.secretOf(account, 'system')).toBe(before);
    const answer = await browser.submit(question, '/webhook/secret/new');
    expect(wordsOf(answer.text)).toContain('There is a new signing secret.');
    expect(answer.text).not.toContain('whsec_');
    expect(await dashboard.settings.secretOf(account, 'system')).not.toBe(before);
    expect(await actsOf(account)).toContain(`webhook.secret_regenerated by ${keyId}`);
  });

  it('is not there before there is a webhook', async () => {
    const { browser } = await dashboard.signIn(account);
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec((await browser.visit('/webhook')).text) ?? [];
    for (const path of ['/webhook/secret', '/webhook/secret/new', '/webhook/test'])
      expect((await browser.send(path, [['csrf', csrf]])).status, path).toBe(404);
    expect((await browser.load('/webhook/secret/new')).status).toBe(404);
  });
});

describe('what is sent', () => {
  it('is a test that was asked for', async () => {
    const { browser, page } = await withWebhook();
    const answer = await browser.submit(page, '/webhook/test');
    expect(wordsOf(answer.text)).toContain('A test is on its way.');
    const { payload } = dashboard.published.at(-1) ?? {};
    expect(dashboard.published.at(-1)).toEqual({
      type: 'webhook.send',
      payload: {
        account_id: account,
        delivery_id: expect.stringMatching(/^whd_test[0-9a-z]{26}$/),
        request_id: expect.stringMatching(/^op_[0-9a-z]{26}$/),
      },
    });
    await browser.submit(page, '/webhook/test');
    expect(dashboard.published.at(-1)?.payload).not.toEqual(payload);
  });

  it('is a delivery that failed, once more', async () => {
    const { browser } = await withWebhook();
    const id = await addDelivery(dashboard.store, account, `batch_1_${account}`);
    const page = await browser.submit(await browser.visit('/webhook'), `/webhook/deliveries/${id}/redeliver`);
    expect(wordsOf(page.text)).toContain('The delivery is being sent again.');
    expect(dashboard.published.at(-1)).toEqual({
      type: 'webhook.send',
      payload: { account_id: account, delivery_id: id, request_id: expect.stringMatching(/^op_/) },
    });
  });

  it('is nothing of another account', async () => {
    const id = await addDelivery(dashboard.store, account, `batch_1_${account}`);
    account = await dashboard.accounts.create('Other Ltd');
    const { browser, page } = await withWebhook();
    expect(page.text).not.toContain(id);
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(page.text) ?? [];
    const sent = dashboard.published.length;
    expect((await browser.send(`/webhook/deliveries/${id}/redeliver`, [['csrf', csrf]])).status).toBe(404);
    expect(dashboard.published).toHaveLength(sent);
  });
});

describe('the list of deliveries', () => {
  it('has every attempt with its outcome, the newest delivery first, and answers as text only', async () => {
    await addDelivery(dashboard.store, account, `batch_1_${account}`, { created_at: '2026-11-01T10:00:00.000Z' });
    await addDelivery(dashboard.store, account, `batch_2_${account}`, {
      batch_id: null,
      event: 'test',
      state: 'pending',
      attempts: [],
      next_attempt_at: '2026-11-01T12:30:00.000Z',
    });
    const { page } = await withWebhook();
    const words = wordsOf(page.text);
    expect(words).toContain('2026-11-01 11:00 UTC : refused, status 500, 12 ms');
    expect(page.text).toContain('<pre><bdi>&lt;b&gt;no&lt;/b&gt;</bdi></pre>');
    expect(words.indexOf('pending')).toBeLessThan(words.indexOf('failed'));
    expect(words).toContain('2026-11-01 12:30 UTC');
  });
});
