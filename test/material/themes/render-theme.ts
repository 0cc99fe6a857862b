/**
 * Renders JSON Resumes with one theme: `node render-theme.ts THEME` reads an array of resumes from standard input and writes an array of
 * pages, null where the theme fails. A process of its own, as themes register global helpers and change locales.
 */
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

type Render = (resume: unknown) => string | Promise<string>;
type Exported = { readonly render?: Render; readonly default?: Exported | Render };

const theme = process.argv[2] ?? '';
// Themes that count years up to now say the same on every day.
const fixed = Date.UTC(2026, 0, 15);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [fixed] : given) as [number]));
  }
  static override now(): number {
    return fixed;
  }
} as DateConstructor;

const require = createRequire(import.meta.url);

const load = async (): Promise<Exported> => {
  try {
    return require(theme);
  } catch {
    return await import(theme);
  }
};

const renderOf = (exported: Exported | Render | undefined): Render | undefined =>
  typeof exported === 'function' ? exported : (exported?.render ?? (exported?.default && renderOf(exported.default)));

const render = renderOf(await load());
if (render === undefined) throw new Error(`${theme} exports no function render`);
const written = console.log;
console.log = console.error;
const pages: (string | null)[] = [];
/** Some themes want every list, others only lists with something in them. */
const withoutEmptyLists = (resume: object): object =>
  Object.fromEntries(Object.entries(resume).filter(([, value]) => !Array.isArray(value) || value.length > 0));

const renderEither = async (resume: object): Promise<string> => {
  try {
    return await render(resume);
  } catch {
    return await render(withoutEmptyLists(resume));
  }
};

for (const resume of JSON.parse(await text(process.stdin))) {
  try {
    pages.push(await renderEither(resume));
  } catch (error) {
    console.error(`${theme}: ${error instanceof Error ? error.message : error}`);
    pages.push(null);
  }
}
written(JSON.stringify(pages));
