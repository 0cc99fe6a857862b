import { availableParallelism } from 'node:os';
import { untraced } from '@winnow/ports';
import { openWorkerPool } from '@winnow/workers';
import { afterAll, expect, it } from 'vitest';
import { noTaskMetrics } from '../support/no-task-metrics.ts';
import { fuzzedFile, fuzzReading } from './fuzz-reading.ts';
import { sampleFiles } from './sample-files.ts';

const seconds = 60;

const pool = openWorkerPool(availableParallelism(), noTaskMetrics, Date.now, untraced);
afterAll(() => pool.close());

it('a damaged file is the same every time', async () => {
  const samples = await sampleFiles();
  for (const number of [0, 7, 99]) expect(fuzzedFile(samples, number)).toEqual(fuzzedFile(samples, number));
});

it(`every damaged file of ${seconds} seconds is read or refused with its reason`, async () => {
  const until = Date.now() + seconds * 1000;
  const { tried, outcomes, findings } = await fuzzReading(pool, await sampleFiles(), {
    from: 0,
    isOver: () => Date.now() > until,
  });
  console.info(`${tried} files:`, outcomes);
  expect(findings.map(({ number, error }) => `${number}: ${error}`)).toEqual([]);
  expect(outcomes.timeout ?? 0).toBeLessThan(tried / 200);
  // Damage that nothing survives, or that nothing notices, would test nothing.
  expect(outcomes.ok).toBeGreaterThan(tried / 20);
  expect(outcomes.corrupt).toBeGreaterThan(tried / 20);
});
