import { writeFileSync } from 'node:fs';
import { measureWork } from './measure-work.ts';

// `npm run record:work`: after a change that is worth its costs.
writeFileSync(new URL('recorded.json', import.meta.url), `${JSON.stringify(await measureWork(), null, 2)}\n`);
