/**
 * Writes sbom.cdx.json, the CycloneDX bill of materials of what runs in production. `npm sbom --omit dev` would leave out packages that
 * a workspace needs and the root lists for its tests, so everything is listed and then held against the lock file.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from './licences.ts';
import { productionBom } from './sbom.ts';

const root = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const used = new Set(
  lockedPackages(lock, { corrections: {} })
    .filter(({ dev }) => !dev)
    .map(({ id }) => id),
);
const all = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
});
const bom = productionBom(JSON.parse(all), (ref) => used.has(ref));
writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
console.log(`sbom.cdx.json: ${bom.components.length} components`);
