import { writeFileSync } from 'node:fs';
import { leastWork } from './measure-work.ts';

// `npm run record:work`: after a change that is worth its costs.
writeFileSync(new URL('recorded.json', import.meta.url), `${JSON.stringify(await leastWork(2, () => false), null, 2)}\n`);
