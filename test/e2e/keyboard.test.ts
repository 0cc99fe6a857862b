import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textFiles } from '../support/batch-calls.ts';
import { apiKey, type Deployment, deployStandalone } from '../support/deployment.ts';
import { makeSample } from '../support/make-resume.ts';
import { dashboardOf, launchBrowser, openPage } from '../support/open-workspace.ts';
import { withoutChromium } from '../support/without-chromium.ts';

const posting = `Operations Lead

Requirements
- Strong knowledge of SQL
- Kubernetes
- 5 years of experience`;

const names = Array.from({ length: 12 }, (_, index) => makeSample(index).name);
const maxStops = 120;

/**
 * What has the focus, and whether a person sees it: an outline of it, or of the control that its field is hidden in. A page that was
 * opened is nothing to press.
 */
const focus = `(() => {
  const { activeElement } = document;
  const shown = activeElement.closest('[data-focus-visible]') ?? activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const { width, height } = shown.getBoundingClientRect();
  return { isNowhere: activeElement === document.body || activeElement.matches('main'), what: activeElement.outerHTML.slice(0, 120), isVisible: outlineStyle !== 'none' && outlineWidth !== '0px' && width > 1 && height > 1 };
})()`;

type Focus = { readonly what: string; readonly isNowhere: boolean; readonly isVisible: boolean };

/** Presses Tab until a control has the focus, which must be visible at every stop. */
const tabTo = async (page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await control.waitFor({ state: 'attached' });
  for (let stops = 0; stops < maxStops; stops += 1) {
    const { what, isNowhere, isVisible } = await page.evaluate<Focus>(focus);
    expect(isNowhere || isVisible, `the focus is visible on ${what}`).toBe(true);
    if (await control.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${control} is not reached with ${key}.`);
};

describe.skipIf(withoutChromium)('the workspace, with the keyboard alone', () => {
  let deployment: Deployment;
  let browser: Browser;

  beforeAll(async () => {
    [deployment, browser] = await Promise.all([deployStandalone(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await deployment?.stop();
  });

  it('goes from the sign-in to a reviewed candidate and back out', async () => {
    await using opened = await openPage(browser, `${dashboardOf(deployment)}/sign-in`);
    const { page, complaints } = opened;
    const { keyboard } = page;
    const press = async (control: Locator, key = 'Enter'): Promise<void> => {
      await tabTo(page, control);
      await keyboard.press(key);
    };

    await tabTo(page, page.getByLabel('API key'));
    await keyboard.type(apiKey);
    await keyboard.press('Enter');
    await page.waitForURL('**/app/');

    await press(page.getByRole('navigation').getByRole('link', { name: 'New screening' }));
    await tabTo(page, page.getByLabel('Text of the posting'));
    await keyboard.insertText(posting);
    await press(page.getByRole('button', { name: 'Read requirements' }));
    const kubernetes = page.getByRole('group', { name: 'Kubernetes' });
    await tabTo(page, kubernetes.getByRole('radio', { name: 'Must-have' }));
    await keyboard.press('ArrowRight');
    await expect.poll(() => kubernetes.getByRole('radio', { name: 'Nice-to-have' }).isChecked()).toBe(true);
    const files = textFiles(12).map(({ name, bytes }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(bytes) }));
    const choosing = page.waitForEvent('filechooser');
    await press(page.getByRole('button', { name: 'Choose files' }));
    await (await choosing).setFiles(files);
    await page.getByText('12 files selected').waitFor();
    await press(page.getByRole('button', { name: 'Start screening' }));
    await page.getByText('12 candidates · Completed').waitFor();
    await page.getByRole('link', { name: names[0] ?? '' }).waitFor();

    const slider = page.getByRole('slider', { name: 'Experience' });
    await tabTo(page, slider);
    await keyboard.press('End');
    await expect.poll(() => slider.inputValue()).toBe('100');
    const blind = page.getByRole('switch', { name: 'Blind mode' });
    await press(blind, 'Space');
    await expect.poll(() => page.getByRole('link', { name: names[0] ?? '' }).count()).toBe(0);
    await keyboard.press('Space');
    await page.getByRole('link', { name: names[0] ?? '' }).waitFor();
    await press(page.getByRole('checkbox', { name: `Select: ${names[0]}` }), 'Space');
    await tabTo(page, page.getByRole('checkbox', { name: `Select: ${names[1]}` }));
    await keyboard.press('Space');
    await tabTo(page, page.getByRole('link', { name: 'Compare 2 candidates' }), 'Shift+Tab');
    await keyboard.press('Enter');

    await press(page.getByRole('columnheader').getByRole('link', { name: names[0] ?? '' }));
    const tab = (name: string): Locator => page.getByRole('tab', { name });
    await tabTo(page, tab('Match'));
    for (const name of ['Resume', 'ATS report', 'Interview guide']) {
      await keyboard.press('ArrowRight');
      await expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true');
    }
    const rating = page.getByRole('group', { name: 'Rating' }).first();
    await tabTo(page, rating.getByRole('radio').first());
    await keyboard.press('ArrowRight');
    await expect.poll(() => rating.getByRole('radio').nth(1).isChecked()).toBe(true);
    const stage = page.getByRole('combobox', { name: 'Stage' });
    await tabTo(page, stage, 'Shift+Tab');
    await keyboard.press('ArrowDown');
    await expect.poll(() => stage.inputValue()).not.toBe('new');
    const star = page.getByRole('button', { name: 'Star' });
    await press(star, 'Space');
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await tabTo(page, page.getByLabel('Notes'));
    await keyboard.type('Call on Friday');
    await keyboard.press('Tab');
    await page.getByText('Saved', { exact: true }).waitFor();

    await tabTo(page, page.getByRole('button', { name: 'Sign out' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await page.getByText('You are signed out.').waitFor();
    expect(complaints).toEqual([]);
  });
});
