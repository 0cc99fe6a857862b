import type { BatchRecord, BatchRunRecord } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginRun, candidateState, countCandidates, endRun, isEnded, markAnnounced, markFollowed, never } from '../src/index.ts';

const began = Date.parse('2026-11-01T00:00:00.000Z');

const batchOf = (total: number): BatchRecord => ({
  id: 'batch_1',
  account_id: 'acc_1',
  job: { job_id: 'job_1', version: 1, digest: 'd' },
  name: null,
  timeout_seconds: 60,
  state: 'starting',
  intakes: [{ id: 'int_1', count: total }],
  total,
  created_at: '2026-11-01T00:00:00.000Z',
  started_at: '2026-11-01T00:00:00.000Z',
  due_at: never,
  expires_at: '2026-12-01T00:00:00.000Z',
});

const count = (run: BatchRunRecord, ordinal: number, succeeded: boolean): BatchRunRecord =>
  countCandidates(run, { candidates: [{ ordinal, succeeded }], dispatched: run.total }, began + 1) ?? run;

const begin = (total: number): BatchRunRecord => beginRun(batchOf(total), began);

describe('a run', () => {
  it('is completed when every candidate was scored', () => {
    const run = [0, 1, 2].reduce((each, ordinal) => count(each, ordinal, true), begin(3));
    expect(run).toMatchObject({ status: 'completed', success: 3, failed: 0, ended_by: 'count' });
  });

  it('is partial when one has failed, and when all have', () => {
    expect(count(count(begin(2), 0, true), 1, false)).toMatchObject({ status: 'partial', success: 1, failed: 1 });
    expect(count(count(begin(2), 0, false), 1, false)).toMatchObject({ status: 'partial', success: 0, failed: 2 });
  });

  it('is failed when the time is up before any candidate was counted', () => {
    expect(endRun(begin(2), 'timeout', began)).toMatchObject({ status: 'failed', success: 0, failed: 2 });
  });

  it('is partial when the time is up later, even when the only one that was counted has failed', () => {
    expect(endRun(count(begin(3), 1, true), 'timeout', began)).toMatchObject({ status: 'partial', success: 1, failed: 2 });
    expect(endRun(count(begin(3), 1, false), 'timeout', began)).toMatchObject({ status: 'partial', success: 0, failed: 3 });
  });

  it('is partial when it is cancelled, whenever that is', () => {
    expect(endRun(begin(2), 'cancel', began)).toMatchObject({ status: 'partial', success: 0, failed: 2 });
  });

  it('discards what comes after its end', () => {
    const over = endRun(begin(2), 'timeout', began);
    expect(
      over && countCandidates(over, { candidates: [{ ordinal: 0, succeeded: true }], dispatched: 2 }, began),
    ).toBeUndefined();
    expect(over && endRun(over, 'cancel', began)).toBeUndefined();
  });

  it('is looked after at its time-out, soon after its end, less and less often while nobody follows it, and never after', () => {
    const run = begin(1);
    expect(run.due_at).toBe('2026-11-01T00:01:00.000Z');
    expect([markAnnounced(run, began), markFollowed(run)]).toEqual([undefined, undefined]);
    const over = count(run, 0, true);
    expect(over.due_at).toBe('2026-11-01T00:00:05.001Z');
    expect(markAnnounced(over, began + 1)?.due_at).toBe('2026-11-01T00:00:10.001Z');
    expect(markAnnounced(over, began + 60_001)?.due_at).toBe('2026-11-01T00:02:00.001Z');
    const followed = markFollowed(over);
    expect(followed?.due_at).toBe(never);
    expect(followed && [markAnnounced(followed, began), markFollowed(followed)]).toEqual([undefined, undefined]);
  });

  it('has the time that is left of its acceptance, however late it begins', () => {
    expect(beginRun(batchOf(1), began + 45_000)).toMatchObject({
      started_at: '2026-11-01T00:00:45.000Z',
      timeout_at: '2026-11-01T00:01:00.000Z',
    });
  });

  it('says of each candidate how it stands', () => {
    const run = count(count(begin(3), 0, true), 1, false);
    expect([0, 1, 2].map((ordinal) => candidateState(run, ordinal))).toEqual(['scored', 'failed', 'pending']);
    const late = endRun(run, 'timeout', began) ?? run;
    expect([0, 1, 2].map((ordinal) => candidateState(late, ordinal))).toEqual(['scored', 'failed', 'timed_out']);
  });

  it('counts a group as it counts its candidates one after another, repeated ones included', () => {
    const one = fc.record({ ordinal: fc.nat(12), succeeded: fc.boolean() });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.array(fc.array(one, { maxLength: 8 }), { maxLength: 8 }),
        (total, groups) => {
          const dispatched = total;
          const together = groups.reduce(
            (run, candidates) => countCandidates(run, { candidates, dispatched }, began + 1) ?? run,
            begin(total),
          );
          const alone = groups.flat().reduce((run, { ordinal, succeeded }) => count(run, ordinal, succeeded), begin(total));
          expect(together).toEqual(alone);
        },
      ),
    );
  });

  it('counts each candidate once and ends once, whatever comes in whatever order, however often', () => {
    const event = (total: number) =>
      fc.oneof(
        { weight: 20, arbitrary: fc.record({ ordinal: fc.nat(total + 2), succeeded: fc.boolean() }) },
        { weight: 1, arbitrary: fc.constantFrom('timeout' as const, 'cancel' as const) },
      );
    const story = fc
      .integer({ min: 1, max: 40 })
      .chain((total) => fc.tuple(fc.constant(total), fc.array(event(total), { maxLength: 200 })));
    fc.assert(
      fc.property(story, ([total, events]) => {
        let run = begin(total);
        let ends = 0;
        const first = new Map<number, boolean>();
        for (const each of events) {
          const before = run;
          if (typeof each === 'string') run = endRun(run, each, began) ?? run;
          else {
            run = count(run, each.ordinal, each.succeeded);
            if (!isEnded(before) && each.ordinal < total && !first.has(each.ordinal)) first.set(each.ordinal, each.succeeded);
          }
          if (!isEnded(before) && isEnded(run)) ends += 1;
          if (isEnded(before)) expect(run).toBe(before);
        }
        const scored = [...first.values()].filter(Boolean).length;
        expect(run.success).toBe(scored);
        expect(run.failed).toBe(isEnded(run) ? total - scored : first.size - scored);
        expect(ends).toBe(isEnded(run) ? 1 : 0);
        if (run.status === 'completed') expect([run.success, run.failed]).toEqual([total, 0]);
        if (run.status === 'failed') expect([first.size, run.ended_by]).toEqual([0, 'timeout']);
      }),
    );
  });
});
