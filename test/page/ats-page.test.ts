import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderAtsPage } from '@winnow/ats/render';
import { type LanguageCode, languageCodes } from '@winnow/contracts';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePolicy } from '../../services/gateway/src/routes/send-result.ts';
import { fontFamilies, fontSheets } from '../reading/render/fonts.ts';
import { chromiumFlags, findChromium } from '../reading/render/open-pdf-printer.ts';
import { makeSample, renderPdf, type Sample } from '../support/make-resume.ts';
import { readingTools } from '../support/reading-tools.ts';
import { withoutChromium } from '../support/without-chromium.ts';
import { differenceOf, readPicture, shrink, writePicture } from './compare-pictures.ts';
import { fixedReport } from './fixed-report.ts';
import { type MadeReport, makeReport } from './make-report.ts';

const jobText = 'Data engineer\n\nRequirements\n- Strong knowledge of SQL\n- Kubernetes\n- Excel';
const languages = ['en', 'ar'] as const;
const widths = [360, 1300] as const;
const a4 = 794;

/** Sheets for everything but the pages of the resume. */
const mostListSheets = 4;

/** The same text in the same letters takes the same room; what little differs are edges. */
const mostDifferent = 0.02;

let report: MadeReport;
let browser: Browser;
let server: Server;
let address = '';

/** A resume with lines to mark: the same skills again and again. */
const stuffed = (): Sample => {
  const sample = makeSample(5);
  const skills = ['SQL, SQL, SQL, Excel', 'Excel, Planning, Excel, Excel', 'SQL, Excel, SQL, SQL', 'Planning, SQL, SQL, SQL'];
  return { ...sample, lines: [...sample.lines, ...skills.map((text) => ({ kind: 'text' as const, text }))] };
};

beforeAll(async () => {
  report = await makeReport(await renderPdf(stuffed(), 2), jobText);
  const executablePath = findChromium(process.env.WINNOW_CHROMIUM);
  if (executablePath === undefined) throw new Error('There is no Chromium: install it or name it in WINNOW_CHROMIUM.');
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
  server = createServer(({ url = '' }, response) => {
    const language = languageCodes.find((code) => url === `/${code}`);
    response.writeHead(language === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
    });
    response.end(language === undefined ? '' : report.in(language).page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

type Opened = { readonly page: Page; readonly said: readonly string[]; readonly asked: readonly string[] };

/** Opens a report as a caller does, and notes what it says on the console and asks of the network. */
const open = async (language: LanguageCode, width: number): Promise<Opened & AsyncDisposable> => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('request', (request) => asked.push(request.url().slice(0, 80)));
  await page.goto(`${address}/${language}`, { waitUntil: 'load' });
  return { page, said, asked, [Symbol.asyncDispose]: () => page.close() };
};

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

type Place = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Boxes of elements and of the papers that they lie on. */
const placesOf = (page: Page, selector: string): Promise<readonly (readonly [Place, Place])[]> =>
  page.evaluate(`[...document.querySelectorAll('${selector}')].map((element) =>
    [element, element.closest('.paper').querySelector('img')].map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { left, top, right, bottom };
    }))`);

/** As WCAG 2.2 has it. */
const contrastToWhite = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).slice(0, 3).map((value) => {
    const share = Number(value) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

describe.skipIf(withoutChromium).each(languages)('the report in a browser, in %s', (language) => {
  it('says nothing on the console and asks nothing of the network', async () => {
    await using opened = await open(language, 1300);
    await opened.page.mouse.wheel(0, 20_000);
    expect(opened.said).toEqual([]);
    expect(opened.asked.filter((url) => !url.startsWith('data:'))).toEqual([`${address}/${language}`]);
    const drawn =
      'document.images.length > 0 && [...document.images].every((image) => image.complete && image.naturalWidth === 900)';
    expect(await opened.page.evaluate(drawn)).toBe(true);
  });

  it('is parsed as it is written: nothing had to be mended', async () => {
    await using opened = await open(language, 1300);
    const { page: source } = report.in(language);
    const tags = source.match(/<[a-z][a-z0-9]*[ >]/g)?.length;
    expect(await opened.page.evaluate('document.querySelectorAll("*").length')).toBe(tags);
    expect(await opened.page.evaluate('document.compatMode')).toBe('CSS1Compat');
  });

  it.each(widths)('lays marks over the pictures, %d pixels wide', async (width) => {
    await using opened = await open(language, width);
    const places = await placesOf(opened.page, '.mark');
    expect(places.length).toBeGreaterThan(3);
    for (const [mark, picture] of places) {
      expect(mark.left).toBeGreaterThanOrEqual(picture.left - 1);
      expect(mark.top).toBeGreaterThanOrEqual(picture.top - 1);
      expect(mark.right).toBeLessThanOrEqual(picture.right + 1);
      expect(mark.bottom).toBeLessThanOrEqual(picture.bottom + 1);
      expect(Math.min(mark.right - mark.left, mark.bottom - mark.top)).toBeGreaterThan(1);
    }
  });

  it('has headings in order and links that lead somewhere', async () => {
    await using opened = await open(language, 1300);
    const levels = await opened.page.evaluate<number[]>(
      '[...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) => Number(heading.tagName[1]))',
    );
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    const astray =
      '[...document.links].filter(({ hash }) => document.getElementById(hash.slice(1)) === null).map(({ href }) => href)';
    expect(await opened.page.evaluate(astray)).toEqual([]);
    expect(await opened.page.evaluate('document.links.length')).toBeGreaterThan(5);
    const unnamed = '[...document.links].filter((link) => link.textContent.trim() === "").length';
    expect(await opened.page.evaluate(unnamed)).toBe(0);
  });

  it('leads from a mark to its finding and back', async () => {
    await using opened = await open(language, 1300);
    const { page } = opened;
    const id = await page.locator('.mark[id]').first().getAttribute('id');
    const check = await page.locator(`#${id}`).getAttribute('href');
    await page.locator(`#${id}`).press('Enter');
    expect(await page.evaluate('document.querySelector(":target").id')).toBe(check?.slice(1));
    await page.locator(':target .number').click();
    expect(await page.evaluate('document.querySelector(":target").id')).toBe(id);
  });

  it('tells states apart by colours that stand out from white as much as text should', async () => {
    await using opened = await open(language, 1300);
    const coloursOf = (selector: string, side: string): Promise<readonly string[]> =>
      opened.page.evaluate(`[...document.querySelectorAll('${selector}')].map((element) => getComputedStyle(element).${side})`);
    const borders = await Promise.all(
      ['pass', 'warn', 'fail'].map(async (state) => new Set(await coloursOf(`.checks > .${state}`, 'borderInlineStartColor'))),
    );
    expect(borders.map(({ size }) => size)).toEqual([1, 1, 1]);
    expect(new Set(borders.flatMap((each) => [...each])).size).toBe(3);
    const texts = new Set(
      await coloursOf('p, a:not(.mark, .number), b:not(.number, .mark b), span, h1, h2, h3, th, td, dt', 'color'),
    );
    expect(texts.size).toBeGreaterThan(4);
    for (const colour of texts) expect([colour, contrastToWhite(colour) >= 4.5]).toEqual([colour, true]);
  });

  it.each(['A4', 'Letter'] as const)(
    'prints on %s: nothing is cut off, and each mark is on the page that it marks',
    async (format) => {
      await using opened = await open(language, a4);
      await opened.page.emulateMedia({ media: 'print' });
      expect(await overflowOf(opened.page)).toBe(0);
      const pdf = await opened.page.pdf({ format, printBackground: true });
      const read = await readingTools.pdf.read(pdf, { pages: 50 });
      // The lists, and a sheet for each page of the resume.
      const pictures = report.views.length;
      expect(read.pages.length).toBeLessThanOrEqual(mostListSheets + pictures);
      const drawn = await opened.page.evaluate<number[]>(
        '[...document.querySelectorAll(".paper")].map((paper) => paper.offsetHeight)',
      );
      // In points, with the caption above and the margins.
      for (const height of drawn) expect(height * 0.75).toBeLessThan((format === 'A4' ? 842 : 792) - 110);
      const printed = read.pages.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.map(({ text }) => text))).join('\n');
      expect(printed).not.toContain('keywords.job_terms');
      expect(printed).toContain('Kubernetes');
      expect(printed).toContain('SHA-256');
    },
  );

  it.each(widths)('looks as it did, %d pixels wide', async (width) => {
    await using page = await browser.newPage({ viewport: { width, height: 900 } });
    // Only a page that is a file may load the files of the fonts.
    await page.goto(new URL('../reading/render/blank.html', import.meta.url).href);
    const shownReport = fixedReport(report.in(language).report, language);
    await page.setContent(renderAtsPage(shownReport, report.views.slice(0, 1)), { waitUntil: 'load' });
    for (const url of fontSheets(language)) await page.addStyleTag({ url });
    const families = fontFamilies(language).map((family) => `"${family}"`);
    await page.addStyleTag({ content: `* { font-family: ${families.join(', ')} !important; }` });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const shown = shrink(await page.screenshot({ fullPage: true }));
    const path = new URL(`screenshots/${language}-${width}.png`, import.meta.url);
    if (process.env.WINNOW_RENEW_SCREENSHOTS === '1') writeFileSync(path, writePicture(shown));
    expect(existsSync(path), `${path.pathname} is made with WINNOW_RENEW_SCREENSHOTS=1`).toBe(true);
    expect(differenceOf(shown, readPicture(readFileSync(path)))).toBeLessThan(mostDifferent);
  });
});

describe.skipIf(withoutChromium)('the report in a browser', () => {
  it('has nothing that is wider than the screen, in any language', async () => {
    await using opened = await open('en', 1300);
    const { page } = opened;
    const wide: (readonly [string, number, number])[] = [];
    for (const language of languageCodes) {
      // Pictures are as wide as their place, and take long.
      await page.setContent(report.in(language).page.replaceAll(/ src="data:[^"]*"/g, ''));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await overflowOf(page);
        if (overflow !== 0) wide.push([language, width, overflow]);
      }
    }
    expect(wide).toEqual([]);
  }, 120_000);

  it('begins where its language does', async () => {
    for (const language of languages) {
      await using opened = await open(language, 1300);
      const [{ left: picture }, { left: list }] = await opened.page.evaluate<[Place, Place]>(
        '[".paper", ".checks"].map((selector) => document.querySelector(selector).getBoundingClientRect().toJSON())',
      );
      expect(picture > list).toBe(language === 'en');
    }
  });
});
