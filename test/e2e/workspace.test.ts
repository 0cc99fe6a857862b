import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeKey } from '../support/accounts.ts';
import { makeBatchJob, startBatch, textFiles, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import type { Upload } from '../support/call.ts';
import { deployWithDashboard } from '../support/deploy-with-dashboard.ts';
import { type Deployment, deployStandalone } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { makeSample } from '../support/make-resume.ts';
import { chooseFiles, launchBrowser, openWorkspace, type SignedIn, signIn } from '../support/open-workspace.ts';
import { withoutChromium } from '../support/without-chromium.ts';
import { walkScreening } from './walk-screening.ts';

const posting = `Operations Lead

Requirements
- Strong knowledge of SQL
- Kubernetes
- 5 years of experience

Nice to have
- Robotics`;

const script = '<img src=x onerror=alert(1)>';
const reversal = '\u202e';
const hostile: Upload = {
  name: `${script}${reversal}fdp.txt`,
  bytes: new TextEncoder().encode(`${script}${reversal}\nmallory@mail.example\n\nSkills\nSQL, ${script}`),
};

const names = Array.from({ length: 12 }, (_, index) => makeSample(index).name);

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

const candidatesOf = (page: Page): Promise<readonly string[]> => rows(page).getByRole('link').allTextContents();

type Opened = { readonly name: string; readonly path: () => string; readonly show: (page: Page) => Promise<void> };

const barriers =
  'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(" ")))';

/** Everything that people do in the workspace of one deployment. */
const walkWorkspace = (deploy: () => Promise<Deployment>): void => {
  let deployment: Deployment;
  let browser: Browser;
  let signedIn: SignedIn;
  /** A screening that has ended, for tests that look at one. */
  let screening = '';
  let candidates: readonly string[] = [];

  beforeAll(async () => {
    [deployment, browser] = await Promise.all([deploy(), launchBrowser()]);
    signedIn = await signIn(browser, deployment);
    const [address = ''] = deployment.addresses();
    const batch = await startBatch(address, await makeBatchJob(address), [...textFiles(12), hostile], { name: 'Spring' });
    await untilEnded(deployment.addresses, batch.batch_id);
    screening = `/batches/${batch.batch_id}`;
    candidates = (await wholeRanking(address, batch.batch_id)).ranking.map(({ candidate_id: id }) => id);
  });
  afterAll(async () => {
    await browser?.close();
    await deployment?.stop();
  });

  describe('in a browser', () => {
    it('takes a recruiter from a posting and twelve resumes to their ranking', async () => {
      await using workspace = await openWorkspace(signedIn, '/');
      const { page, complaints } = workspace;
      await page.getByRole('main').getByRole('link', { name: 'New screening' }).click();
      await page.getByLabel('Text of the posting').fill(posting);
      await page.getByRole('button', { name: 'Read requirements' }).click();
      const kubernetes = page.getByRole('group', { name: 'Kubernetes' });
      await kubernetes.getByRole('radio', { name: 'Nice-to-have' }).click();
      await expect.poll(() => kubernetes.getByRole('radio', { name: 'Nice-to-have' }).isChecked()).toBe(true);
      const files = textFiles(12).map(({ name, bytes }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(bytes) }));
      await chooseFiles(page, 'Choose files', files);
      await page.getByText('12 files selected').waitFor();
      await page.getByRole('button', { name: 'Start screening' }).click();
      await page.getByText('12 candidates · Completed').waitFor();
      await expect.poll(() => candidatesOf(page)).toHaveLength(12);
      expect((await candidatesOf(page)).toSorted()).toEqual(names.toSorted());
      expect(complaints).toEqual([]);
    });

    it('keeps stars, and lists the starred only', async () => {
      await using workspace = await openWorkspace(signedIn, screening);
      const { page, complaints } = workspace;
      const star = page.getByRole('button', { name: `Star: ${names[3]}` });
      await star.click();
      await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
      await page.getByText('Starred only').click();
      await expect.poll(() => candidatesOf(page)).toEqual([names[3]]);
      await page.reload();
      await page.getByText('Starred only').click();
      await expect.poll(() => candidatesOf(page)).toEqual([names[3]]);
      expect(complaints).toEqual([]);
    });

    it('ranks anew when a weight is moved with the keyboard', async () => {
      await using workspace = await openWorkspace(signedIn, screening);
      const { page, complaints } = workspace;
      const slider = page.getByRole('slider', { name: 'Experience' });
      await slider.focus();
      const ranked = page.waitForResponse(
        (response) => response.request().postDataJSON()?.weights?.experience === 100 && response.status() === 200,
      );
      await slider.press('End');
      await ranked;
      expect(await slider.inputValue()).toBe('100');
      expect(complaints).toEqual([]);
    });

    it('keeps notes and the ratings of answers', async () => {
      await using workspace = await openWorkspace(signedIn, screening);
      const { page, complaints } = workspace;
      await page.getByRole('link', { name: names[0] ?? '' }).click();
      await page.getByRole('listitem').filter({ hasText: 'SQL' }).first().waitFor();
      await page.getByLabel('Notes').fill('Call on Friday');
      await page.getByLabel('Notes').blur();
      await page.getByText('Saved').waitFor();
      await page.getByRole('tab', { name: 'Interview guide' }).click();
      const rating = page.getByRole('group', { name: 'Rating' }).first().getByRole('radio').nth(3);
      await rating.click();
      await expect.poll(() => rating.isChecked()).toBe(true);
      await page.reload();
      await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Call on Friday');
      await page.getByRole('tab', { name: 'Interview guide' }).click();
      await expect.poll(() => rating.isChecked()).toBe(true);
      expect(complaints).toEqual([]);
    });

    it('compares candidates that are selected', async () => {
      await using workspace = await openWorkspace(signedIn, screening);
      const { page, complaints } = workspace;
      // Rows that are drawn anew while more of the ranking comes may miss a click.
      for (const name of names.slice(0, 2))
        await vi.waitFor(() => page.getByRole('checkbox', { name: `Select: ${name}` }).check(), { timeout: 60_000 });
      await page.getByRole('link', { name: 'Compare 2 candidates' }).click();
      await page.getByRole('columnheader', { name: names[0] ?? '' }).waitFor();
      await expect.poll(() => page.getByRole('columnheader').count()).toBe(3);
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(4);
      expect(complaints).toEqual([]);
    });

    it('hides in blind mode who candidates are, on every page', async () => {
      await using workspace = await openWorkspace(signedIn, screening);
      const { page, complaints } = workspace;
      await page.getByRole('link', { name: names[0] ?? '' }).waitFor();
      await page.getByText('Blind mode').click();
      await page.getByRole('link', { name: names[0] ?? '' }).waitFor({ state: 'detached' });
      await rows(page).first().waitFor();
      const links = await rows(page).getByRole('link').all();
      const paths = await Promise.all(links.slice(0, 2).map((link) => link.getAttribute('href')));
      const ids = paths.map((path) => path?.split('/').at(-1) ?? '');
      const hidden = [...names, 'resume-', '@mail.example'];
      const leaks = async (): Promise<readonly string[]> => {
        const content = await page.content();
        return hidden.filter((each) => content.includes(each));
      };
      expect(await leaks()).toEqual([]);
      await page.goto(`${signedIn.address}${screening}/candidates/${ids[0]}`);
      for (const tab of ['Match', 'Resume', 'ATS report', 'Interview guide']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.getByRole('tabpanel', { name: tab }).locator('p').first().waitFor();
        expect(await leaks(), tab).toEqual([]);
      }
      await page.goto(`${signedIn.address}${screening}/compare/${ids.join(',')}`);
      await page.getByRole('columnheader').nth(2).waitFor();
      expect(await leaks()).toEqual([]);
      expect(complaints).toEqual([]);
    });

    it('speaks Arabic from right to left, and loads no other language', async () => {
      await using workspace = await openWorkspace(signedIn, '/');
      const { page, complaints } = workspace;
      await page.getByLabel('Language').selectOption('ar');
      await page.getByRole('heading', { name: 'عمليات الفرز' }).waitFor();
      expect(await page.evaluate('[document.documentElement.dir, document.documentElement.lang]')).toEqual(['rtl', 'ar']);
      const scripts = 'performance.getEntriesByType("resource").filter(({ name }) => /\\/assets\\/[a-z]{2}-/.test(name)).length';
      expect(await page.evaluate(scripts)).toBe(1);
      expect(complaints).toEqual([]);
    });

    it('shows names that hold markup and marks of direction as what they are', async () => {
      await using workspace = await openWorkspace(signedIn, screening);
      const { page, complaints } = workspace;
      await rows(page).filter({ hasText: 'onerror' }).getByRole('link').click();
      await page.getByRole('heading', { name: script }).waitFor();
      expect(await page.locator('img').count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  walkScreening(() => signedIn);

  /** Every page, and how to get it to show what it can. */
  const pages: readonly Opened[] = [
    { name: 'screenings', path: () => '/', show: (page) => page.getByRole('link', { name: 'Spring' }).waitFor() },
    {
      name: 'new screening',
      path: () => '/new',
      show: async (page) => {
        await page.getByLabel('Text of the posting').fill(posting);
        await page.getByRole('button', { name: 'Read requirements' }).click();
        await page.getByRole('button', { name: 'Start screening' }).waitFor();
      },
    },
    { name: 'ranking', path: () => screening, show: (page) => rows(page).first().waitFor() },
    {
      name: 'candidate',
      path: () => `${screening}/candidates/${candidates[0]}`,
      show: (page) => page.getByRole('tabpanel').getByRole('listitem').first().waitFor(),
    },
    {
      name: 'interview guide',
      path: () => `${screening}/candidates/${candidates[0]}`,
      show: async (page) => {
        await page.getByRole('tab', { name: 'Interview guide' }).click();
        await page.getByRole('group', { name: 'Rating' }).first().waitFor();
      },
    },
    {
      name: 'comparison',
      path: () => `${screening}/compare/${candidates.slice(0, 2).join(',')}`,
      show: (page) => page.getByRole('rowheader').first().waitFor(),
    },
    { name: 'members', path: () => '/members', show: (page) => page.getByRole('button', { name: 'Invite' }).waitFor() },
    { name: 'activity', path: () => '/activity', show: (page) => page.getByRole('cell').first().waitFor() },
    { name: 'usage', path: () => '/usage', show: (page) => page.getByRole('rowheader').first().waitFor() },
  ];

  describe('an account in the workspace', () => {
    it('has members, who are invited, given another role, and removed', async () => {
      await using workspace = await openWorkspace(signedIn, '/members');
      const { page, complaints } = workspace;
      await page.getByLabel('Email address').fill('Grace@example.com');
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await page.getByText('Invitation for Grace@example.com saved. Now send them the link below.').waitFor();
      expect(await page.getByLabel('Sign-in link').inputValue()).toBe(signedIn.address.replace('/app', '/sign-in'));
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      const role = page.getByLabel('Role: grace@example.com');
      await expect.poll(() => role.inputValue()).toBe('recruiter');
      await role.selectOption('Developer');
      await expect.poll(() => role.isEnabled()).toBe(true);
      await page.reload();
      await expect.poll(() => role.inputValue()).toBe('developer');
      await page.getByRole('button', { name: 'Remove: grace@example.com' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect.poll(() => role.count()).toBe(0);
      await page.getByRole('link', { name: 'Activity' }).click();
      const acts = page.getByRole('row').getByRole('cell', { name: /^(?:Member|Role)/ });
      await expect.poll(() => acts.allTextContents()).toEqual(['Member removed', 'Role changed', 'Member invited']);
      expect(complaints).toEqual([]);
    });

    it('shows a viewer what they may see, and signs them out', async () => {
      const [address = ''] = deployment.addresses();
      const { key } = await makeKey(address, { name: 'viewer', role: 'viewer', scopes: ['batch', 'analyze'] });
      await using workspace = await openWorkspace(await signIn(browser, deployment, key), screening);
      const { page, complaints } = workspace;
      await expect.poll(() => candidatesOf(page)).not.toEqual([]);
      expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual(['Screenings']);
      expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
      expect(await page.getByRole('combobox', { name: 'Stage' }).first().isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You are signed out.').waitFor();
      await page.goBack();
      await page.getByLabel('API key').waitFor();
      // The page asks who is signed in, and is told that nobody is.
      expect(complaints.filter((each) => !each.includes('401'))).toEqual([]);
    });
  });

  describe('each page of the workspace', () => {
    it.each(pages)('has no barriers that axe finds, light and dark, and fits a phone: $name', async ({ path, show }) => {
      await using workspace = await openWorkspace(signedIn, path());
      const { page } = workspace;
      await show(page);
      await page.evaluate(axe.source);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(barriers), colorScheme).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
    });
  });
};

describe.skipIf(withoutChromium)('the workspace', () => {
  describe('standalone', () => walkWorkspace(deployStandalone));
  describeDistributed((servers) => walkWorkspace(() => deployWithDashboard(servers)));
});
