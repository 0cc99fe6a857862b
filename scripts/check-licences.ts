/**
 * Fails for a dependency whose licence is not in allowed-licences.json. With `--notices`, prints the licence and notice files
 * of those used in production, to ship with an installation.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceBreaches, lockedPackages } from './licences.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const policy = JSON.parse(read('scripts/allowed-licences.json'));
const packages = lockedPackages(JSON.parse(read('package-lock.json')), policy);
const breaches = licenceBreaches(packages, policy);

const noticesOf = (path: string): readonly string[] =>
  globSync('{LICEN[CS]E,NOTICE,COPYING,licen[cs]e,Licen[cs]e}{,-*,.*}', { cwd: join(root, path) })
    .toSorted()
    .map((file) => `--- ${file}\n\n${read(join(path, file)).trim()}\n`);

if (process.argv.includes('--notices')) {
  for (const { id, path, licence } of packages.filter(({ dev }) => !dev))
    console.log([`=== ${id} (${licence})\n`, ...noticesOf(path)].join('\n'));
} else {
  const counts = Map.groupBy(packages, ({ licence }) => licence ?? 'none');
  for (const [licence, { length }] of counts) console.log(`${String(length).padStart(4)} ${licence}`);
}

for (const breach of breaches) console.error(breach);
if (breaches.length > 0) process.exitCode = 1;
