import { type MessageDefinition, topicOf } from '@winnow/contracts';
import { AppError, isAppError, isoTime } from '@winnow/kernel';
import type { Log, LogRecord, PublishOptions, Tracing } from '@winnow/ports';
import { cutRecord } from './cut-record.ts';
import { deadLetterTopicOf, encodeMessage } from './envelope.ts';
import type { BusObserver } from './observer.ts';
import { partitionOf } from './partition-of.ts';

/** Maximum concurrent sends: covers a broker failover of four seconds at some hundred messages per second, with bounded memory. */
const maxInFlight = 2_000;

export type Publish = <Payload>(
  definition: MessageDefinition<Payload>,
  payload: Payload,
  options?: PublishOptions,
) => Promise<void>;

/** `attempts`: failed attempts, 0 for a message that could not be decoded. */
export type PublishDeadLetter = (record: LogRecord, error: unknown, attempts: number) => Promise<void>;

type PublisherOptions = {
  readonly log: Log;
  /** Kind of the process, for the envelope. */
  readonly source: string;
  readonly now: () => number;
  readonly observer: Pick<BusObserver, 'published'>;
  readonly tracing: Pick<Tracing, 'inside' | 'headers'>;
};

/** Encodes, places and appends messages; throws `OVERLOADED` when too many are in flight. */
export const createPublisher = ({
  log,
  source,
  now,
  observer,
  tracing,
}: PublisherOptions): { readonly publish: Publish; readonly deadLetter: PublishDeadLetter } => {
  let inFlight = 0;
  return {
    publish: async (definition, payload, options = {}) => {
      const lane = options.lane ?? 'live';
      if (!definition.lanes.includes(lane)) throw new Error(`${definition.type} has no lane ${lane}.`);
      const message = encodeMessage(definition, payload, { ...options, source, now: now() });
      if (inFlight >= maxInFlight) throw new AppError('OVERLOADED', 'Too many messages are waiting to be stored.');
      const key = definition.key(payload);
      const topic = topicOf(definition, lane);
      const { linkedTo } = options;
      const facts = { 'messaging.operation.type': 'send', 'messaging.destination.name': topic };
      const traced = { kind: 'producer', facts, ...(linkedTo === undefined ? {} : { linkedTo }) } as const;
      inFlight += 1;
      try {
        await tracing.inside(`publish ${topic}`, traced, () => {
          const headers = { ...message.headers, ...tracing.headers() };
          return log.append(topic, [{ partition: partitionOf(key, log.partitions(topic)), key, value: message.value, headers }]);
        });
      } finally {
        inFlight -= 1;
      }
      observer.published(topic);
    },
    deadLetter: (record, error, attempts) => {
      const { headers, ...cut } = cutRecord(record);
      return log.append(deadLetterTopicOf(record.topic), [
        {
          ...cut,
          partition: 0,
          headers: {
            ...headers,
            'winnow-dead-topic': record.topic,
            'winnow-dead-partition': String(record.partition),
            'winnow-dead-offset': String(record.offset),
            'winnow-dead-reason': isAppError(error) ? error.code : error instanceof Error ? error.name : 'unknown',
            'winnow-dead-attempts': String(attempts),
            'winnow-dead-time': isoTime(now()),
          },
        },
      ]);
    },
  };
};
