import { expect, it } from 'vitest';
import { createBatchWindow } from '../src/runs/batch-window.ts';

const run = (account_id: string, id: string) => ({ account_id, id });

it('shares the window of an account between its batches, and leaves that of others alone', () => {
  const { share } = createBatchWindow({ min: 100, max: 100 }, () => 0);
  expect(['b1', 'b2', 'b3', 'b1'].map((id) => share(run('a', id)))).toEqual([100, 50, 33, 33]);
  expect(share(run('b', 'b4'))).toBe(100);
});

it('leaves each batch two candidates under way, however many there are', () => {
  const { share } = createBatchWindow({ min: 4, max: 4 }, () => 0);
  expect(Array.from({ length: 5 }, (_, index) => share(run('a', `${index}`)))).toEqual([4, 2, 2, 2, 2]);
});

it('gives the part of a batch of which nothing was heard for half a minute to the others', () => {
  let now = 0;
  const { share } = createBatchWindow({ min: 100, max: 100 }, () => now);
  share(run('a', 'silent'));
  now = 20_000;
  expect(share(run('a', 'b1'))).toBe(50);
  now = 30_000;
  expect(share(run('a', 'b1'))).toBe(100);
});
