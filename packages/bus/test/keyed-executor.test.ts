import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKeyedExecutor } from '../src/keyed-executor.ts';

it('runs the tasks of a key in order and one at a time, never more than the concurrency in all', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      async (scheduler, keys, concurrency) => {
        const executor = createKeyedExecutor(concurrency);
        const ended: [key: string, index: number][] = [];
        const busy = new Set<string>();
        for (const [index, key] of keys.entries())
          executor.push('acc', key, async () => {
            expect(busy.has(key)).toBe(false);
            busy.add(key);
            expect(busy.size).toBeLessThanOrEqual(concurrency);
            await scheduler.schedule(Promise.resolve());
            busy.delete(key);
            ended.push([key, index]);
          });
        await scheduler.waitFor(executor.idle());
        expect(ended).toHaveLength(keys.length);
        for (const key of new Set(keys)) {
          const order = ended.filter(([of]) => of === key).map(([, index]) => index);
          expect(order).toEqual(order.toSorted((a, b) => a - b));
        }
      },
    ),
  );
});

it('goes on with other keys while one is stuck', async () => {
  const executor = createKeyedExecutor(2);
  const stuck = Promise.withResolvers<void>();
  const done: string[] = [];
  executor.push('acc', 'slow', () => stuck.promise);
  executor.push('acc', 'slow', async () => void done.push('slow'));
  const last = Promise.withResolvers<void>();
  for (let index = 0; index < 10; index += 1)
    executor.push('acc', `fast ${index}`, async () => {
      done.push('fast');
      if (index === 9) last.resolve();
    });
  await last.promise;
  expect(done).toEqual(Array(10).fill('fast'));
  stuck.resolve();
  await executor.idle();
  expect(done.at(-1)).toBe('slow');
});

it('forgets what has not begun and takes new tasks after that', async () => {
  const executor = createKeyedExecutor(1);
  const first = Promise.withResolvers<void>();
  const ran: string[] = [];
  executor.push('acc', 'a', () => first.promise.then(() => void ran.push('first')));
  executor.push('acc', 'a', async () => void ran.push('forgotten'));
  executor.push('acc', 'b', async () => void ran.push('forgotten'));
  executor.clear();
  executor.push('acc', 'a', async () => void ran.push('later'));
  first.resolve();
  await executor.idle();
  expect(ran).toEqual(['first', 'later']);
});

it('keeps a quarter of the places from each account, and gives the next place to the one with fewest', async () => {
  const executor = createKeyedExecutor(8);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const push = (account: string, key: string): void =>
    executor.push(account, key, () => {
      begun.push(account);
      return new Promise((resolve) => ends.push(resolve));
    });
  for (let index = 0; index < 100; index += 1) push('flood', `key ${index}`);
  expect(begun).toEqual(Array(6).fill('flood'));
  for (let index = 0; index < 3; index += 1) push('other', `key ${index}`);
  expect(begun.slice(6)).toEqual(['other', 'other']);
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(begun.slice(8)).toEqual(['other']);
  executor.clear();
  for (const end of ends) end();
  await executor.idle();
});

it('runs the same key of two accounts side by side: only the order within an account is promised', async () => {
  const executor = createKeyedExecutor(2);
  const first = Promise.withResolvers<void>();
  let ran = false;
  executor.push('a', 'same file', () => first.promise);
  executor.push('b', 'same file', async () => {
    ran = true;
  });
  expect(ran).toBe(true);
  first.resolve();
  await executor.idle();
});
