import { type MessageDefinition, topicOf } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Bus, Log, TopicDeclaration, Tracing } from '@winnow/ports';
import { createTurns } from './create-turns.ts';
import { createDeadLetters } from './dead-letters.ts';
import { deadLetterTopicOf, decodeMessage, isOfNewerRelease } from './envelope.ts';
import type { BusObserver } from './observer.ts';
import { createPublisher } from './publisher.ts';
import { subscribe } from './subscribe.ts';
import type { Timers } from './timers.ts';

const deadLetterRetentionMs = 30 * 24 * 60 * 60 * 1000;

export type BusOptions = {
  readonly log: Log;
  readonly messages: readonly (Pick<MessageDefinition<never>, 'type' | 'lanes' | 'partitions' | 'retentionMs' | 'derived'> &
    Pick<MessageDefinition<unknown>, 'schema'>)[];
  readonly source: string;
  readonly timers: Timers;
  readonly random: () => number;
  readonly observer: BusObserver;
  readonly tracing: Tracing;
};

/** Topics of the messages: one per lane, each with a dead letter topic. */
export const topicsOf = (messages: BusOptions['messages']): readonly TopicDeclaration[] =>
  messages.flatMap((message) =>
    message.lanes.flatMap((lane) => {
      const name = topicOf(message, lane);
      return [
        { name, partitions: message.partitions, retentionMs: message.retentionMs, ...(message.derived ? { derived: true } : {}) },
        { name: deadLetterTopicOf(name), partitions: 1, retentionMs: deadLetterRetentionMs },
      ];
    }),
  );

/** Creates a bus on top of a log, after creating missing topics. */
export const createBus = async ({ log, messages, source, timers, random, observer, tracing }: BusOptions): Promise<Bus> => {
  await log.declare(topicsOf(messages));
  const alone = createTurns();
  const { publish, deadLetter } = createPublisher({ log, source, now: timers.now, observer, tracing });
  return {
    publish,
    subscribe: (definition, options, handler) =>
      subscribe({ log, timers, random, observer, tracing, publish, deadLetter, alone }, definition, options, handler),
    replies: async (definition, replyTo, onReply) => {
      const topic = topicOf(definition, 'live');
      const tail = await log.tail(topic, (record) => {
        // Results of a newer release are read from the store.
        if (record.headers['winnow-reply-to'] !== replyTo || isOfNewerRelease(definition, record)) return;
        try {
          onReply(decodeMessage(definition, 'live', record).payload);
        } catch (error) {
          observer.fault({ topic, error });
        }
      });
      let stopped = false;
      return {
        check: async () => {
          if (stopped) throw new AppError('UNAVAILABLE', 'Replies are no longer read.');
        },
        stop: async () => {
          stopped = true;
          await tail.stop();
        },
      };
    },
    deadLetters: createDeadLetters(log, messages),
    check: () => log.check(),
    close: () => log.close(),
  };
};
