// node deploy/image/trim.mjs [SERVICE]: removes the workspaces that the service does not need, and writes sbom.cdx.json, the bill of
// materials of what is left. Runs after `npm ci`, in the folder of the image.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const [, , service = ''] = process.argv;
const folders = ['packages', 'services'].flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`));
const byName = new Map(folders.map((folder) => [read(`${folder}/package.json`).name, folder]));
if (service !== '' && !existsSync(`services/${service}`)) throw new Error(`There is no service ${service}.`);

const needed = new Set();
const need = (folder) => {
  if (needed.has(folder)) return;
  needed.add(folder);
  for (const name of Object.keys(read(`${folder}/package.json`).dependencies ?? {})) if (byName.has(name)) need(byName.get(name));
};
// The command line sets up topics and indexes.
need('packages/cli');
for (const folder of folders)
  if (folder === `services/${service}` || (service === '' && folder.startsWith('services/'))) need(folder);

for (const [name, folder] of byName) {
  if (needed.has(folder)) continue;
  rmSync(folder, { recursive: true });
  rmSync(`node_modules/${name}`, { force: true });
}

const { packages } = read('node_modules/.package-lock.json');
const components = Object.entries(packages)
  .filter(([path, { link }]) => path.startsWith('node_modules/') && !link && existsSync(path))
  .map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return { type: 'library', 'bom-ref': purl, name, version, purl, ...(license ? { licenses: [{ expression: license }] } : {}) };
  });
const unique = [...new Map(components.map((component) => [component.purl, component])).values()];
const metadata = {
  component: { type: 'application', name: `winnow${service && `-${service}`}`, version: read('package.json').version },
};
writeFileSync(
  'sbom.cdx.json',
  JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components: unique }),
);
