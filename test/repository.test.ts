import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSource, readWorkspaces, root } from './support/workspaces.ts';

const files = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).toSorted();
const read = (path: string) => parse(readSource(path));
const folders = readWorkspaces().map(({ folder }) => folder);

describe('workflows', () => {
  const paths = files('.github/workflows/*.yml');
  const jobs = paths.flatMap((path) => Object.entries<{ readonly [key: string]: unknown }>(read(path).jobs));

  it('may only read the repository unless a job says otherwise, and never run twice for the same thing', () => {
    expect(paths).toContain('.github/workflows/ci.yml');
    for (const path of paths) {
      expect(read(path), path).toMatchObject({ permissions: { contents: 'read' }, concurrency: { group: expect.any(String) } });
    }
  });

  it('end a job that hangs', () => {
    expect(jobs.filter(([, job]) => !('uses' in job) && typeof job['timeout-minutes'] !== 'number').map(([id]) => id)).toEqual(
      [],
    );
  });

  it('use the version of Node that the project pins', () => {
    const { optionalDependencies } = JSON.parse(readSource('package.json'));
    const versions = paths.flatMap((path) =>
      [...readSource(path).matchAll(/node-version: (\S+)/g)].map(([, version]) => version),
    );
    expect(new Set(versions)).toEqual(new Set(Object.values(optionalDependencies)));
  });

  it('run what developers run', () => {
    expect(read('.github/workflows/ci.yml').jobs.run.steps.at(-1)).toEqual({ run: '.ci/run' });
    const scripts: object = JSON.parse(readSource('package.json')).scripts;
    const called = paths.flatMap((path) =>
      [...readSource(path).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name),
    );
    expect(called).toContain('release:version');
    expect(called.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  });
});

describe('issue forms', () => {
  const paths = files('.github/ISSUE_TEMPLATE/*.yml').filter((path) => !path.endsWith('/config.yml'));
  type Field = { readonly type: string; readonly id?: string; readonly attributes: { readonly [key: string]: unknown } };

  it.each(paths)('%s has what GitHub requires', (path) => {
    const { name, description, body }: { name: unknown; description: unknown; body: readonly Field[] } = read(path);
    expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
    const fields = body.filter(({ type }) => type !== 'markdown');
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    for (const { type, id, attributes } of fields) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(attributes.label, id).toEqual(expect.any(String));
      if (type === 'dropdown' || type === 'checkboxes') expect(attributes.options, id).not.toEqual([]);
    }
  });

  it('ask for an invented resume, and have that confirmed', () => {
    const body: readonly Field[] = read('.github/ISSUE_TEMPLATE/wrong-reading.yml').body;
    expect(body.find(({ id }) => id === 'invented')?.attributes.options).toMatchObject([{ required: true }]);
  });
});

describe('code owners', () => {
  const owned = [...readSource('.github/CODEOWNERS').matchAll(/^\/(\S+?)\/?\s+@/gm)].map(([, path = '']) => path);

  it('own what exists, and every service has some of its own', () => {
    expect(owned.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const services = folders.filter((folder) => folder.startsWith('services/') && folder !== 'services/standalone');
    expect(services.filter((folder) => !owned.includes(folder))).toEqual([]);
  });
});

describe('dependencies', () => {
  it('are pinned exactly', () => {
    const loose = ['.', ...folders].flatMap((folder) => {
      const manifest = JSON.parse(readSource(join(folder, 'package.json')));
      const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
      return Object.entries<string>(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    });
    expect(loose).toEqual([]);
  });

  it('are locked without the host that they came from', () => {
    expect(readSource('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });

  it('are updated wherever they are named', () => {
    const ecosystems = read('.github/dependabot.yml').updates.map(
      (update: { readonly 'package-ecosystem': string }) => update['package-ecosystem'],
    );
    expect(ecosystems).toEqual(expect.arrayContaining(['npm', 'docker', 'docker-compose', 'github-actions']));
    expect(readdirSync(join(root, 'deploy'))).toContain('Dockerfile');
  });
});
