import { describe, expect, it } from 'vitest';
import { createPriorityGate } from '../src/priority-gate.ts';

describe('the gate before the worker threads', () => {
  it('lets urgent work in before live work before bulk work that came first, and equals in their order', async () => {
    const gate = createPriorityGate(1);
    await gate.enter('bulk');
    const order: string[] = [];
    const waiting = (['bulk', 'live', 'bulk', 'live', 'urgent'] as const).map((lane, index) =>
      gate.enter(lane).then(() => order.push(`${lane} ${index}`)),
    );
    expect(gate.waiting()).toBe(5);
    for (const _ of waiting) {
      gate.leave();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(waiting);
    expect(order).toEqual(['urgent 4', 'live 1', 'live 3', 'bulk 0', 'bulk 2']);
  });

  it('lets a bulk one in after eight live ones, however many live ones come', async () => {
    const gate = createPriorityGate(1);
    await gate.enter('live');
    const order: string[] = [];
    const enter = (lane: 'live' | 'bulk') => gate.enter(lane).then(() => order.push(lane));
    const waiting = [enter('bulk'), enter('bulk'), ...Array.from({ length: 20 }, () => enter('live'))];
    for (const _ of waiting) {
      gate.leave();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(waiting);
    const live = (count: number) => Array.from({ length: count }, () => 'live');
    expect(order).toEqual([...live(8), 'bulk', ...live(8), 'bulk', ...live(4)]);
  });

  it('lets in as many as there are places', async () => {
    const gate = createPriorityGate(2);
    await Promise.all([gate.enter('live'), gate.enter('live')]);
    let third = false;
    const entered = gate.enter('live').then(() => {
      third = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(third).toBe(false);
    gate.leave();
    await entered;
  });

  it('forgets who gave up waiting', async () => {
    const gate = createPriorityGate(1);
    await gate.enter('live');
    const giveUp = new AbortController();
    const entering = gate.enter('live', giveUp.signal);
    giveUp.abort(new Error('gone'));
    await expect(entering).rejects.toThrow('gone');
    expect(gate.waiting()).toBe(0);
    gate.leave();
    await gate.enter('live');
  });
});
