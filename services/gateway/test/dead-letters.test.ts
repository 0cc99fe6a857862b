import type { DeadLetter } from '@winnow/ports';
import { type EmbeddedBackends, openEmbeddedBackends } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DeadLetterDesk, openDeadLetterDesk } from '../src/operations/dead-letters.ts';
import { openGatewayStore } from '../src/store.ts';

const now = Date.parse('2026-11-01T00:00:00.000Z');
const topic = 'resume.read';

const letterAt = (position: number, buried_at = '2026-10-31T00:00:00.000Z'): DeadLetter => ({
  topic,
  position,
  partition: 3,
  offset: position,
  reason: 'TypeError',
  attempts: 5,
  buried_at,
  payload: null,
  record: { topic: `${topic}.dead`, partition: 0, offset: position, key: 'key', headers: {}, value: '' },
});

describe('the dead letters of a topic', () => {
  let backends: EmbeddedBackends;
  let letters: DeadLetter[];
  let replayed: number[];
  let desk: DeadLetterDesk;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(() => now);
    letters = Array.from({ length: 450 }, (_, position) => letterAt(position));
    replayed = [];
    const { replays } = await openGatewayStore(backends.store);
    const deadLetters = {
      extents: async () => new Map([[topic, { partition: 0, first: 0, next: letters.length }]]),
      read: async (_: string, from: number, limit: number) => letters.slice(from, from + limit),
      replay: async ({ position }: DeadLetter) => void replayed.push(position),
    };
    desk = openDeadLetterDesk({ bus: { deadLetters }, replays, now: () => now });
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const left = async (): Promise<number | undefined> => (await desk.count()).get(topic);

  it('are replayed once, those that are chosen or all, in order, and are no longer counted or listed', async () => {
    expect(await left()).toBe(450);
    expect(await desk.replay(topic, new Set([7, 3, 9_999]), 'key_1')).toBe(2);
    expect(await desk.replay(topic, new Set([3, 7]), 'key_1')).toBe(0);
    expect(replayed).toEqual([3, 7]);
    expect(await left()).toBe(448);
    const { letters: listed, next } = await desk.list(topic, 0, 10);
    expect(listed.map(({ position }) => position)).toEqual([0, 1, 2, 4, 5, 6, 8, 9]);
    expect(next).toBe(10);
    expect(await desk.replay(topic, 'all', 'key_1')).toBe(448);
    expect(await left()).toBe(0);
    expect(new Set(replayed).size).toBe(450);
    expect(replayed.slice(2)).toEqual(replayed.slice(2).toSorted((a, b) => a - b));
  });

  it('are replayed a thousand at a time', async () => {
    letters = Array.from({ length: 1_200 }, (_, position) => letterAt(position));
    expect(await desk.replay(topic, 'all', 'key_1')).toBe(1_000);
    expect(await left()).toBe(200);
    expect(await desk.replay(topic, 'all', 'key_1')).toBe(200);
  });

  it('are others once the topic was made anew, whatever was replayed at the same place', async () => {
    letters = [letterAt(0)];
    await desk.replay(topic, 'all', 'key_1');
    letters = [letterAt(0, '2026-11-01T00:00:00.000Z')];
    expect((await desk.list(topic, 0, 10)).letters).toHaveLength(1);
    expect(await desk.replay(topic, 'all', 'key_1')).toBe(1);
  });
});
