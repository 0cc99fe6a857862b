import type { LogListener, Position } from '@winnow/ports';
import type { Cluster, EachBatchPayload } from 'kafkajs';
import { createCommitQueue } from './commit-queue.ts';
import { assignerTelling, type Positions } from './group-positions.ts';
import { inTime } from './in-time.ts';
import type { createConsumerClient } from './kafka-client.ts';
import { isRevocation, toAppError } from './kafka-fault.ts';
import { sleep } from './sleep.ts';
import { toRecord } from './to-record.ts';

export type ReaderOptions = {
  readonly createConsumer: ReturnType<typeof createConsumerClient>;
  readonly groupId: string;
  /** As the port calls it. */
  readonly topic: string;
  /** The same, in the broker's terms. */
  readonly source: string;
  /** Start offsets of newly assigned partitions. */
  readonly positions: (cluster: Cluster, partitions: readonly number[]) => Promise<Positions>;
  /**
   * Where kafkajs starts until it is told the position, and where it resumes when the log has lost that: at the first record or
   * after the last.
   */
  readonly fromBeginning: boolean;
  readonly listener: LogListener;
  /** On every heartbeat acknowledged by the group's coordinator. */
  readonly onSignOfLife: () => void;
  /** The reader cannot be used any more. */
  readonly onCrash: (error: unknown) => void;
  readonly onFault: (error: unknown) => void;
};

export type PartitionReader = {
  /** Resolves when the first partitions, if any, have been assigned. */
  readonly started: Promise<void>;
  readonly commit: (partition: number, position: Position) => Promise<void>;
  readonly pause: (partition: number) => void;
  readonly resume: (partition: number) => void;
  readonly stop: () => Promise<void>;
};

/** An assigned partition: the next offset, and whether the last batch started elsewhere and was requested again. */
type Held = { next: number; askedAgain: boolean };

type Commit = { readonly partition: number; readonly position: Position; readonly of: Held };

const retryMs = 250;
/** Time for a consumer to leave its group; a hanging broker must not delay a stop. */
const leaveMs = 5000;

/** The lifetime of one kafkajs consumer: joins the group, notifies the listener, does not recover from a crash. */
export const openPartitionReader = (options: ReaderOptions): PartitionReader => {
  const { createConsumer, groupId, topic, source, listener } = options;
  const held = new Map<number, Held>();
  const joined = Promise.withResolvers<void>();
  let cluster: Cluster | undefined;
  let generation = 0;
  let rejoining = false;
  let taken: Promise<void> = Promise.resolve();
  let stopped = false;

  const tell = assignerTelling((known) => {
    cluster = known;
  });
  const consumer = createConsumer(groupId, [tell]);

  const revokeAll = (): void => {
    generation += 1;
    for (const partition of [...held.keys()]) {
      held.delete(partition);
      listener.revoked(partition);
    }
  };
  const hand = (partitions: readonly number[], positions: Positions): void => {
    for (const partition of partitions) {
      const position = positions.get(partition) ?? { offset: 0, metadata: '' };
      consumer.resume([{ topic: source, partitions: [partition] }]);
      // kafkajs may have found another start offset in the meantime; the listener is told this one.
      consumer.seek({ topic: source, partition, offset: String(position.offset) });
      held.set(partition, { next: position.offset, askedAgain: false });
      listener.assigned(partition, position);
    }
  };
  const take = async (mine: number, partitions: readonly number[]): Promise<void> => {
    while (mine === generation && cluster !== undefined) {
      try {
        const positions = await options.positions(cluster, partitions);
        if (mine !== generation) return;
        hand(partitions, positions);
        joined.resolve();
        return;
      } catch (error) {
        options.onFault(error);
        await sleep(retryMs);
      }
    }
  };
  const onBatch = async ({ batch, resolveOffset, isStale }: EachBatchPayload): Promise<void> => {
    const mine = generation;
    await taken;
    const partition = held.get(batch.partition);
    if (mine !== generation || partition === undefined || isStale()) return;
    const first = Number(batch.firstOffset());
    if (first !== partition.next && !partition.askedAgain) {
      // Fetched before the partition was reassigned. If it starts elsewhere again, the log has lost
      // the range in between: kafkajs has continued after it.
      partition.askedAgain = true;
      consumer.seek({ topic: source, partition: batch.partition, offset: String(partition.next) });
      return;
    }
    if (first < partition.next && batch.messages.length > 0) {
      // The topic was deleted and recreated: work in flight on the old one says nothing about what is done in this one.
      held.set(batch.partition, { next: first, askedAgain: true });
      listener.revoked(batch.partition);
      listener.assigned(batch.partition, { offset: first, metadata: '' });
      consumer.seek({ topic: source, partition: batch.partition, offset: String(first) });
      return;
    }
    const records = batch.messages.map((message) => toRecord(topic, batch.partition, message));
    partition.next = Number(batch.lastOffset()) + 1;
    partition.askedAgain = false;
    resolveOffset(batch.lastOffset());
    if (records.length > 0) listener.records(batch.partition, records);
  };

  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    // A join without a preceding rebalance also happens, for example with stale metadata.
    revokeAll();
    rejoining = false;
    if (stopped) return;
    options.onSignOfLife();
    taken = take(generation, payload.memberAssignment[source] ?? []);
  });
  consumer.on(consumer.events.HEARTBEAT, () => options.onSignOfLife());
  consumer.on(consumer.events.REBALANCING, () => {
    revokeAll();
    rejoining = true;
  });
  consumer.on(consumer.events.FETCH_START, () => {
    if (!rejoining || stopped) return;
    rejoining = false;
    // A coordinator that was still loading the group rejected the join, and kafkajs would continue with its old partitions
    // forever.
    options.onCrash(new Error('The group was not joined again after a rebalance.'));
  });
  consumer.on(consumer.events.STOP, revokeAll);
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    revokeAll();
    joined.reject(payload.error);
    if (!stopped) options.onCrash(payload.error);
  });

  const commit = createCommitQueue<Commit>(async (commits) => {
    const current = commits.filter(({ partition, of }) => held.get(partition) === of);
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

  const run = async (): Promise<void> => {
    await consumer.connect();
    await consumer.subscribe({ topics: [source], fromBeginning: options.fromBeginning });
    await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch: onBatch });
  };
  const running = run();
  const start = async (): Promise<void> => {
    await running;
    await joined.promise;
  };
  const started = start();
  started.catch(() => undefined);
  joined.promise.catch(() => undefined);

  return {
    started,
    commit: async (partition, position) => {
      const mine = held.get(partition);
      if (mine === undefined) return;
      try {
        await commit({ partition, position, of: mine });
      } catch (error) {
        if (held.get(partition) === mine && !isRevocation(error)) throw toAppError(error);
      }
    },
    pause: (partition) => {
      if (held.has(partition)) consumer.pause([{ topic: source, partitions: [partition] }]);
    },
    resume: (partition) => {
      if (held.has(partition)) consumer.resume([{ topic: source, partitions: [partition] }]);
    },
    stop: async () => {
      stopped = true;
      revokeAll();
      joined.reject(new Error('The reader was stopped.'));
      // A consumer that is still joining does not notice that it must stop, so it is told again after it has joined.
      const leave = async (): Promise<void> => {
        await running.catch(() => undefined);
        await consumer.disconnect();
      };
      await inTime(leave(), leaveMs).catch(options.onFault);
    },
  };
};
