import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { batchCoordinatorConfig } from '@winnow/batch-coordinator-service/config';
import * as contracts from '@winnow/contracts';
import { dashboardConfig } from '@winnow/dashboard-service/config';
import { gatewayConfig } from '@winnow/gateway-service/config';
import { parserConfig } from '@winnow/parser-service/config';
import { commonConfig } from '@winnow/runtime';
import { webhookDispatcherConfig } from '@winnow/webhook-dispatcher-service/config';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  directionBreaches,
  languageBreaches,
  ownershipBreaches,
  shapeBreaches,
  sizeBreaches,
  webBreaches,
} from './support/architecture-rules.ts';
import { type Decision, decisionBreaches } from './support/decision-rules.ts';
import { brokenLinks, messagesInCode, messagesInReadme } from './support/document-rules.ts';
import { fileOf, lintPlanted } from './support/lint-planted.ts';
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

describe('Express', () => {
  it('is known to apps, routes and middleware only', () => {
    expect(webBreaches(sources.map((path) => ({ path, text: readSource(path) })))).toEqual([]);
  });

  it('would be caught anywhere else, also as a type', () => {
    const text = "import type { Request } from 'express';\n";
    const paths = ['operations/jobs.ts', 'http/find-page.ts', 'service.ts', 'routes/jobs.ts', 'middleware/call.ts', 'app.ts'];
    const planted = paths.map((path) => ({ path: `services/gateway/src/${path}`, text }));
    expect(webBreaches([...planted, { path: 'packages/runtime/src/a.ts', text: "await import('express');" }])).toEqual([
      'services/gateway/src/operations/jobs.ts imports express',
      'services/gateway/src/http/find-page.ts imports express',
      'services/gateway/src/service.ts imports express',
      'packages/runtime/src/a.ts imports express',
    ]);
  });
});

describe('a collection', () => {
  const stores = sources.filter((path) => path.endsWith('/src/store.ts')).map((path) => ({ path, text: readSource(path) }));

  it('is changed by its owner only', () => {
    expect(stores.length).toBeGreaterThan(5);
    expect(ownershipBreaches(stores, contracts.collections)).toEqual([]);
  });

  it('would be caught in the store of another service', () => {
    const text = [
      'export type PlantedStore = {',
      '  readonly uploads: Collection<UploadRecord>;',
      '  readonly scores: Collection<ScoreRecord>;',
      "  readonly runs: Pick<Collection<BatchRunRecord>, 'get' | 'delete'>;",
      "  readonly candidates: Pick<Collection<CandidateRecord>, 'get' | 'find'>;",
      '};',
    ].join('\n');
    const path = 'services/gateway/src/store.ts';
    expect(ownershipBreaches([{ path, text }], contracts.collections)).toEqual([
      `${path} can change scores of scoring`,
      `${path} can change runs of batch-coordinator`,
    ]);
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
    [
      'a function over 100 lines',
      'packages/ats',
      `export const a = (b: number): number => {\n${'  b += 1;\n'.repeat(101)}  return b;\n};`,
      'noExcessiveLinesPerFunction',
    ],
    ['a circle of imports', 'packages/ats', `import { b } from './${fileOf(10)}';\n\nexport const a = b;`, 'noImportCycles'],
    [
      'a circle of imports that are only of types',
      'packages/ats',
      `import type { a } from './${fileOf(9)}';\n\nexport const b: typeof a | 1 = 1;`,
      'noImportCycles',
    ],
  ];
  let found: readonly (readonly string[])[] = [];

  beforeAll(() => {
    found = lintPlanted(plants.map(([, folder, code]) => ({ folder, code })));
  });

  it.each(plants.map(([what, , , rule], index) => [what, rule, index] as const))('catches %s', (_, rule, index) => {
    expect(found[index]).toContain(rule);
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

describe('what a language has of its own', () => {
  it('stands in its data', () => {
    const files = sources.map((path) => ({ path, text: readSource(path) }));
    expect(languageBreaches(files, contracts.languageCodes)).toEqual([]);
  });

  it('would be caught in code', () => {
    const table = "const and = { de: 'und', en: 'and', fr: 'et', it: 'e', nl: 'en' };\n";
    const words = "const ends = ['до теперішнього часу', 'по настоящее время'];\n";
    expect(
      languageBreaches(
        [
          { path: 'packages/ats/src/a.ts', text: table },
          { path: 'packages/jobs/src/b.ts', text: words },
          { path: 'packages/jobs/src/c.ts', text: `// ${words}const de = 1;\n` },
        ],
        contracts.languageCodes,
      ),
    ).toEqual(['packages/ats/src/a.ts has a table of 5 languages', 'packages/jobs/src/b.ts has 34 letters outside ASCII']);
  });
});

describe('documents', () => {
  const readme = readSource('README.md');
  const serviceFolders = workspaces
    .map(({ folder }) => folder)
    .filter((folder) => folder.startsWith('services/') && folder !== 'services/standalone');

  it('list every configuration key, its default and nothing else', () => {
    const keys = Object.values({
      ...commonConfig,
      ...gatewayConfig,
      ...parserConfig,
      ...batchCoordinatorConfig,
      ...webhookDispatcherConfig,
      ...dashboardConfig,
    });
    const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \|/gm)].map(([, key, fallback]) => [key, fallback]);
    const shown = (fallback: string | null): string => (fallback === null || fallback === '' ? '–' : `\`${fallback}\``);
    const expected = keys.map(({ key, fallback }) => [key, key === 'WINNOW_WORKERS' ? 'cores' : shown(fallback)]);
    expect(rows.toSorted()).toEqual(expected.toSorted());
  });

  describe('of each service', () => {
    const types = new Map(
      Object.entries(contracts).flatMap(([name, value]) => {
        const message = contracts.messages.find((each) => each === value);
        return message === undefined ? [] : [[name, message.type] as const];
      }),
    );

    it('know every message by the name of its definition', () => {
      expect([...types.values()].toSorted()).toEqual(contracts.messages.map(({ type }) => type).toSorted());
    });

    it.each(serviceFolders)('say what %s consumes and publishes', (folder) => {
      const files = workspaces.find((each) => each.folder === folder)?.sources ?? [];
      const inCode = messagesInCode(files.map(readSource).join('\n'), types);
      expect(messagesInReadme(readSource(`${folder}/README.md`))).toEqual(inCode);
      // The dashboard alone is asked by people only.
      if (folder !== 'services/dashboard') expect(inCode.consumed).not.toEqual([]);
    });

    it('would be caught: a message that the README does not name', () => {
      const code = 'await bus.subscribe(resumeRead, options, handler);\npublish(\n  newMessage, {});';
      expect(messagesInCode(code, types)).toEqual({ consumed: ['resume.read'], published: ['newMessage'] });
      expect(messagesInReadme('- **Consumes**: `resume.read` (as group `parser`)\n- **Publishes**: nothing')).toEqual({
        consumed: ['resume.read'],
        published: [],
      });
    });
  });

  it('stand in every workspace', () => {
    expect(workspaces.map(({ folder }) => folder).filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
  });

  it('link to files that exist', () => {
    const everywhere = globSync(
      ['*.md', '.changeset/*.md', '.github/**/*.md', 'deploy/*.md', 'docs/**/*.md', 'examples/**/*.md', 'clients/*/*.md'],
      { cwd: root },
    );
    const paths = [...everywhere, ...workspaces.map(({ folder }) => `${folder}/README.md`)];
    const documents = paths.map((path) => ({ path, text: readSource(path) }));
    expect(brokenLinks(documents, (path) => existsSync(join(root, path)))).toEqual([]);
  });

  it('would be caught: a link that leads nowhere', () => {
    const text = '[a](../kernel/src/index.ts#top) [b](src/none.ts) [c](https://example.com/none) [d](#here)';
    const exists = (path: string): boolean => path === 'packages/kernel/src/index.ts';
    expect(brokenLinks([{ path: 'packages/ats/README.md', text }], exists)).toEqual(['packages/ats/README.md: src/none.ts']);
  });
});

describe('decisions', () => {
  const overview = readSource('ARCHITECTURE.md');
  const decisions = globSync('docs/adr/*', { cwd: root })
    .toSorted()
    .map((path): Decision => ({ file: basename(path), text: readSource(path) }));

  it('are numbered, complete and listed', () => {
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisionBreaches(decisions, overview)).toEqual([]);
  });

  it('would be caught: a number that is taken, a section that is missing, a status nobody knows, and no entry in the list', () => {
    const first = '0001-record-architecture-decisions.md';
    const planted = { file: '0001-other.md', text: '# 1. Other\n\n- Status: Done\n- Date: 2026-01-01\n\n## Context\n\nNone.\n' };
    expect(decisionBreaches([...decisions.slice(0, 1), planted], overview.split('\n- [0002]')[0] ?? '')).toEqual([
      '0001-other.md is not number 2',
      '0001-other.md has no valid status',
      '0001-other.md has the sections Context',
      '0001-other.md: Other is not listed at its place',
    ]);
    expect(decisionBreaches([], `- [0001](docs/adr/${first}) Record`)).toEqual(['1 entries of the list are no decisions']);
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
