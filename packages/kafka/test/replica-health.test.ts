import type { ITopicMetadata } from 'kafkajs';
import { describe, expect, it } from 'vitest';
import { findShortfall } from '../src/replica-health.ts';

const topic = (name: string, isr: readonly number[], leader = isr[0] ?? -1): ITopicMetadata => ({
  name,
  partitions: [{ partitionErrorCode: 0, partitionId: 0, leader, replicas: [1, 2, 3], isr: [...isr] }],
});

const healthy = {
  missing: [],
  found: [topic('a', [1, 2, 3])],
  alive: new Set([1, 2, 3]),
  needed: new Map([['a', 2]]),
};

describe('what keeps records from being stored', () => {
  it('is nothing while enough replicas answer', () => {
    expect(findShortfall(healthy)).toBeUndefined();
    expect(findShortfall({ ...healthy, alive: new Set([1, 2]) })).toBeUndefined();
  });

  it('is a topic that is missing, several of them named in short', () => {
    expect(findShortfall({ ...healthy, missing: ['b'] })).toBe('Topics are missing: b.');
    expect(findShortfall({ ...healthy, missing: ['b', 'c', 'd', 'e', 'f'] })).toBe('Topics are missing: b, c, d and 2 more.');
  });

  it('are replicas that are out of sync, or that only count as in sync because nobody has noted that their brokers are dead', () => {
    const expected = 'Too few in-sync replicas: a.';
    expect(findShortfall({ ...healthy, found: [topic('a', [1])] })).toBe(expected);
    expect(findShortfall({ ...healthy, alive: new Set([1]) })).toBe(expected);
  });

  it('is a partition whose leader is dead', () => {
    expect(findShortfall({ ...healthy, alive: new Set([2, 3]) })).toBe('Partitions have no leader: a.');
  });
});
