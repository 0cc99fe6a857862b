import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, chromium, type Route } from 'playwright-core';
import { chromiumFlags, findChromium, withoutDates } from '../../reading/render/open-pdf-printer.ts';

export type PagePrinter = {
  /** Shows a page, lets a script of the page change it and tell of it, and prints it. */
  readonly print: <T>(page: string, script: string, margin: string) => Promise<{ readonly told: T; readonly pdf: Uint8Array }>;
  readonly close: () => Promise<void>;
};

const require = createRequire(import.meta.url);

/** Style sheets and fonts that themes load from other hosts, by what their addresses contain. */
const assets: readonly (readonly [address: RegExp, file: (match: RegExpExecArray) => string])[] = [
  [/font-awesome\/4[\d.]*\/css\/font-awesome/, () => 'font-awesome/css/font-awesome.min.css'],
  [/font-awesome\/4[\d.]*\/fonts\/([\w.-]+)/, ([, name]) => `font-awesome/fonts/${name}`],
  [/(?:font-awesome\/[56][\d.]*|fontawesome[^/]*)\/css\/all/, () => '@fortawesome/fontawesome-free/css/all.min.css'],
  [/\/webfonts\/(fa-[\w.-]+\.woff2)/, ([, name]) => `@fortawesome/fontawesome-free/webfonts/${name}`],
  [/bootstrap\/3[\d.]*\/css\/bootstrap/, () => 'bootstrap/dist/css/bootstrap.min.css'],
  [/bootstrap\/3[\d.]*\/fonts\/([\w.-]+)/, ([, name]) => `bootstrap/dist/fonts/${name}`],
  [/unpkg\.com\/(jsonresume-theme-[\w-]+)@[\d.]+\/([\w./-]+)/, ([, theme, path]) => `${theme}/${path}`],
];

const types: { readonly [end: string]: string } = { css: 'text/css', woff2: 'font/woff2', woff: 'font/woff', ttf: 'font/ttf' };

const readPackaged = (path: string): Buffer | undefined => {
  try {
    // Some packages do not let their files be resolved; the folder of their manifest does.
    const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(path) ?? [];
    return readFileSync(new URL(rest, `file://${require.resolve(`${name}/package.json`)}`));
  } catch {
    return undefined;
  }
};

/** Declares the font families that a theme asks Google for, where they are installed. */
const fontSheet = (address: string): string =>
  [...new URL(address).searchParams.getAll('family')]
    .flatMap((families) => families.split('|'))
    .map((family) => (family.split(':')[0] ?? '').replaceAll('+', ' '))
    .flatMap((family) =>
      ['400', '700'].map((weight) => {
        const slug = family.toLowerCase().replaceAll(' ', '-').replace('source-sans-pro', 'source-sans-3');
        const font = readPackaged(`@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff2`);
        if (font === undefined) return '';
        return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${font.toString('base64')}); }`;
      }),
    )
    .join('\n');

const serve = async (route: Route): Promise<void> => {
  const url = route.request().url();
  if (/^(?:file|data|blob|about):/.test(url)) return route.continue();
  const headers = { 'access-control-allow-origin': '*' };
  if (/^https?:\/\/fonts\.googleapis\.com\/css/.test(url))
    return route.fulfill({ body: fontSheet(url), contentType: 'text/css', headers });
  for (const [address, file] of assets) {
    const match = address.exec(url);
    const body = match === null ? undefined : readPackaged(file(match));
    if (body !== undefined) {
      const end = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1] ?? '';
      return route.fulfill({ body, contentType: types[end] ?? 'application/octet-stream', headers });
    }
  }
  return route.abort();
};

const blank = new URL('../../reading/render/blank.html', import.meta.url).href;

const open = async (context: BrowserContext, close: () => Promise<void>): Promise<PagePrinter> => {
  await context.route('**/*', serve);
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print' });
  page.setDefaultTimeout(20_000);
  return {
    print: async (html, script, margin) => {
      await page.goto(blank);
      await page.setContent(html, { waitUntil: 'load' });
      const told = await page.evaluate<never>(script);
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      const pdf = await page.pdf({
        format: 'A4',
        preferCSSPageSize: true,
        printBackground: true,
        margin: { top: margin, bottom: margin, left: margin, right: margin },
      });
      return { told, pdf: withoutDates(pdf) };
    },
    close,
  };
};

/** Starts Chromium to print pages of themes without a network. */
export const openPagePrinter = async (named = process.env.WINNOW_CHROMIUM): Promise<PagePrinter> => {
  const executablePath = findChromium(named);
  if (executablePath === undefined)
    throw new Error('There is no Chromium: install it as /usr/bin/chromium or name it in WINNOW_CHROMIUM.');
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  const context = await browser.newContext({ viewport: { width: 794, height: 1123 }, javaScriptEnabled: true });
  return open(context, () => browser.close());
};
