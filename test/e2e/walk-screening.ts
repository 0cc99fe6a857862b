import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { textFiles } from '../support/batch-calls.ts';
import { makeSample } from '../support/make-resume.ts';
import { makeZip } from '../support/make-zip.ts';
import { chooseFiles, openWorkspace, type SignedIn } from '../support/open-workspace.ts';
import { unpackZip } from '../support/unpack-zip.ts';

const posting = `Operations Lead

Requirements
- Strong knowledge of SQL
- Kubernetes
- Robotics`;

const count = 6;

const candidatesOf = (page: Page): Promise<readonly string[]> => page.getByRole('table').getByRole('link').allTextContents();

/** What is saved when something is clicked. */
const saved = async (page: Page, click: Locator): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), click.click()]);
  return readFile(await download.path());
};

/** One screening from an uploaded posting and a ZIP of resumes to its deletion, as a recruiter does it. */
export const walkScreening = (signedIn: () => SignedIn): void => {
  describe('a screening', () => {
    it('lists its candidates although its events are lost, and it ends after its ranking was read', async () => {
      await using workspace = await openWorkspace(signedIn(), '/new');
      const { page } = workspace;
      await page.route('**/events*', (route) => route.abort());
      const early = async (route: Route): Promise<void> => {
        const response = await route.fetch();
        const json = { ...(await response.json()), ranking: [], matching: 0, final: false, next_cursor: null };
        await route.fulfill({ response, json });
      };
      await page.route('**/rank*', early);
      const file = { name: 'posting.txt', mimeType: 'text/plain', buffer: Buffer.from(posting) };
      await chooseFiles(page, 'Upload a posting', file);
      await page.getByLabel('Screening name').fill('Without events');
      const zip = { name: 'resumes.zip', mimeType: 'application/zip', buffer: makeZip(textFiles(count)) };
      await chooseFiles(page, 'Choose files', zip);
      await page.getByRole('button', { name: 'Start screening' }).click();
      await page.getByText(`${count} candidates · Completed`).waitFor();
      await page.getByText('Screening in progress.').waitFor();
      await page.unroute('**/rank*');
      await expect.poll(() => candidatesOf(page), { timeout: 20_000 }).toHaveLength(count);
    });

    it('is made of an uploaded posting and a ZIP of resumes, worked with, saved and deleted', async () => {
      await using workspace = await openWorkspace(signedIn(), '/new');
      const { page, complaints } = workspace;
      const file = { name: 'posting.txt', mimeType: 'text/plain', buffer: Buffer.from(posting) };
      await chooseFiles(page, 'Upload a posting', file);

      // Requirements: one is removed, one added, and one counts more.
      await page.getByRole('button', { name: 'Remove: Robotics' }).click();
      await expect.poll(() => page.getByRole('group', { name: 'Robotics' }).count()).toBe(0);
      await page.getByRole('textbox', { name: 'Add requirement' }).fill('Python');
      await page.getByRole('button', { name: 'Add requirement' }).click();
      await page.getByRole('group', { name: 'Python' }).waitFor();
      const weight = page.getByRole('listitem').filter({ hasText: 'Kubernetes' }).getByLabel('Weight');
      await weight.selectOption('10');
      await expect.poll(() => weight.inputValue()).toBe('10');

      await page.getByLabel('Screening name').fill('From a ZIP');
      const zip = { name: 'resumes.zip', mimeType: 'application/zip', buffer: makeZip(textFiles(count)) };
      await chooseFiles(page, 'Choose files', zip);
      await page.getByRole('button', { name: 'Start screening' }).click();
      await page.getByText(`${count} candidates · Completed`).waitFor();
      await expect.poll(() => candidatesOf(page)).toHaveLength(count);
      const [, second = '', third = ''] = await candidatesOf(page);

      // Filters and columns change what is listed, and ranks stay.
      const rankOf = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell').nth(1).textContent();
      const rank = await rankOf(second);
      await page.getByLabel('Search by name or file').fill(second);
      await expect.poll(() => candidatesOf(page)).toEqual([second]);
      expect(await rankOf(second)).toBe(rank);
      await page.getByLabel('Search by name or file').fill('');
      await expect.poll(() => candidatesOf(page)).toHaveLength(count);
      await page.getByText('Columns').click();
      await page.getByRole('checkbox', { name: 'Tags' }).check();
      await page.getByRole('columnheader', { name: 'Tags' }).waitFor();
      await page.getByText('Columns').click();

      // A candidate gets a stage and a tag, which the list shows and filters by.
      await page.getByRole('combobox', { name: `Stage: ${third}` }).selectOption('Interview');
      await page.getByRole('link', { name: third }).click();
      await expect.poll(() => page.getByRole('combobox', { name: 'Stage', exact: true }).inputValue()).toBe('interview');
      await page.getByRole('textbox', { name: 'Add tag' }).fill('on site');
      await page.getByRole('button', { name: 'Add tag' }).click();
      await page.getByRole('button', { name: 'Remove: on site' }).waitFor();
      await page.getByRole('link', { name: 'Back to the ranking' }).click();
      await page.getByRole('cell', { name: 'on site' }).waitFor();
      await page.getByRole('checkbox', { name: 'Interview' }).check({ force: true });
      await expect.poll(() => candidatesOf(page)).toEqual([third]);

      // The Excel file has what is listed, the CSV file everybody.
      const workbook = unpackZip(await saved(page, page.getByRole('button', { name: 'Export Excel' })));
      const cells = [...workbook.values()].map(String).join('');
      expect([cells.includes(third), cells.includes(second)]).toEqual([true, false]);
      const csv = (await saved(page, page.getByRole('link', { name: 'Export CSV' }))).toString();
      for (let index = 0; index < count; index += 1) expect(csv).toContain(makeSample(index).name);

      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('heading', { name: 'Screenings' }).waitFor();
      await expect.poll(() => page.getByRole('link', { name: 'From a ZIP' }).count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });
};
