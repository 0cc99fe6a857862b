import { type MessageDefinition, topicOf } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { DeadLetter, DeadLetters, Log, LogRecord } from '@winnow/ports';
import { deadLetterTopicOf } from './envelope.ts';
import { partitionOf } from './partition-of.ts';

type Definition = Pick<MessageDefinition<never>, 'type' | 'lanes'> & Pick<MessageDefinition<unknown>, 'schema'>;

/** Dead letter topics have one partition: dead letters are few and read by people. */
const only = 0;

const numberOf = (text: string | undefined): number | null => (text !== undefined && /^\d+$/.test(text) ? Number(text) : null);

const payloadOf = ({ schema }: Definition, { value }: LogRecord): unknown => {
  try {
    return schema.safeParse(JSON.parse(value ?? '')).data ?? null;
  } catch {
    return null;
  }
};

const letterOf = (topic: string, definition: Definition, record: LogRecord): DeadLetter => {
  const { headers, offset } = record;
  return {
    topic,
    position: offset,
    partition: numberOf(headers['winnow-dead-partition']),
    offset: numberOf(headers['winnow-dead-offset']),
    reason: headers['winnow-dead-reason'] ?? 'unknown',
    attempts: numberOf(headers['winnow-dead-attempts']),
    buried_at: headers['winnow-dead-time'] ?? null,
    payload: payloadOf(definition, record),
    record,
  };
};

/** Dead letters of the topics of these messages: lists them and publishes them again. */
export const createDeadLetters = (
  log: Pick<Log, 'extents' | 'read' | 'append' | 'partitions'>,
  messages: readonly Definition[],
): DeadLetters => {
  const topics = new Map(messages.flatMap((each) => each.lanes.map((lane) => [topicOf(each, lane), each] as const)));
  const definitionOf = (topic: string): Definition => {
    const definition = topics.get(topic);
    if (definition === undefined) throw new AppError('NOT_FOUND', 'There is no such topic.');
    return definition;
  };
  return {
    extents: async () => {
      const names = [...topics.keys()];
      const extents = await log.extents(names.map(deadLetterTopicOf));
      return new Map(
        names.map((name) => [name, extents.get(deadLetterTopicOf(name))?.[only] ?? { partition: only, first: 0, next: 0 }]),
      );
    },
    read: async (topic, from, limit) => {
      const definition = definitionOf(topic);
      const records = await log.read(deadLetterTopicOf(topic), only, from, limit);
      return records.map((record) => letterOf(topic, definition, record));
    },
    replay: async ({ topic, partition, record }) => {
      const partitions = log.partitions(topic);
      const { key, value } = record;
      const kept = Object.entries(record.headers).filter(([name]) => !name.startsWith('winnow-dead-'));
      const target = partition !== null && partition < partitions ? partition : partitionOf(key, partitions);
      await log.append(topic, [{ partition: target, key, headers: Object.fromEntries(kept), value: value ?? '' }]);
    },
  };
};
