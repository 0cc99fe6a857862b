import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textFiles } from '../support/batch-calls.ts';
import { deployWithDashboard } from '../support/deploy-with-dashboard.ts';
import { apiKey, type Deployment, deployStandalone } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { makeSample } from '../support/make-resume.ts';
import { dashboardOf, launchBrowser, openPage } from '../support/open-workspace.ts';
import { withoutChromium } from '../support/without-chromium.ts';

const posting = 'Operations Lead\n\nRequirements\n- Strong knowledge of SQL\n- Kubernetes\n- 5 years of experience';

/** README.md of the workspace lists them. */
const maxClicks = 8;

const resumes = textFiles(30).map(({ name, bytes }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(bytes) }));

const screensThirty = (deploy: () => Promise<Deployment>): void => {
  let deployment: Deployment;
  let browser: Browser;
  beforeAll(async () => {
    [deployment, browser] = await Promise.all([deploy(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await deployment?.stop();
  });

  it(`is ${maxClicks} clicks away from the evidence of one candidate of thirty, and can save the ranking`, async () => {
    await using opened = await openPage(browser, `${dashboardOf(deployment)}/app/`);
    const { page, complaints } = opened;
    const clicked: string[] = [];
    const click = async (name: string, role: 'button' | 'link', within = page.locator('body')): Promise<void> => {
      clicked.push(name);
      await within.getByRole(role, { name }).first().click();
    };
    await page.getByLabel('API key').fill(apiKey);
    await click('Sign in', 'button');
    await click('New screening', 'link', page.getByRole('main'));
    await page.getByLabel('Text of the posting').fill(posting);
    await click('Read requirements', 'button');
    await page.getByRole('group', { name: 'Kubernetes' }).waitFor();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), click('Choose files', 'button')]);
    await chooser.setFiles(resumes);
    await click('Start screening', 'button');
    await page.getByText('30 candidates · Completed').waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Excel' }).click(),
    ]);
    await click(makeSample(3).name, 'link', page.getByRole('table'));
    await page.getByRole('tabpanel', { name: 'Match' }).locator('q').first().waitFor();
    console.info(clicked.join(' → '));
    expect(clicked.length).toBeLessThanOrEqual(maxClicks);
    expect(saved.suggestedFilename()).toMatch(/^ranking-.+\.xlsx$/);
    expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK');
    expect(complaints).toEqual([]);
  }, 540_000);
};

describe.skipIf(withoutChromium)('a first screening', () => {
  describe('standalone', () => screensThirty(deployStandalone));
  describeDistributed((servers) => screensThirty(() => deployWithDashboard(servers)));
});
