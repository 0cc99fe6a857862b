import { AppError } from '@winnow/kernel';
import { expect, it } from 'vitest';
import { inGroups } from '../src/runs/in-groups.ts';

type Group = readonly [key: string, items: readonly number[]];

/** Work whose groups end one by one, when the test says so. */
const heldWork = (mayWait = true) => {
  const groups: Group[] = [];
  const held: PromiseWithResolvers<void>[] = [];
  return {
    groups,
    work: async (key: string, items: readonly number[]): Promise<boolean> => {
      groups.push([key, items]);
      const each = Promise.withResolvers<void>();
      held.push(each);
      await each.promise;
      return mayWait;
    },
    end: () => held.shift()?.resolve(),
  };
};

const atOnce = async (): Promise<void> => {};

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('works on those that arrive in one turn together, on later ones when these are done, and on other keys beside them', async () => {
  const { groups, work, end } = heldWork();
  const push = inGroups({ maxSize: 3, enough: 3, gather: atOnce, work });
  const first = [1, 2].map((item) => push('a', item));
  const other = push('b', 9);
  await turn();
  const later = [3, 4, 5, 6].map((item) => push('a', item));
  await turn();
  expect(groups).toEqual([
    ['a', [1, 2]],
    ['b', [9]],
  ]);
  end();
  end();
  await Promise.all([...first, other]);
  await turn();
  expect(groups.slice(2)).toEqual([['a', [3, 4, 5]]]);
  end();
  await turn();
  end();
  await Promise.all(later);
  expect(groups.slice(3)).toEqual([['a', [6]]]);
  const again = push('a', 7);
  await turn();
  end();
  await again;
});

/** Times to gather that end when the test says so. */
const heldTimes = () => {
  const times: PromiseWithResolvers<void>[] = [];
  return {
    gather: (): Promise<void> => {
      const time = Promise.withResolvers<void>();
      times.push(time);
      return time.promise;
    },
    pass: () => times.shift()?.resolve(),
  };
};

it('gathers a group for a time that begins with the group before it, unless it is large enough', async () => {
  const { groups, work, end } = heldWork();
  const { gather, pass } = heldTimes();
  const push = inGroups({ maxSize: 9, enough: 2, gather, work });
  const items = [push('a', 1)];
  await turn();
  end();
  await turn();
  items.push(push('a', 2));
  await turn();
  expect(groups).toEqual([['a', [1]]]);
  pass();
  await turn();
  expect(groups.slice(1)).toEqual([['a', [2]]]);
  items.push(push('a', 3), push('a', 4));
  end();
  await turn();
  expect(groups.slice(2)).toEqual([['a', [3, 4]]]);
  end();
  await Promise.all(items);
});

it('gathers nothing when few others are to come', async () => {
  const { groups, work, end } = heldWork(false);
  const push = inGroups({ maxSize: 9, enough: 2, gather: heldTimes().gather, work });
  const items = [push('a', 1)];
  await turn();
  items.push(push('a', 2));
  end();
  await turn();
  expect(groups).toEqual([
    ['a', [1]],
    ['a', [2]],
  ]);
  end();
  await Promise.all(items);
});

it('rejects only the item that causes a fault, and works on the others', async () => {
  const done: number[] = [];
  const work = async (_: string, items: readonly number[]): Promise<boolean> => {
    if (items.includes(2)) throw new Error('The record is too large.');
    done.push(...items);
    return false;
  };
  const push = inGroups<number>({ maxSize: 10, enough: 10, gather: atOnce, work });
  const results = await Promise.allSettled([1, 2, 3].map((item) => push('a', item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual([1, 3]);
});

it('rejects a whole group with a fault of the infrastructure, which would meet each of it', async () => {
  let calls = 0;
  const work = async (): Promise<boolean> => {
    calls += 1;
    throw new AppError('UNAVAILABLE', 'The database cannot do this now.');
  };
  const push = inGroups<number>({ maxSize: 10, enough: 10, gather: atOnce, work });
  const results = await Promise.allSettled([1, 2, 3].map((item) => push('a', item)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(calls).toBe(1);
});
