import type { Position } from '@winnow/ports';
import type { Consumer } from 'kafkajs';
import type { AssignedPartition, AssignedPartitions } from './assigned-partitions.ts';
import { createCommitQueue } from './commit-queue.ts';
import { isRevocation, toAppError } from './kafka-fault.ts';

type Commit = { readonly partition: number; readonly position: Position; readonly of: AssignedPartition };

/** Commits positions of assigned partitions, one request at a time; skips a partition that was revoked in the meantime. */
export const createPositionCommits = (
  consumer: Pick<Consumer, 'commitOffsets'>,
  source: string,
  partitions: Pick<AssignedPartitions, 'get'>,
): ((partition: number, position: Position) => Promise<void>) => {
  const commit = createCommitQueue<Commit>(async (commits) => {
    const current = commits.filter(({ partition, of }) => partitions.get(partition) === of);
    if (current.length === 0) return;
    await consumer.commitOffsets(
      current.map(({ partition, position }) => ({
        topic: source,
        partition,
        offset: String(position.offset),
        metadata: position.metadata,
      })),
    );
  });
  return async (partition, position) => {
    const mine = partitions.get(partition);
    if (mine === undefined) return;
    try {
      await commit({ partition, position, of: mine });
    } catch (error) {
      if (partitions.get(partition) === mine && !isRevocation(error)) throw toAppError(error);
    }
  };
};
