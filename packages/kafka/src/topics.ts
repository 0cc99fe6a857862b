import { AppError } from '@winnow/kernel';
import type { Extent, TopicDeclaration } from '@winnow/ports';
import kafkajs, { type Admin, type ITopicMetadata } from 'kafkajs';
import { sleep } from './sleep.ts';

/** For all partitions of new topics to have a leader. */
const leadersMs = 60_000;
const pollMs = 100;
/** Source of a setting made for the topic itself. */
const setForTopic = 1;

const shown = 3;

const few = (names: readonly string[]): string =>
  names.length <= shown ? names.join(', ') : `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`;

const unprepared = (what: string): AppError => new AppError('UNAVAILABLE', `${what} Run "winnow-cli setup".`);

const hasLeaders = ({ partitions }: ITopicMetadata): boolean =>
  partitions.length > 0 && partitions.every(({ leader, partitionErrorCode }) => leader >= 0 && partitionErrorCode === 0);

const readyTopics = async (admin: Admin, names: readonly string[]): Promise<readonly ITopicMetadata[] | undefined> => {
  try {
    const { topics } = await admin.fetchTopicMetadata({ topics: [...names] });
    if (!names.every((name) => topics.some((topic) => topic.name === name && hasLeaders(topic)))) return undefined;
    // A broker named as leader may not have taken over yet.
    for (const name of names) await admin.fetchTopicOffsets(name);
    return topics;
  } catch {
    // A broker learns of new topics a moment later than the controller.
    return undefined;
  }
};

const awaitTopics = async (
  admin: Admin,
  names: readonly string[],
  isWhole: (topics: readonly ITopicMetadata[]) => boolean,
): Promise<readonly ITopicMetadata[]> => {
  const deadline = performance.now() + leadersMs;
  while (performance.now() < deadline) {
    const topics = await readyTopics(admin, names);
    if (topics !== undefined && isWhole(topics)) return topics;
    await sleep(pollMs);
  }
  throw new AppError('UNAVAILABLE', 'Kafka has no leaders for all partitions.');
};

const awaitLeaders = (admin: Admin, names: readonly string[]): Promise<readonly ITopicMetadata[]> =>
  awaitTopics(admin, names, () => true);

const awaitPartitions = (admin: Admin, topics: readonly TopicDeclaration[]): Promise<readonly ITopicMetadata[]> =>
  awaitTopics(
    admin,
    topics.map(({ name }) => name),
    (found) => topics.every(({ name, partitions }) => (partitionCounts(found).get(name) ?? 0) >= partitions),
  );

const create = async (
  admin: Admin,
  topics: readonly TopicDeclaration[],
  replicationFactor: number | undefined,
): Promise<void> => {
  if (topics.length === 0) return;
  // kafkajs's own waiting fails on a cluster in which some brokers do not know the topic yet.
  await admin.createTopics({
    waitForLeaders: false,
    topics: topics.map(({ name, partitions, retentionMs }) => ({
      topic: name,
      numPartitions: partitions,
      ...(replicationFactor === undefined ? {} : { replicationFactor }),
      configEntries: [{ name: 'retention.ms', value: String(retentionMs) }],
    })),
  });
};

const setRetention = async (admin: Admin, topics: readonly TopicDeclaration[]): Promise<void> => {
  if (topics.length === 0) return;
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: topics.map(({ name }) => ({ type: kafkajs.ConfigResourceTypes.TOPIC, name })),
  });
  const changed = topics.flatMap(({ name, retentionMs }) => {
    const entries = resources.find((resource) => resource.resourceName === name)?.configEntries ?? [];
    const value = String(retentionMs);
    if (entries.some((entry) => entry.configName === 'retention.ms' && entry.configValue === value)) return [];
    // Omitted settings revert to their defaults, so settings made by others are set again.
    const kept = entries.filter((entry) => Number(entry.configSource) === setForTopic && entry.configName !== 'retention.ms');
    const configEntries = [
      ...kept.map((entry) => ({ name: entry.configName, value: entry.configValue })),
      { name: 'retention.ms', value },
    ];
    return [{ type: kafkajs.ConfigResourceTypes.TOPIC, name, configEntries }];
  });
  if (changed.length > 0) await admin.alterConfigs({ validateOnly: false, resources: changed });
};

/** Adds partitions to topics that have fewer than declared; true when there were any. */
const grow = async (admin: Admin, topics: readonly TopicDeclaration[], found: readonly ITopicMetadata[]): Promise<boolean> => {
  const counts = partitionCounts(found);
  const short = topics.filter(({ name, partitions }) => (counts.get(name) ?? partitions) < partitions);
  if (short.length === 0) return false;
  await admin.createPartitions({ topicPartitions: short.map(({ name, partitions }) => ({ topic: name, count: partitions })) });
  return true;
};

/** In-sync replicas without which a topic accepts no records, by its name. */
export const minInSync = async (admin: Admin, names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (names.length === 0) return new Map();
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: names.map((name) => ({ type: kafkajs.ConfigResourceTypes.TOPIC, name, configNames: ['min.insync.replicas'] })),
  });
  return new Map(resources.map(({ resourceName, configEntries }) => [resourceName, Number(configEntries[0]?.configValue ?? 1)]));
};

/** Number of partitions by name of the topic. */
export const partitionCounts = (topics: readonly ITopicMetadata[]): ReadonlyMap<string, number> =>
  new Map(topics.map(({ name, partitions }) => [name, partitions.length]));

/**
 * Creates missing topics, adds partitions to those that have fewer than declared, and sets the retention of all. Returns the
 * resulting topics, and the names of those that were missing.
 */
export const declareTopics = async (
  admin: Admin,
  topics: readonly TopicDeclaration[],
  replicationFactor: number | undefined,
): Promise<{ readonly found: readonly ITopicMetadata[]; readonly created: readonly string[] }> => {
  if (topics.length === 0) return { found: [], created: [] };
  const present = new Set(await admin.listTopics());
  const missing = topics.filter(({ name }) => !present.has(name));
  await create(admin, missing, replicationFactor);
  const names = topics.map(({ name }) => name);
  const found = await awaitLeaders(admin, names);
  const grown = await grow(admin, topics, found);
  await setRetention(
    admin,
    topics.filter(({ name }) => present.has(name)),
  );
  return { found: grown ? await awaitPartitions(admin, topics) : found, created: missing.map(({ name }) => name) };
};

/** The declared topics as they are. Throws `UNAVAILABLE` while one is missing or has fewer partitions than declared. */
export const verifyTopics = async (admin: Admin, topics: readonly TopicDeclaration[]): Promise<readonly ITopicMetadata[]> => {
  const present = new Set(await admin.listTopics());
  const missing = topics.filter(({ name }) => !present.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw unprepared(`Topics are missing: ${few(missing)}.`);
  const found = await awaitLeaders(
    admin,
    topics.map(({ name }) => name),
  );
  const counts = partitionCounts(found);
  const short = topics.filter(({ name, partitions }) => (counts.get(name) ?? 0) < partitions).map(({ name }) => name);
  if (short.length > 0) throw unprepared(`Topics have too few partitions: ${few(short)}.`);
  return found;
};

/** Records of a topic that a group has not done, over all partitions. */
export const countLag = async (admin: Admin, groupId: string, topic: string): Promise<number> => {
  const [ends, [committed]] = await Promise.all([
    admin.fetchTopicOffsets(topic),
    admin.fetchOffsets({ groupId, topics: [topic] }),
  ]);
  const done = new Map(committed?.partitions.map(({ partition, offset }) => [partition, Number(offset)]));
  return ends.reduce(
    (sum, { partition, low, high }) => sum + Math.max(0, Number(high) - Math.max(Number(low), done.get(partition) ?? -1)),
    0,
  );
};

/** What the partitions of a topic hold. */
export const extentsOf = async (admin: Admin, topic: string): Promise<readonly Extent[]> =>
  (await admin.fetchTopicOffsets(topic)).map(({ partition, low, high }) => ({
    partition,
    first: Number(low),
    next: Number(high),
  }));
