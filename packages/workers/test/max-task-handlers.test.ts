import { describe, expect, it } from 'vitest';
import { maxTaskHandlers } from '../src/max-task-handlers.ts';

describe.each([1, 2, 3, 4, 8, 16])('with %d threads', (threads) => {
  const places = maxTaskHandlers(threads);
  /** As the executor shares them out: a quarter is kept from each account. */
  const ofOne = places - Math.floor(places / 4);

  it('an account has a task in each thread and another one at hand', () => {
    expect(ofOne).toBeGreaterThan(threads);
  });

  it('a message of another account begins at once, with few of the first one in its way', () => {
    expect(places - ofOne).toBeGreaterThanOrEqual(1);
    expect(ofOne).toBeLessThanOrEqual(Math.max(3, 2 * threads - 1));
  });
});
