import { expect, it } from 'vitest';
import { createBatchWindow } from '../src/runs/batch-window.ts';

const run = { id: 'batch_1', account_id: 'acc_1' };
const tickMs = 10;

/** Workers that candidates wait for, of which live requests may take some, on a simulated clock. */
const simulate = (limits: { readonly min: number; readonly max: number }) => {
  let now = 0;
  const { share, heard } = createBatchWindow(limits, () => now);
  const waiting: number[] = [];
  let working: { readonly dispatchedAt: number; readonly beganAt: number; readonly endsAt: number }[] = [];
  let idleMs = 0;
  let done = 0;
  return {
    done: () => done,
    idleMs: () => idleMs,
    window: () => share(run),
    /** Time passes with this many workers for a batch that has no end. */
    pass: (seconds: number, { workers, workMs }: { readonly workers: number; readonly workMs: number }) => {
      for (const end = now + seconds * 1_000; now < end; now += tickMs) {
        const ended = working.filter(({ endsAt }) => endsAt <= now);
        working = working.filter(({ endsAt }) => endsAt > now);
        done += ended.length;
        if (ended.length > 0)
          heard(
            run,
            ended.map(({ dispatchedAt, beganAt }) => beganAt - dispatchedAt),
          );
        while (waiting.length + working.length < share(run)) waiting.push(now);
        while (working.length < workers && waiting.length > 0)
          working.push({ dispatchedAt: waiting.shift() ?? now, beganAt: now, endsAt: now + workMs });
        idleMs += Math.max(0, workers - working.length) * tickMs;
      }
    },
  };
};

it('grows until no worker is idle, however many there are, and stays within its limit', () => {
  const batch = simulate({ min: 20, max: 1_000 });
  expect(batch.window()).toBe(100);
  batch.pass(10, { workers: 400, workMs: 300 });
  expect(batch.window()).toBeGreaterThanOrEqual(400);
  const idle = batch.idleMs();
  batch.pass(10, { workers: 400, workMs: 300 });
  expect(batch.idleMs()).toBe(idle);
  batch.pass(20, { workers: 5_000, workMs: 300 });
  expect(batch.window()).toBe(1_000);
});

it('keeps at least half of the workers busy with work that takes a minute: what counts is how long candidates wait', () => {
  const batch = simulate({ min: 20, max: 1_000 });
  batch.pass(600, { workers: 300, workMs: 60_000 });
  const idle = batch.idleMs();
  batch.pass(1_200, { workers: 300, workMs: 60_000 });
  expect((batch.idleMs() - idle) / (1_200_000 * 300)).toBeLessThan(0.5);
});

it('shrinks to what is done within two seconds while few workers are free, and leaves none of them idle', () => {
  const batch = simulate({ min: 20, max: 1_000 });
  batch.pass(60, { workers: 4, workMs: 100 });
  expect(batch.window()).toBeLessThanOrEqual(80);
  expect(batch.idleMs()).toBe(0);
});

it('shrinks while live requests take the workers, and grows again when they have been served', () => {
  const batch = simulate({ min: 20, max: 1_000 });
  batch.pass(20, { workers: 40, workMs: 100 });
  const calm = batch.window();
  batch.pass(120, { workers: 4, workMs: 100 });
  const besideLive = batch.window();
  expect(calm).toBeGreaterThanOrEqual(100);
  expect(besideLive).toBeLessThanOrEqual(100);
  batch.pass(20, { workers: 400, workMs: 100 });
  const idle = batch.idleMs();
  batch.pass(5, { workers: 400, workMs: 100 });
  expect(batch.window()).toBeGreaterThanOrEqual(400);
  expect(batch.idleMs()).toBe(idle);
});

it('never shrinks below its least, not even when the workers hardly move, and never changes when both limits are equal', () => {
  const slow = simulate({ min: 20, max: 1_000 });
  slow.pass(600, { workers: 1, workMs: 1_000 });
  expect(slow.window()).toBe(20);
  const fixed = simulate({ min: 50, max: 50 });
  fixed.pass(60, { workers: 500, workMs: 100 });
  expect(fixed.window()).toBe(50);
  expect(simulate({ min: 20, max: 5 }).window()).toBe(5);
});
