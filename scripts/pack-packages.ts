// npm run pack [FOLDER]: builds the packages that are published, each in a folder of its own below dist/, ready for `npm publish`.
import { join } from 'node:path';
import { packClient } from './clients/pack-client.ts';
import { packCli, packMcp } from './clients/pack-program.ts';

const root = join(import.meta.dirname, '..');
const target = process.argv[2] ?? join(root, 'dist');
console.log(packClient(root, target));
console.log(await packCli(root, target));
console.log(await packMcp(root, target));
