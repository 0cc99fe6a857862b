/** Prints the changelog section of a version, `node scripts/release-notes.ts v1.0.0`; fails unless that is the version of the checkout. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionOf } from './changelog.ts';

const root = join(import.meta.dirname, '..');
const version = (process.argv[2] ?? '').replace(/^v/, '');
const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (version !== current) throw new Error(`The tag says ${version || 'nothing'}, package.json says ${current}.`);

const section = sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
if (section === undefined) throw new Error(`CHANGELOG.md has no section for ${version}.`);
console.log(section);
