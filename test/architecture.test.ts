import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayConfig } from '@winnow/gateway-service/config';
import { parserConfig } from '@winnow/parser-service/config';
import { commonConfig } from '@winnow/runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directionBreaches, shapeBreaches, sizeBreaches } from './support/architecture-rules.ts';
import { readSource, readWorkspaces, root } from './support/workspaces.ts';

const workspaces = readWorkspaces();
const sources = workspaces.flatMap((workspace) => workspace.sources);
const plant = (folder: string, change: (workspace: (typeof workspaces)[number]) => Partial<(typeof workspaces)[number]>) =>
  workspaces.map((workspace) => (workspace.folder === folder ? { ...workspace, ...change(workspace) } : workspace));

describe('direction', () => {
  it('holds everywhere', () => {
    expect(directionBreaches(workspaces)).toEqual([]);
  });

  it.each([
    ['a pure package that imports a port', 'packages/ats', '@winnow/ports'],
    ['a service that imports an adapter', 'services/parser', '@winnow/mongo'],
    ['a service that imports another service', 'services/parser', '@winnow/scoring-service'],
    ['an adapter that imports another adapter', 'packages/kafka', '@winnow/embedded'],
    ['a port that imports the runtime', 'packages/ports', '@winnow/runtime'],
  ])('would catch %s', (_, folder, dependency) => {
    const planted = plant(folder, ({ dependencies }) => ({ dependencies: [...dependencies, dependency] }));
    expect(directionBreaches(planted)).toEqual([`${folder} imports ${dependency}`]);
  });
});

describe('the linter', () => {
  const plants: readonly (readonly [what: string, folder: string, code: string, rule: string])[] = [
    ['a clock in a pure package', 'packages/ats', 'export const a = Date.now();', 'noRestrictedGlobals'],
    [
      'file access in a pure package',
      'packages/reading',
      "import { readFile } from 'node:fs/promises';\n\nexport const a = readFile;",
      'noRestrictedImports',
    ],
    [
      'an adapter in a service',
      'services/parser',
      "import { openMongo } from '@winnow/mongo';\n\nexport const a = openMongo;",
      'noRestrictedImports',
    ],
    [
      'a package that is not declared',
      'packages/kernel',
      "import { z } from 'zod';\n\nexport const a = z;",
      'noUndeclaredDependencies',
    ],
    ['the environment read anywhere', 'services/gateway', 'export const a = process.env.HOME;', 'noProcessEnv'],
    ['an any', 'packages/ports', 'export const a = (b: any): unknown => b;', 'noExplicitAny'],
    ['an enum', 'packages/ports', 'export enum A {\n  B,\n}', 'noEnum'],
    [
      'a promise that nobody waits for',
      'packages/ports',
      'const a = async (): Promise<void> => {};\nexport const b = (): void => {\n  a();\n};',
      'noFloatingPromises',
    ],
  ];
  const pathOf = (index: number): string => join(root, plants[index]?.[1] ?? '', 'src', `planted-breach-${index}.ts`);
  let diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[] = [];

  beforeAll(() => {
    for (const [index, [, , code]] of plants.entries()) writeFileSync(pathOf(index), `${code}\n`);
    const paths = plants.map((_, index) => pathOf(index));
    const run = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '--reporter=json', '--max-diagnostics=200', ...paths], {
      cwd: root,
      encoding: 'utf8',
    });
    diagnostics = JSON.parse(run.stdout).diagnostics;
  });
  afterAll(() => {
    for (const index of plants.keys()) rmSync(pathOf(index), { force: true });
  });

  it.each(plants.map(([what, , , rule], index) => [what, rule, index] as const))('catches %s', (_, rule, index) => {
    const found = diagnostics
      .filter(({ location }) => location.path.endsWith(`planted-breach-${index}.ts`))
      .map(({ category }) => category.split('/').at(-1));
    expect(found).toContain(rule);
  });
});

describe('shape', () => {
  it('is the same for every service', () => {
    expect(shapeBreaches(workspaces)).toEqual([]);
  });

  it('would be missed: a service with a file of another kind, or without its entry', () => {
    const planted = plant('services/scoring', ({ sources: files }) => ({
      sources: [...files.filter((file) => !file.endsWith('/main.ts')), 'services/scoring/src/utils.ts'],
    }));
    expect(shapeBreaches(planted)).toEqual(['services/scoring has no src/main.ts', 'services/scoring has src/utils.ts']);
  });

  it('keeps files short', () => {
    const files = sources.map((path) => ({ path, text: readSource(path) }));
    expect(sizeBreaches(files)).toEqual([]);
    const lengths = files.map(({ text }) => text.split('\n').length).toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
  });

  it('would catch a long file and a long entry', () => {
    expect(
      sizeBreaches([
        { path: 'packages/ats/src/a.ts', text: '\n'.repeat(301) },
        { path: 'services/parser/src/main.ts', text: '\n'.repeat(16) },
      ]),
    ).toEqual(['packages/ats/src/a.ts has 301 lines', 'services/parser/src/main.ts has 16 lines']);
  });
});

describe('documents', () => {
  const readme = readSource('README.md');

  it('list every configuration key, its default and nothing else', () => {
    const keys = Object.values({ ...commonConfig, ...gatewayConfig, ...parserConfig });
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm)].map(([, key, fallback]) => [key, fallback]);
    const shown = (fallback: string | null): string => (fallback === null || fallback === '' ? '–' : `\`${fallback}\``);
    const expected = keys.map(({ key, fallback }) => [key, key === 'WINNOW_WORKERS' ? 'cores' : shown(fallback)]);
    expect(rows.toSorted()).toEqual(expected.toSorted());
  });

  it('say of each service what it consumes and publishes', () => {
    for (const { folder, sources: files } of workspaces.filter(
      (each) => each.folder.startsWith('services/') && each.folder !== 'services/standalone',
    )) {
      const code = files.map(readSource).join('\n');
      const text = readSource(`${folder}/README.md`);
      const used = [...code.matchAll(/(?:subscribe|publish|replies)\(\s*(\w+)/g)].map(([, name]) => name);
      const types = { resumeRead: 'resume.read', atsScore: 'ats.score', operationDone: 'operation.done' };
      for (const name of used) {
        const type = Object.entries(types).find(([variable]) => variable === name)?.[1];
        if (type !== undefined) expect(text, `${folder}/README.md`).toContain(`\`${type}\``);
      }
    }
  });

  it('link to files that exist', () => {
    for (const document of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])
      for (const [, path = ''] of readSource(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g))
        expect(() => readSource(path), `${document}: ${path}`).not.toThrow(/ENOENT/);
  });
});

describe('contract suites', () => {
  it('run on both backends', () => {
    const suites = [...readSource('packages/ports/src/testing/index.ts').matchAll(/(\w+Contract)\b/g)].map(([, name]) => name);
    expect(suites.length).toBeGreaterThanOrEqual(5);
    for (const suite of suites) {
      const file = `test/contract/${suite?.replace(/Contract$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.test.ts`;
      const text = readSource(file);
      expect(text).toContain("describe('embedded'");
      expect(text).toContain('describeDistributed');
      expect(text.split(`${suite}(`).length - 1, file).toBe(2);
    }
  });
});
