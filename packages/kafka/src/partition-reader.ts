import type { LogListener, Position } from '@winnow/ports';
import type { Cluster, Consumer, EachBatchPayload } from 'kafkajs';
import { type AssignedPartitions, createAssignedPartitions } from './assigned-partitions.ts';
import { assignerWithCluster, type Positions } from './group-positions.ts';
import { inTime } from './in-time.ts';
import type { createConsumerClient } from './kafka-client.ts';
import { createPositionCommits } from './position-commits.ts';
import { sleep } from './sleep.ts';

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

const retryMs = 250;
/** Time for a consumer to leave its group; a hanging broker must not delay a stop. */
const leaveMs = 5000;

/** Reads the positions of the partitions that the group assigns, generation after generation, and assigns them. */
const createAssignment = (options: ReaderOptions, partitions: AssignedPartitions, clusterOf: () => Cluster | undefined) => {
  const joined = Promise.withResolvers<void>();
  let generation = 0;
  let assigning: Promise<void> = Promise.resolve();

  const assign = async (mine: number, wanted: readonly number[]): Promise<void> => {
    for (let cluster = clusterOf(); mine === generation && cluster !== undefined; cluster = clusterOf()) {
      try {
        const positions = await options.positions(cluster, wanted);
        if (mine !== generation) return;
        partitions.assign(wanted, positions);
        joined.resolve();
        return;
      } catch (error) {
        options.onFault(error);
        await sleep(retryMs);
      }
    }
  };

  return {
    joined,
    begin: (wanted: readonly number[]): void => {
      assigning = assign(generation, wanted);
    },
    revoke: (): void => {
      generation += 1;
      partitions.revokeAll();
    },
    onBatch: async (payload: EachBatchPayload): Promise<void> => {
      const mine = generation;
      await assigning;
      if (mine === generation && !payload.isStale()) partitions.receive(payload);
    },
  };
};

type Assignment = ReturnType<typeof createAssignment>;

/** Reacts to rebalances, heartbeats and crashes of the consumer. */
const followGroup = (consumer: Consumer, assignment: Assignment, options: ReaderOptions, isStopped: () => boolean): void => {
  let rejoining = false;
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    // A join without a preceding rebalance also happens, for example with stale metadata.
    assignment.revoke();
    rejoining = false;
    if (isStopped()) return;
    options.onSignOfLife();
    assignment.begin(payload.memberAssignment[options.source] ?? []);
  });
  consumer.on(consumer.events.HEARTBEAT, () => options.onSignOfLife());
  consumer.on(consumer.events.REBALANCING, () => {
    assignment.revoke();
    rejoining = true;
  });
  consumer.on(consumer.events.FETCH_START, () => {
    if (!rejoining || isStopped()) return;
    rejoining = false;
    // A coordinator that was still loading the group rejected the join, and kafkajs would continue with its old partitions
    // forever.
    options.onCrash(new Error('The group was not joined again after a rebalance.'));
  });
  consumer.on(consumer.events.STOP, assignment.revoke);
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    assignment.revoke();
    assignment.joined.reject(payload.error);
    if (!isStopped()) options.onCrash(payload.error);
  });
};

/** The lifetime of one kafkajs consumer: joins the group, notifies the listener, does not recover from a crash. */
export const openPartitionReader = (options: ReaderOptions): PartitionReader => {
  const { createConsumer, groupId, topic, source, listener } = options;
  let cluster: Cluster | undefined;
  let stopped = false;
  const tell = assignerWithCluster((known) => {
    cluster = known;
  });
  const consumer = createConsumer(groupId, [tell]);
  const partitions = createAssignedPartitions({ consumer, topic, source, listener });
  const assignment = createAssignment(options, partitions, () => cluster);
  const { joined } = assignment;
  followGroup(consumer, assignment, options, () => stopped);

  const run = async (): Promise<void> => {
    await consumer.connect();
    await consumer.subscribe({ topics: [source], fromBeginning: options.fromBeginning });
    await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch: assignment.onBatch });
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
    commit: createPositionCommits(consumer, source, partitions),
    pause: (partition) => {
      if (partitions.get(partition) !== undefined) consumer.pause([{ topic: source, partitions: [partition] }]);
    },
    resume: (partition) => {
      if (partitions.get(partition) !== undefined) consumer.resume([{ topic: source, partitions: [partition] }]);
    },
    stop: async () => {
      stopped = true;
      assignment.revoke();
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
