import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = {
  readonly version: string;
  readonly license: string;
  readonly dependencies: { readonly [name: string]: string };
};

export const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Links of a README that lead out of its package lead nowhere once it is published. */
const withoutRepositoryLinks = (text: string): string => text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)[^)]*\)/g, '$1');

/** Makes an empty folder for a published package, with its licence, README and package.json. */
export const startPackage = (root: string, from: string, folder: string, manifest: { readonly [key: string]: unknown }): void => {
  const { version, license } = readManifest(root, from);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'README.md'), withoutRepositoryLinks(readFileSync(join(root, from, 'README.md'), 'utf8')));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ version, license, type: 'module', ...manifest }, null, 2)}\n`);
};
