import { availableParallelism } from 'node:os';
import { untraced } from '@winnow/ports';
import { openWorkerPool } from '@winnow/workers';
import { afterAll, expect, it } from 'vitest';
import { noTaskMetrics } from '../support/no-task-metrics.ts';
import { fuzzedFile, fuzzReading } from './fuzz-reading.ts';
import { sampleFiles } from './sample-files.ts';

/** The same ones in every run; `npm run fuzz` goes on from there. */
const files = 400;

const pool = openWorkerPool(availableParallelism(), noTaskMetrics, Date.now, untraced);
afterAll(() => pool.close());

it('a damaged file is the same every time', async () => {
  const samples = await sampleFiles();
  for (const number of [0, 7, 99]) expect(fuzzedFile(samples, number)).toEqual(fuzzedFile(samples, number));
});

it(`each of ${files} damaged files is read or refused with its reason`, async () => {
  let left = files;
  const { tried, outcomes, findings } = await fuzzReading(pool, await sampleFiles(), {
    from: 0,
    isOver: () => {
      left -= 1;
      return left < 0;
    },
  });
  console.info(`${tried} files:`, outcomes);
  expect(findings.map(({ number, error }) => `${number}: ${error}`)).toEqual([]);
  expect(outcomes.timeout ?? 0).toBeLessThan(tried / 200);
  // Damage that nothing survives, or that nothing notices, would test nothing.
  expect(outcomes.ok).toBeGreaterThan(tried / 20);
  expect(outcomes.corrupt).toBeGreaterThan(tried / 20);
});
