import { writeFileSync } from 'node:fs';
import { measureRecorded } from './measure-split.ts';

// npm run record:judging: writes the figures that judging.test.ts holds these jobs to. Run it after a change for the better.

const recorded = await measureRecorded();
writeFileSync(new URL('recorded.json', import.meta.url), `${JSON.stringify(recorded, null, 2)}\n`);
console.log(recorded);
