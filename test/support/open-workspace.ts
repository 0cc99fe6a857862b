import { env } from 'node:process';
import { type Browser, type BrowserContext, chromium, type FileChooser, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../reading/render/open-pdf-printer.ts';
import { apiKey, type Deployment } from './deployment.ts';

/** What a page is waited for, on a machine that is busy. */
const patienceMs = 90_000;

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findChromium(env.WINNOW_CHROMIUM);
  if (executablePath === undefined) throw new Error('There is no Chromium: install it or name it in WINNOW_CHROMIUM.');
  return chromium.launch({ executablePath, args: chromiumFlags });
};

/** `http://host:port` of the dashboard of a deployment. */
export const dashboardOf = (deployment: Deployment): string => {
  const lines = deployment.processes().flatMap((process) => process.lines);
  const line = lines.find((each) => each.includes('"Dashboard listening"'));
  if (line === undefined) throw new Error('No dashboard listens.');
  return JSON.parse(line).address;
};

export type SignedIn = {
  readonly browser: Browser;
  /** Where the workspace is. */
  readonly address: string;
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>;
};

/** Signs in with a key, as a person does. */
export const signIn = async (browser: Browser, deployment: Deployment, key = apiKey): Promise<SignedIn> => {
  const address = dashboardOf(deployment);
  const context = await browser.newContext();
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  await page.goto(`${address}/sign-in`);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${address}/app/`);
  const session = await context.storageState();
  await context.close();
  return { browser, address: `${address}/app`, session };
};

type Workspace = {
  readonly page: Page;
  /** Errors and warnings of the console, violations of the policy among them, and dialogs that opened. */
  readonly complaints: readonly string[];
};

/** A page in a window of its own. */
export const openPage = async (
  browser: Browser,
  url: string,
  storageState?: SignedIn['session'],
): Promise<Workspace & AsyncDisposable> => {
  const viewport = { width: 1300, height: 900 };
  const context = await browser.newContext({ locale: 'en-GB', viewport, ...(storageState && { storageState }) });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(url);
  return { page, complaints, [Symbol.asyncDispose]: () => context.close() };
};

/** Chooses files in the dialog that a button opens. */
export const chooseFiles = async (page: Page, button: string, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await chooser.setFiles(files);
};

/** A path of the workspace in a window that shares nothing but the session with others. */
export const openWorkspace = ({ browser, address, session }: SignedIn, path: string): Promise<Workspace & AsyncDisposable> =>
  openPage(browser, `${address}${path}`, session);
