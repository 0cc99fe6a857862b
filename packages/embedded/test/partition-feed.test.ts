import type { LogRecord } from '@winnow/ports';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPartitionFeed } from '../src/partition-feed.ts';

const recordAt = (offset: number): LogRecord => ({
  topic: 't',
  partition: 0,
  offset,
  key: '',
  headers: {},
  value: String(offset),
});

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('append' as const), count: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pause' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('resume' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), batch: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const) }) },
);

it('delivers each record once and in order, whatever the order of appends, fetches, faults, pauses and resumes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 5 }), fc.nat({ max: 5 }), fc.array(step, { maxLength: 40 }), async (from, behind, steps) => {
      let head = from + behind;
      const delivered: number[] = [];
      const fetches: { readonly offset: number; readonly settle: (batch: number | 'fail') => void }[] = [];
      const retries: (() => void)[] = [];
      let paused = false;
      const feed = createPartitionFeed({
        from,
        head,
        fetch: (offset) =>
          new Promise((resolve, reject) => {
            const settle = (batch: number | 'fail'): void => {
              if (batch === 'fail') reject(new Error('away'));
              else resolve(Array.from({ length: Math.min(batch, head - offset) }, (_, index) => recordAt(offset + index)));
            };
            fetches.push({ offset, settle });
          }),
        deliver: (records) => {
          expect(paused).toBe(false);
          delivered.push(...records.map(({ offset }) => offset));
        },
        retryLater: (retry) => retries.push(retry),
      });
      const settled = () => new Promise((resolve) => setImmediate(resolve));
      for (const next of steps) {
        if (next.kind === 'append') {
          const records = Array.from({ length: next.count }, (_, index) => recordAt(head + index));
          head += next.count;
          feed.appended(records, head);
        } else if (next.kind === 'answer') fetches.shift()?.settle(next.batch);
        else if (next.kind === 'fail') fetches.shift()?.settle('fail');
        else {
          paused = next.kind === 'pause';
          feed[next.kind]();
        }
        await settled();
        expect(fetches.length).toBeLessThanOrEqual(1);
      }
      if (paused) {
        paused = false;
        feed.resume();
      }
      for (let rounds = 0; delivered.length < head - from && rounds < 200; rounds += 1) {
        for (const retry of retries.splice(0)) retry();
        fetches.shift()?.settle(2);
        await settled();
      }
      expect(delivered).toEqual(Array.from({ length: head - from }, (_, index) => from + index));
    }),
    { numRuns: 200 },
  );
});

it('delivers what is appended at the end without a fetch', () => {
  const delivered: number[] = [];
  const feed = createPartitionFeed({
    from: 3,
    head: 3,
    fetch: () => Promise.reject(new Error('no fetch is needed')),
    deliver: (records) => delivered.push(...records.map(({ offset }) => offset)),
    retryLater: () => expect.unreachable(),
  });
  feed.appended([recordAt(3), recordAt(4)], 5);
  expect(delivered).toEqual([3, 4]);
  feed.stop();
  feed.appended([recordAt(5)], 6);
  expect(delivered).toEqual([3, 4]);
});
