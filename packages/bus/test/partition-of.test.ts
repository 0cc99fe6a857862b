import fc from 'fast-check';
import { Partitioners } from 'kafkajs';
import { expect, it } from 'vitest';
import { partitionOf } from '../src/index.ts';

const kafkaPartition = (key: string, partitions: number): number =>
  Partitioners.DefaultPartitioner()({
    topic: 'any',
    partitionMetadata: Array.from({ length: partitions }, (_, partitionId) => ({
      partitionId,
      partitionErrorCode: 0,
      leader: 0,
      replicas: [],
      isr: [],
      offlineReplicas: [],
    })),
    message: { key: Buffer.from(key), value: null },
  });

it('places every key where a Kafka client places it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 50 }), (key, partitions) => {
      const text = key.toWellFormed();
      expect(partitionOf(text, partitions)).toBe(kafkaPartition(text, partitions));
    }),
  );
});
