import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { untraced } from '@winnow/ports';
import { openWorkerPool } from '@winnow/workers';
import { noTaskMetrics } from '../support/no-task-metrics.ts';
import { fuzzReading } from './fuzz-reading.ts';
import { sampleFiles } from './sample-files.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    /** Number of the first file. */
    from: { type: 'string', default: '0' },
    /** A folder for the files that were neither read nor refused. */
    out: { type: 'string' },
  },
});

const pool = openWorkerPool(availableParallelism(), noTaskMetrics, Date.now, untraced);
const until = Date.now() + Number(values.seconds) * 1000;
const result = await fuzzReading(pool, await sampleFiles(), { from: Number(values.from), isOver: () => Date.now() > until });
await pool.close();

console.log(`${result.tried} files:`, result.outcomes);
for (const { number, bytes, error } of result.findings) {
  console.log(`file ${number}, ${bytes.length} bytes: ${error}`);
  if (values.out !== undefined) writeFileSync(join(values.out, `fuzz-${number}.bin`), bytes);
}
exit(result.findings.length === 0 ? 0 : 1);
