import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/workspaces.ts';
import { checkImage } from './check-image.ts';

// npm run image:check -- [SERVICE …]: every service that has an image of its own, unless some are named.
const [, , ...named] = process.argv;
const own = (await readdir(join(root, 'services'))).filter((service) => service !== 'standalone');
const services = named.length > 0 ? named : own;

const failures: string[] = [];
for (const service of services) {
  console.log(`\n${service}`);
  failures.push(...(await checkImage(service)));
}
console.log(failures.length === 0 ? '\nThe images are as they should be.' : `\nFailed:\n${failures.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
