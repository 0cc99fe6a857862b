/**
 * Turns the pending changesets into a release: raises the version of every workspace and of the root, and moves the changes into
 * CHANGELOG.md. Commits and tags nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { addRelease, type Bump, type Change } from './changelog.ts';

const root = join(import.meta.dirname, '..');
const run = (command: string, ...args: readonly string[]): void => {
  execFileSync(command, args, { cwd: root, stdio: 'inherit' });
};
const versionIn = (folder: string): string => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version;

const sizes: readonly Bump[] = ['major', 'minor', 'patch', 'none'];
const changes: readonly Change[] = (await readChangesets(root)).map(({ summary, releases }) => ({
  summary,
  bump: sizes.find((size) => releases.some(({ type }) => type === size)) ?? 'none',
}));

run('npx', 'changeset', 'version');
const version = versionIn('packages/contracts');
if (version === versionIn('.')) throw new Error(`No changeset raises the version: it is still ${version}.`);

const path = join(root, 'CHANGELOG.md');
const date = new Date().toISOString().slice(0, 10);
writeFileSync(path, addRelease(readFileSync(path, 'utf8'), { version, date, changes }));
run('npm', 'pkg', 'set', `version=${version}`);
const pythonPath = join(root, 'clients/python/pyproject.toml');
writeFileSync(pythonPath, readFileSync(pythonPath, 'utf8').replace(/^version = ".*"$/m, `version = "${version}"`));
run('npm', 'install', '--package-lock-only', '--ignore-scripts');
console.log(`Prepared ${version}. Review and commit; the release is made by pushing the tag v${version}.`);
