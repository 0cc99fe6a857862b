import type { Priority } from '@winnow/ports';
import { describe, expect, it } from 'vitest';
import { createPriorityGate, type PriorityGate } from '../src/priority-gate.ts';

type Lane = Priority['lane'];

const of = (lane: Lane, account = 'acc'): Priority => ({ lane, account });

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Holds the one place of a gate, lets all enter in their order, then one after the other through; answers the order in which they went. */
const passThrough = async (gate: PriorityGate, arrivals: readonly Priority[]): Promise<readonly Priority[]> => {
  const holder = of('urgent');
  await gate.enter(holder);
  const order: Priority[] = [];
  const entered = arrivals.map((priority) => gate.enter(priority).then(() => order.push(priority)));
  let last = holder;
  for (const _ of arrivals) {
    gate.leave(last);
    await settled();
    last = order.at(-1) ?? holder;
  }
  await Promise.all(entered);
  return order;
};

const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

describe('the gate before the worker threads', () => {
  it('lets urgent work in before live before anonymous before bulk, and equals in their order', async () => {
    const arrivals = [of('bulk'), of('anonymous'), of('live'), of('live'), of('urgent')];
    const gate = createPriorityGate(1);
    const order = await passThrough(gate, arrivals);
    expect(order).toEqual([arrivals[4], arrivals[2], arrivals[3], arrivals[1], arrivals[0]]);
    expect(gate.waiting()).toBe(0);
  });

  it('lets one of a lower lane in after eight live ones, however many live ones come', async () => {
    const order = await passThrough(createPriorityGate(1), [of('bulk'), of('bulk'), ...times(20, of('live'))]);
    expect(order.map(({ lane }) => lane)).toEqual([
      ...times(8, 'live'),
      'bulk',
      ...times(8, 'live'),
      'bulk',
      ...times(4, 'live'),
    ]);
  });

  it('lets those without a key and batches take turns behind live work', async () => {
    const order = await passThrough(createPriorityGate(1), [
      ...times(3, of('bulk')),
      ...times(3, of('anonymous', '')),
      ...times(16, of('live')),
    ]);
    expect(order.map(({ lane }) => lane)).toEqual([
      ...times(8, 'live'),
      'anonymous',
      ...times(8, 'live'),
      'bulk',
      'anonymous',
      'bulk',
      'anonymous',
      'bulk',
    ]);
  });

  it.each(['live', 'bulk'] as const)('lets a %s task in after one of each account that floods the lane', async (lane) => {
    const flood = ['a', 'b', 'c'].flatMap((account) => times(100, of(lane, account)));
    const order = await passThrough(createPriorityGate(1), [...flood, of(lane, 'late'), of(lane, 'late')]);
    const turns = order.map(({ account }) => account);
    expect(turns.slice(0, 8)).toEqual(['a', 'b', 'c', 'late', 'a', 'b', 'c', 'late']);
  });

  it('lets in as many as there are places', async () => {
    const gate = createPriorityGate(2);
    await Promise.all([gate.enter(of('live')), gate.enter(of('live'))]);
    let third = false;
    const entered = gate.enter(of('live')).then(() => {
      third = true;
    });
    await settled();
    expect(third).toBe(false);
    gate.leave(of('live'));
    await entered;
  });

  it('forgets who gave up waiting', async () => {
    const gate = createPriorityGate(1);
    await gate.enter(of('live'));
    const controller = new AbortController();
    const entering = gate.enter(of('live'), controller.signal);
    controller.abort(new Error('gone'));
    await expect(entering).rejects.toThrow('gone');
    expect(gate.waiting()).toBe(0);
    gate.leave(of('live'));
    await gate.enter(of('live'));
  });
});
