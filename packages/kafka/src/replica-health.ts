import type { ITopicMetadata } from 'kafkajs';

type Seen = {
  readonly missing: readonly string[];
  readonly found: readonly ITopicMetadata[];
  /** IDs of the responding brokers. */
  readonly alive: ReadonlySet<number>;
  /** In-sync replicas that a topic needs to accept records, by topic name. */
  readonly needed: ReadonlyMap<string, number>;
};

const maxNamed = 3;

const list = (names: readonly string[]): string =>
  names.length <= maxNamed ? names.join(', ') : `${names.slice(0, maxNamed).join(', ')} and ${names.length - maxNamed} more`;

/** Why records of some topic cannot be stored now, in words for operators; `undefined` when all can. */
export const findShortfall = ({ missing, found, alive, needed }: Seen): string | undefined => {
  if (missing.length > 0) return `Topics are missing: ${list(missing)}.`;
  const short = found.filter(({ name, partitions }) =>
    partitions.some(({ isr }) => isr.filter((id) => alive.has(id)).length < (needed.get(name) ?? 1)),
  );
  if (short.length > 0) return `Too few in-sync replicas: ${list(short.map(({ name }) => name))}.`;
  const leaderless = found.filter(({ partitions }) => partitions.some(({ leader }) => !alive.has(leader)));
  if (leaderless.length > 0) return `Partitions have no leader: ${list(leaderless.map(({ name }) => name))}.`;
  return undefined;
};
