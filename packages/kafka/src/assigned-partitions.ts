import type { LogListener, Position } from '@winnow/ports';
import type { Consumer, EachBatchPayload } from 'kafkajs';
import type { Positions } from './group-positions.ts';
import { toRecord } from './to-record.ts';

/** An assigned partition: the next offset, and whether the last batch started elsewhere and was requested again. */
export type AssignedPartition = { next: number; askedAgain: boolean };

type Options = {
  readonly consumer: Pick<Consumer, 'resume' | 'seek'>;
  /** As the port calls it. */
  readonly topic: string;
  /** The same, in the broker's terms. */
  readonly source: string;
  readonly listener: LogListener;
};

export type AssignedPartitions = {
  readonly get: (partition: number) => AssignedPartition | undefined;
  /** Starts at the positions; a partition without one starts at its first record. */
  readonly assign: (partitions: readonly number[], positions: Positions) => void;
  /** Passes a fetched batch to the listener, unless it is not the next one. */
  readonly receive: (payload: Pick<EachBatchPayload, 'batch' | 'resolveOffset'>) => void;
  readonly revokeAll: () => void;
};

/** The partitions that a consumer was assigned, and what it has fetched of each. */
export const createAssignedPartitions = ({ consumer, topic, source, listener }: Options): AssignedPartitions => {
  const assigned = new Map<number, AssignedPartition>();
  const seek = (partition: number, offset: number): void => consumer.seek({ topic: source, partition, offset: String(offset) });

  /** The topic was deleted and recreated: work in flight on the old one says nothing about what is done in this one. */
  const restart = (partition: number, offset: number): void => {
    assigned.set(partition, { next: offset, askedAgain: true });
    listener.revoked(partition);
    listener.assigned(partition, { offset, metadata: '' });
    seek(partition, offset);
  };

  return {
    get: (partition) => assigned.get(partition),
    assign: (partitions, positions) => {
      for (const partition of partitions) {
        const position: Position = positions.get(partition) ?? { offset: 0, metadata: '' };
        consumer.resume([{ topic: source, partitions: [partition] }]);
        // kafkajs may have found another start offset in the meantime; the listener is told this one.
        seek(partition, position.offset);
        assigned.set(partition, { next: position.offset, askedAgain: false });
        listener.assigned(partition, position);
      }
    },
    receive: ({ batch, resolveOffset }) => {
      const partition = assigned.get(batch.partition);
      if (partition === undefined) return;
      const first = Number(batch.firstOffset());
      if (first !== partition.next && !partition.askedAgain) {
        // Fetched before the partition was reassigned. If it starts elsewhere again, the log has lost
        // the range in between: kafkajs has continued after it.
        partition.askedAgain = true;
        seek(batch.partition, partition.next);
        return;
      }
      if (first < partition.next && batch.messages.length > 0) {
        restart(batch.partition, first);
        return;
      }
      const records = batch.messages.map((message) => toRecord(topic, batch.partition, message));
      partition.next = Number(batch.lastOffset()) + 1;
      partition.askedAgain = false;
      resolveOffset(batch.lastOffset());
      if (records.length > 0) listener.records(batch.partition, records);
    },
    revokeAll: () => {
      for (const partition of [...assigned.keys()]) {
        assigned.delete(partition);
        listener.revoked(partition);
      }
    },
  };
};
