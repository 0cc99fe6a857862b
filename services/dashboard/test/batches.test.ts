import type { BatchRecord } from '@winnow/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Dashboard, openDashboard } from './support/open-dashboard.ts';
import { faultsOf, wordsOf } from './support/read-page.ts';
import { addBatch, addRun, type End } from './support/records.ts';

const dashboard: Dashboard = await openDashboard();
let account: string;

beforeEach(async () => {
  account = await dashboard.accounts.create('Example Ltd');
});

afterAll(async () => {
  await dashboard[Symbol.asyncDispose]();
});

const add = (name: string, change: Partial<BatchRecord> = {}): Promise<BatchRecord> =>
  addBatch(dashboard.store, account, name, change);
const run = (batch: BatchRecord, ends: readonly End[], end?: 'cancel'): Promise<void> =>
  addRun(dashboard.store, batch, ends, end);

describe('the list of batches', () => {
  it('has status and counts, newest first, and none that is being erased', async () => {
    await add('a', { name: 'Autumn' });
    const second = await add('b', { created_at: '2026-11-01T11:00:00.000Z' });
    await run(second, [{ score: 80 }, { failed: 'The file is damaged.' }]);
    await add('c', { state: 'collecting', created_at: '2026-11-01T09:00:00.000Z' });
    await add('d', { state: 'erasing' });
    const { browser } = await dashboard.signIn(account);
    const rows = (await browser.visit('/batches')).text.split('<tr role="row">').slice(2).map(wordsOf);
    expect(rows).toEqual([
      expect.stringMatching(new RegExp(`^${second.id} running 4 1 1 2026-11-01 11:00 UTC`)),
      expect.stringMatching(/^Autumn queued 4 0 0 2026-11-01 10:00 UTC/),
      expect.stringMatching(/^batch_c\w+ collecting 4 0 0 2026-11-01 09:00 UTC/),
    ]);
  });

  it('is not for a key without the scope batch', async () => {
    const batch = await add('a');
    const { browser } = await dashboard.signIn(account, ['settings']);
    for (const path of ['/batches', `/batches/${batch.id}`]) expect((await browser.load(path)).status, path).toBe(403);
    const overview = await browser.visit('/');
    expect(overview.text).not.toContain(batch.id);
    expect(overview.text).not.toContain('href="/batches"');
  });
});

describe('the page of a batch', () => {
  it('has the ranking, the best first and equals alike, then those that failed', async () => {
    const batch = await add('a');
    await run(batch, [{ score: 60 }, { score: 80 }, { failed: 'The file is damaged.' }, { score: 80 }]);
    const { browser } = await dashboard.signIn(account);
    const page = await browser.visit(`/batches/${batch.id}`);
    const words = wordsOf(page.text);
    expect(words).toContain('Status partial Candidates 4 Scored 3 Failed 1 Open 0');
    expect([...words.matchAll(/cand_(\d)_\w+ (\d) (\d+) 1 of 2 MongoDB/g)].map((match) => match.slice(1))).toEqual([
      ['1', '1', '80'],
      ['3', '1', '80'],
      ['0', '3', '60'],
    ]);
    expect(words).toContain(`resume-2.pdf cand_2_${batch.id} UNREADABLE_FILE The file is damaged.`);
    expect(words).not.toContain('This is its beginning');
  });

  it('shows the name of a hostile file as text', async () => {
    const batch = await add('a', { name: '<img src=x onerror=alert(1)>' });
    await run(batch, [{ score: 60 }]);
    const { browser } = await dashboard.signIn(account);
    const page = await browser.visit(`/batches/${batch.id}`);
    expect(faultsOf(page.text)).toEqual([]);
    expect(page.text).toContain('<bdi>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\u202e.pdf</bdi>');
    expect(page.text).not.toContain('<img');
  });

  it('says that the order can change while the batch runs', async () => {
    const batch = await add('a');
    await run(batch, [{ score: 60 }]);
    const { browser } = await dashboard.signIn(account);
    expect(wordsOf((await browser.visit(`/batches/${batch.id}`)).text)).toContain('the order can still change');
  });

  it('says that there is more when candidates were dropped', async () => {
    const batch = await add('a');
    await run(batch, [{ score: 60 }], 'cancel');
    const { browser } = await dashboard.signIn(account);
    const words = wordsOf((await browser.visit(`/batches/${batch.id}`)).text);
    expect(words).toContain('Scored 1 Failed 3 Open 0');
    expect(words).toContain(`GET /v1/batch/${batch.id}/rank`);
  });

  it('is not found for another account, nor once it is being erased', async () => {
    const batch = await add('a');
    const erased = await add('b', { state: 'erasing' });
    const own = await dashboard.signIn(account);
    expect((await own.browser.load(`/batches/${erased.id}`)).status).toBe(404);
    const other = await dashboard.signIn(await dashboard.accounts.create('Other Ltd'));
    expect((await other.browser.load(`/batches/${batch.id}`)).status).toBe(404);
    expect((await other.browser.visit('/batches')).text).not.toContain(batch.id);
  });
});
