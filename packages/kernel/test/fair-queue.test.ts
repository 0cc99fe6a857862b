import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../src/fair-queue.ts';

type Item = { readonly account: string; readonly number: number };
type Step = { readonly kind: 'push' | 'done'; readonly account: string } | { readonly kind: 'take' };

const accounts = ['a', 'b', 'c', 'd'];
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('push' as const, 'done' as const), account: fc.constantFrom(...accounts) }),
    fc.record({ kind: fc.constant('take' as const) }),
  ),
  { maxLength: 200 },
);

/** Runs steps against a queue and answers what was pushed and taken; `onTake` sees each item with what was in hand before it. */
const play = (
  sequence: readonly Step[],
  maxInHand: number,
  onTake: (item: Item, inHand: ReadonlyMap<string, number>) => void = () => {},
) => {
  const queue = createFairQueue<Item>(maxInHand);
  const pushed: Item[] = [];
  const taken: Item[] = [];
  const inHand = new Map(accounts.map((account) => [account, 0]));
  const take = (): boolean => {
    const item = queue.take();
    if (item === undefined) return false;
    onTake(item, inHand);
    taken.push(item);
    inHand.set(item.account, (inHand.get(item.account) ?? 0) + 1);
    return true;
  };
  const done = (account: string): void => {
    const count = inHand.get(account) ?? 0;
    if (count === 0) return;
    inHand.set(account, count - 1);
    queue.done(account);
  };
  for (const step of sequence) {
    if (step.kind === 'take') take();
    else if (step.kind === 'done') done(step.account);
    else {
      const item = { account: step.account, number: pushed.length };
      pushed.push(item);
      queue.push(step.account, item);
    }
  }
  return { queue, pushed, taken, take, done, inHand };
};

describe('a fair queue', () => {
  it('gives out each item once and those of an account in their order', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 3 }), (sequence, maxInHand) => {
        const { queue, pushed, taken, take, done } = play(sequence, maxInHand);
        while (queue.size() > 0) {
          for (const account of accounts) done(account);
          while (take()) {}
        }
        for (const account of accounts)
          expect(taken.filter((item) => item.account === account)).toEqual(pushed.filter((item) => item.account === account));
      }),
    );
  });

  it('never has more of an account in hand than it may, and holds nothing back else', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 3 }), (sequence, maxInHand) => {
        const { taken, pushed, take, inHand } = play(sequence, maxInHand, ({ account }, before) =>
          expect(before.get(account)).toBeLessThan(maxInHand),
        );
        while (take()) {}
        for (const account of accounts) {
          const count = (items: readonly Item[]): number => items.filter((item) => item.account === account).length;
          if (count(taken) < count(pushed)) expect(inHand.get(account)).toBe(maxInHand);
        }
      }),
    );
  });

  it('lets an account with nothing in hand wait for one item of each other account at most', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const { queue, take, taken, inHand } = play(sequence, Number.POSITIVE_INFINITY);
        const newcomer = { account: 'z', number: -1 };
        const before = taken.length;
        queue.push('z', newcomer);
        while (taken.at(-1) !== newcomer && take()) {}
        const others = taken.slice(before, -1).map(({ account }) => account);
        expect(taken.at(-1)).toBe(newcomer);
        expect(new Set(others).size).toBe(others.length);
        expect(inHand.get('z')).toBe(1);
      }),
    );
  });

  it('gives accounts that always wait the same share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 4 }),
        (places, backlogs) => {
          const queue = createFairQueue<{ readonly of: number }>();
          for (const [account, count] of backlogs.entries())
            for (let item = 0; item < count; item += 1) queue.push(`${account}`, { of: account });
          const running: number[] = [];
          const counts = backlogs.map(() => 0);
          while (counts.every((count, account) => count < (backlogs[account] ?? 0))) {
            if (running.length === places) queue.done(`${running.shift()}`);
            const account = queue.take()?.of ?? -1;
            expect(account).not.toBe(-1);
            running.push(account);
            counts[account] = (counts[account] ?? 0) + 1;
            expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('does not give the places of quick items to an account whose slow one is in hand', () => {
    const queue = createFairQueue<string>();
    for (const item of ['slow 1', 'slow 2']) queue.push('slow', item);
    for (const item of ['quick 1', 'quick 2', 'quick 3']) queue.push('quick', item);
    expect([queue.take(), queue.take()]).toEqual(['slow 1', 'quick 1']);
    for (const next of ['quick 2', 'quick 3']) {
      queue.done('quick');
      expect(queue.take()).toBe(next);
    }
    queue.done('quick');
    expect(queue.take()).toBe('slow 2');
  });

  it('forgets what gave up waiting', () => {
    const queue = createFairQueue<string>();
    queue.push('a', 'first');
    queue.push('a', 'second');
    queue.remove('a', 'first');
    queue.remove('b', 'unknown');
    expect([queue.size(), queue.take(), queue.take()]).toEqual([1, 'second', undefined]);
  });
});
