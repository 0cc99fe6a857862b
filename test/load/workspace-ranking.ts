import { setTimeout as delay } from 'node:timers/promises';
import { batchBody, job } from '@winnow/contracts';
import type { Page } from 'playwright-core';
import { batchJob, textFiles } from '../support/batch-calls.ts';
import { get, post, send } from '../support/call.ts';
import { deployStandalone } from '../support/deployment.ts';
import { makeZip } from '../support/make-zip.ts';
import { launchBrowser, openWorkspace, signIn } from '../support/open-workspace.ts';
import { median } from './statistics.ts';

/** How the workspace behaves with a screening of ten thousand, in a real browser: `node test/load/workspace-ranking.ts [CANDIDATES]`. */

const total = Number(process.argv[2] ?? 10_000);
/** The others are copies, whose results are known. */
const distinct = 500;
const rounds = 5;
const scrolls = 60;

type Screening = { readonly address: string; readonly id: string };

const screen = async (address: string): Promise<Screening> => {
  const { job_id } = job.parse((await send('POST', `${address}/v1/create-job`, batchJob)).body);
  const resumes = textFiles(distinct);
  const copies = Array.from({ length: total }, (_, index) => {
    const bytes = resumes[index % distinct]?.bytes ?? new Uint8Array();
    return { name: `resume-${index}.txt`, bytes };
  });
  const files = [{ name: 'all.zip', bytes: makeZip(copies) }];
  const { batch_id: id } = batchBody.parse((await post(`${address}/v1/batch`, { files, fields: { job_id } })).body);
  for (;;) {
    const { status, success } = batchBody.parse((await get(`${address}/v1/batch/${id}`)).body);
    if (status === 'completed') return { address, id };
    if (!['queued', 'running'].includes(status)) throw new Error(`The batch is ${status} with ${success} candidates.`);
    await delay(1_000);
  }
};

const firstRow = (page: Page) => page.getByRole('table').getByRole('link').first();

/** Milliseconds until the first row stands there, in the time of the page. */
const untilFirstRow = async (page: Page): Promise<number> => {
  await page.reload({ waitUntil: 'commit' });
  await firstRow(page).waitFor();
  return page.evaluate('performance.now()');
};

/** Milliseconds from a key press at a slider to the ranking by the new weight, which nobody has asked for yet. */
const untilReranked = async (page: Page, key: 'End' | 'ArrowLeft'): Promise<number> => {
  const slider = page.getByRole('slider', { name: 'Experience' });
  await slider.focus();
  const began = performance.now();
  const answered = page.waitForResponse((response) => response.url().endsWith('/rank') && response.status() === 200);
  await slider.press(key);
  await answered;
  await page.locator('section[aria-busy=false]').waitFor();
  return performance.now() - began;
};

/** Milliseconds of the longest task while the ranking is scrolled to its end, and how many took more than 100. */
const scroll = async (page: Page): Promise<{ readonly longest: number; readonly over: number }> => {
  await page.evaluate(
    'globalThis.tasks = []; new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" })',
  );
  await page.locator('.scroll').hover();
  for (let turn = 0; turn < scrolls; turn += 1) {
    await page.mouse.wheel(0, (total * 64) / scrolls);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
  const tasks: readonly number[] = await page.evaluate('tasks');
  return { longest: Math.max(0, ...tasks), over: tasks.filter((each) => each > 100).length };
};

const deployment = await deployStandalone({ WINNOW_WORKERS: '2' });
const browser = await launchBrowser();
try {
  const began = performance.now();
  const { id } = await screen(deployment.addresses()[0] ?? '');
  console.log(`${total} candidates screened in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await using opened = await openWorkspace(await signIn(browser, deployment), `/batches/${id}`);
  const { page } = opened;
  await firstRow(page).waitFor();
  const first: number[] = [];
  for (let round = 0; round < rounds; round += 1) first.push(await untilFirstRow(page));
  const reranked: number[] = [];
  for (let round = 0; round < rounds; round += 1) reranked.push(await untilReranked(page, round === 0 ? 'End' : 'ArrowLeft'));
  console.log(
    `first row after ${median(first).toFixed(0)} ms, re-ranked after ${median(reranked).toFixed(0)} ms (medians of ${rounds})`,
  );
  const { longest, over } = await scroll(page);
  console.log(`scrolling: longest task ${longest.toFixed(0)} ms, ${over} over 100 ms`);
} finally {
  await browser.close();
  await deployment.stop();
}
