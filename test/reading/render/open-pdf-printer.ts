import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

export type PdfPrinter = {
  readonly print: (html: string) => Promise<Uint8Array>;
  /** The first page as a PNG, to look at. */
  readonly screenshot: (html: string) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** The others keep Chromium from looking for hosts that a closed network refuses. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is, or undefined. */
export const findChromium = (named: string | undefined): string | undefined =>
  [named, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  );

const dates = /\/(CreationDate|ModDate) \(D:\d{14}/g;

/** The same bytes for the same page, whenever it is printed; nothing changes its place. */
export const withoutDates = (pdf: Buffer): Uint8Array =>
  Buffer.from(
    pdf.toString('latin1').replace(dates, (_, name: string) => `/${name} (D:20260101000000`),
    'latin1',
  );

const open = async (browser: Browser): Promise<PdfPrinter> => {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await page.goto(new URL('blank.html', import.meta.url).href);
  const show = async (html: string): Promise<void> => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
  };
  return {
    print: async (html) => {
      await show(html);
      return withoutDates(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    },
    screenshot: async (html) => {
      await show(html);
      return page.screenshot();
    },
    close: () => browser.close(),
  };
};

/** Starts Chromium, that of `WINNOW_CHROMIUM` or the system's, to print pages one after the other. */
export const openPdfPrinter = async (named = process.env.WINNOW_CHROMIUM): Promise<PdfPrinter> => {
  const executablePath = findChromium(named);
  if (executablePath === undefined)
    throw new Error(`There is no Chromium to print PDFs with: install it as /usr/bin/chromium or name it in WINNOW_CHROMIUM.`);
  return open(await chromium.launch({ executablePath, args: chromiumFlags }));
};
