import type { Position } from '@winnow/ports';
import { type Cluster, type PartitionAssigner, PartitionAssigners } from 'kafkajs';

export type Positions = ReadonlyMap<number, Position>;

/** As the broker responds; the types of kafkajs omit the metadata. */
type Committed = { readonly partition: number; readonly offset: string; readonly metadata?: string | null };

/**
 * Round robin among the members. A consumer gives its cluster only to its assigner: through it, positions can be read over the
 * consumer's existing connections.
 */
export const assignerWithCluster =
  (onCluster: (cluster: Cluster) => void): PartitionAssigner =>
  (config) => {
    onCluster(config.cluster);
    return PartitionAssigners.roundRobin(config);
  };

const boundary = async (
  cluster: Cluster,
  topic: string,
  partitions: readonly number[],
  fromBeginning: boolean,
): Promise<Positions> => {
  if (partitions.length === 0) return new Map();
  const wanted = partitions.map((partition) => ({ partition }));
  const [found] = await cluster.fetchTopicsOffset([{ topic, partitions: wanted, fromBeginning }]);
  return new Map(found?.partitions.map(({ partition, offset }) => [partition, { offset: Number(offset), metadata: '' }]));
};

/** The next offsets of partitions. */
export const endPositions = (cluster: Cluster, topic: string, partitions: readonly number[]): Promise<Positions> =>
  boundary(cluster, topic, partitions, false);

/** Positions of a group in partitions: as committed, otherwise at the first existing record. */
export const committedPositions = async (
  cluster: Cluster,
  groupId: string,
  topic: string,
  partitions: readonly number[],
): Promise<Positions> => {
  if (partitions.length === 0) return new Map();
  const coordinator = await cluster.findGroupCoordinator({ groupId });
  const wanted = partitions.map((partition) => ({ partition, offset: '' }));
  const { responses } = await coordinator.offsetFetch({ groupId, topics: [{ topic, partitions: wanted }] });
  const committed: readonly Committed[] = responses.flatMap((response) => response.partitions);
  // A negative offset means none.
  const known = committed.filter(({ offset }) => Number(offset) >= 0);
  const fresh = partitions.filter((partition) => !known.some((each) => each.partition === partition));
  return new Map([
    ...(await boundary(cluster, topic, fresh, true)),
    ...known.map(({ partition, offset, metadata }) => [partition, { offset: Number(offset), metadata: metadata ?? '' }] as const),
  ]);
};
