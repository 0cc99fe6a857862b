import type { Log, TopicDeclaration } from '@winnow/ports';
import { integerKey, listKey } from './config-key.ts';
import { declaredTopics } from './declared.ts';
import { type Config, ConfigError } from './read-config.ts';

const maxPartitions = 1_000;
const entry = /^([a-z]+(?:\.[a-z]+)+)=([1-9]\d{0,2}|1000)$/;

/** How many partitions the topics of a distributed installation have. */
export const partitionConfig = {
  partitions: integerKey({
    key: 'WINNOW_PARTITIONS',
    min: 1,
    max: maxPartitions,
    fallback: '12',
    meaning:
      'partitions of each topic in distributed mode, and so the most processes of a service that share its work. Raise it whenever needed; a topic never loses partitions',
  }),
  topicPartitions: listKey({
    key: 'WINNOW_TOPIC_PARTITIONS',
    fallback: '',
    accepts: `topics without their prefix and 1 to ${maxPartitions} partitions each, such as resume.read.bulk=48,match.score.bulk=24`,
    valid: (item) => entry.test(item),
    meaning: 'partitions of single topics instead, such as `resume.read.bulk=48,match.score.bulk=24`',
  }),
} as const;

type PartitionConfig = Config<typeof partitionConfig>;

/** Topics with one partition are read and counted by it. */
const canGrow = ({ partitions }: TopicDeclaration): boolean => partitions > 1;

/** The partitions that are configured for a topic; throws a `ConfigError` for a name that is not one of those that can have more. */
const partitionsOf = ({ partitions, topicPartitions }: PartitionConfig): ((topic: TopicDeclaration) => number) => {
  const names = declaredTopics.filter(canGrow).map(({ name }) => name);
  const single = new Map(
    topicPartitions.map((item) => {
      const [, name = '', count = ''] = entry.exec(item) ?? [];
      if (!names.includes(name))
        throw new ConfigError(`WINNOW_TOPIC_PARTITIONS names ${JSON.stringify(name)}; topics are ${names.join(', ')}.`);
      return [name, Number(count)] as const;
    }),
  );
  return (topic) => (canGrow(topic) ? (single.get(topic.name) ?? partitions) : topic.partitions);
};

/** The log with topics that are declared with as many partitions as are configured. */
export const withPartitions = <Opened extends Pick<Log, 'declare'>>(log: Opened, config: PartitionConfig): Opened => {
  const wanted = partitionsOf(config);
  return {
    ...log,
    declare: (topics: readonly TopicDeclaration[]) =>
      log.declare(topics.map((topic) => ({ ...topic, partitions: wanted(topic) }))),
  };
};

/** Topics that have more partitions than are configured, with both numbers. */
export const topicsAhead = (log: Pick<Log, 'partitions'>, config: PartitionConfig): readonly string[] => {
  const wanted = partitionsOf(config);
  return declaredTopics
    .filter((topic) => log.partitions(topic.name) > wanted(topic))
    .map((topic) => `${topic.name} (${log.partitions(topic.name)} instead of ${wanted(topic)})`);
};
