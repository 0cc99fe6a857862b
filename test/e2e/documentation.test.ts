import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batchCompletedEvent, errorStatus } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeBlocks } from '../documentation/code-blocks.ts';
import { withGeneratedParts } from '../documentation/generated-parts.ts';
import { recordExamples } from '../documentation/record-examples.ts';
import { runShellBlocks } from '../documentation/run-shell-blocks.ts';
import { hasRuntime, runSample, runtimes } from '../documentation/webhook-samples.ts';
import { apiKey, type Deployment, deployStandalone } from '../support/deployment.ts';
import { root } from '../support/workspaces.ts';

const guides = globSync('docs/guides/*.md', { cwd: root }).toSorted();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const webhooks = codeBlocks(read('docs/guides/webhooks.md'));

let deployment: Deployment;
const url = (path: string): string => `${deployment.addresses()[0]}${path}`;

beforeAll(async () => {
  deployment = await deployStandalone();
});
afterAll(() => deployment?.stop());

describe('the examples of the OpenAPI document', () => {
  it('are what a new installation returns: run "npm run generate" after a change', async () => {
    const committed = JSON.parse(read('packages/contracts/generated/examples.json'));
    expect(await recordExamples(url(''))).toEqual(committed);
  });
});

const missing = ['curl', 'jq'].filter((program) => spawnSync(program, ['--version']).error !== undefined);

describe.skipIf(missing.length > 0)(`the commands (${missing.length > 0 ? `skipped: no ${missing.join(', ')}` : 'run'})`, () => {
  it.each(guides)('of %s work one after another, and print what it shows', async (path) => {
    for (const { code, output, shown } of await runShellBlocks(codeBlocks(read(path)), url(''), apiKey))
      if (typeof shown === 'object' && shown !== null) expect(JSON.parse(output), code).toMatchObject(shown);
      else if (shown !== undefined) expect(JSON.parse(output), code).toEqual(shown);
  });

  it('of the README work', async () => {
    const blocks = codeBlocks(read('README.md')).filter(({ code }) => code.includes('curl -s -F') || code.includes('curl -F'));
    const printed = await runShellBlocks(blocks, url(''), apiKey);
    expect(printed.map(({ output }) => /"status":[45]\d\d/.exec(output)?.[0])).toEqual(printed.map(() => undefined));
  });
});

describe('the guides', () => {
  it.each(guides)('%s is current: run "npm run generate" after a change', (path) => {
    expect(withGeneratedParts(read(path))).toBe(read(path));
  });

  it('show the webhook event with the fields that it has', () => {
    const shown = webhooks.filter(({ language }) => language === 'json').map(({ code }) => JSON.parse(code));
    expect(shown.filter((json) => batchCompletedEvent.safeParse(json).success)).toHaveLength(1);
  });
});

describe('the webhook sample', () => {
  const secret = 'whsec_c29tZSBieXRlcyBmb3IgYW4gZXhhbXBsZQ==';
  const body = '{"event":"batch.completed","batch_id":"batch_ü"}';
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

  it.each(Object.entries(runtimes))('in %s accepts the signature, and no other', async (language, runtime) => {
    const { code } = webhooks.find((block) => block.language === language) ?? { code: '' };
    expect(code).not.toBe('');
    if (!hasRuntime(runtime)) {
      console.warn(`The ${language} sample was not run: there is no ${runtime.probe[0]}.`);
      return;
    }
    const sent = [
      { body, signature, secret },
      { body: body.toUpperCase(), signature, secret },
      { body, signature: 'sha256=ü', secret },
    ];
    expect(await runSample(runtime, code, sent)).toEqual([0, 1, 1]);
  });
});

describe('the pages of the documentation', () => {
  it('link to pages and headings that are there', async () => {
    const pages = new Map<string, string>();
    const load = async (path: string): Promise<string> => {
      const known = pages.get(path);
      if (known !== undefined) return known;
      const response = await fetch(url(path));
      expect(response.status, path).toBe(200);
      const text = await response.text();
      pages.set(path, text);
      if (response.headers.get('content-type')?.startsWith('text/html') !== true || path === '/docs/api') return text;
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      for (const [, href = ''] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
        if (/^https?:/.test(href)) continue;
        const [target = '', anchor] = href.split('#');
        const found = target === '' ? text : await load(target);
        if (anchor !== undefined) expect(found, `${path} links to ${href}`).toContain(`id="${anchor}"`);
      }
      return text;
    };
    await load('/docs');
    expect([...pages.keys()].filter((path) => path.endsWith('.md'))).toHaveLength(guides.length);
    const [overview, map] = [await load('/llms.txt'), await load('/docs/sitemap.xml')];
    for (const [, target = ''] of overview.matchAll(/\]\(([^)]+)\)/g)) await load(target);
    for (const [, target = ''] of map.matchAll(/<loc>([^<]+)/g)) await load(new URL(target).pathname);
  });

  it('explain every error at the address that error bodies name', async () => {
    const page = await (await fetch(url('/docs/errors'))).text();
    for (const code of Object.keys(errorStatus)) {
      const path = `/errors/${code.toLowerCase()}`;
      expect(await (await fetch(url(path))).json()).toMatchObject({ error: code });
      const redirect = await fetch(url(path), { headers: { accept: 'text/html' }, redirect: 'manual' });
      expect(redirect.headers.get('location')).toBe(`/docs/errors#${code.toLowerCase()}`);
      expect(page).toContain(`id="${code.toLowerCase()}"`);
    }
  });
});
