import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addRelease, sectionOf } from '../scripts/changelog.ts';
import { readSource, readWorkspaces, root } from './support/workspaces.ts';

type Manifest = {
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
};

const manifestIn = (folder: string): Manifest => JSON.parse(readSource(join(folder, 'package.json')));
const folders = readWorkspaces().map(({ folder }) => folder);
const { version } = manifestIn('.');

describe('versions', () => {
  it('are the same everywhere, and so are the pins between workspaces', () => {
    const pins = folders.flatMap((folder) => {
      const { dependencies = {}, devDependencies = {}, version: own } = manifestIn(folder);
      const inside = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@winnow/'));
      return [own, ...inside.map(([, pin]) => pin)];
    });
    expect(new Set(pins)).toEqual(new Set([version]));
  });

  it('is that of the Python client, too', () => {
    expect(/^version = "(.+)"$/m.exec(readSource('clients/python/pyproject.toml'))?.[1]).toBe(version);
  });

  it('are of packages that nobody can publish by mistake', () => {
    expect(['.', ...folders].filter((folder) => manifestIn(folder).private !== true)).toEqual([]);
  });
});

describe('the changelog', () => {
  const changelog = readSource('CHANGELOG.md');
  const headings = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

  it('starts with what is unreleased, followed by the version of the packages', () => {
    expect(headings[0]).toBe('Unreleased');
    expect(headings[1]).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`));
  });

  it('has text for every version, each named once', () => {
    expect(new Set(headings).size).toBe(headings.length);
    for (const heading of headings) expect(sectionOf(changelog, heading?.split(' ')[0] ?? ''), heading).not.toBe('');
  });

  it('is the only one', () => {
    expect(folders.filter((folder) => existsSync(join(root, folder, 'CHANGELOG.md')))).toEqual([]);
  });
});

describe('a release', () => {
  const before = '# Changelog\n\n## Unreleased\n\n- Written by hand.\n\n## 1.0.0 (2026-01-01)\n\nThe first.\n';
  const date = '2026-02-03';

  it('moves changes into a section of their own, those that break something first', () => {
    const changes = [
      { bump: 'patch', summary: 'Fix a crash.' },
      { bump: 'none', summary: 'Only a test.' },
      { bump: 'major', summary: 'Remove a field.\n\nUse the other one: `$&`.' },
    ] as const;
    const after = addRelease(before, { version: '2.0.0', date, changes });
    expect(sectionOf(after, '2.0.0')).toBe(
      '- Written by hand.\n\n### Breaking changes\n\n- Remove a field.\n\n  Use the other one: `$&`.\n\n### Fixed\n\n- Fix a crash.',
    );
    expect(sectionOf(after, '1.0.0')).toBe('The first.');
  });

  it('leaves nothing behind that the next one would repeat', () => {
    const first = addRelease(before, { version: '1.1.0', date, changes: [] });
    const second = addRelease(first, { version: '1.1.1', date, changes: [{ bump: 'patch', summary: 'Later.' }] });
    expect(sectionOf(second, '1.1.1')).toBe('### Fixed\n\n- Later.');
    expect(sectionOf(second, '1.1.0')).toBe('- Written by hand.');
  });

  it('is refused when nothing has changed', () => {
    const released = addRelease(before, { version: '1.1.0', date, changes: [] });
    expect(() => addRelease(released, { version: '1.1.1', date, changes: [] })).toThrow('nothing to release');
  });
});
