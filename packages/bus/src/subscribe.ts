import { type Lane, type MessageDefinition, topicOf } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Handler, Log, LogMembership, LogRecord, SubscribeOptions, Subscription, Tracing } from '@winnow/ports';
import { createCommitSchedule } from './commit-schedule.ts';
import type { InTurn } from './create-turns.ts';
import { isOfNewerRelease } from './envelope.ts';
import { handleRecord } from './handle-record.ts';
import { createKeyedExecutor } from './keyed-executor.ts';
import type { BusObserver, Outcome } from './observer.ts';
import { createPartitionConsumer, type PartitionConsumer } from './partition-consumer.ts';
import type { Publish, PublishDeadLetter } from './publisher.ts';
import type { Timers } from './timers.ts';

/** Silence after which a consumer is considered dead; the log's own watchdog acts well before. */
const maxSilentMs = 60_000;

export type SubscribeDeps = {
  readonly log: Log;
  readonly timers: Timers;
  readonly random: () => number;
  readonly observer: BusObserver;
  readonly tracing: Pick<Tracing, 'run'>;
  readonly publish: Publish;
  readonly deadLetter: PublishDeadLetter;
  /** Shared by all subscriptions of a process: one suspect record at a time, so that the cause of a crash is known. */
  readonly alone: InTurn;
};

/** Joins a group and handles its messages: at least once, in order per key, with bounded memory. */
export const subscribe = async <Payload>(
  deps: SubscribeDeps,
  definition: MessageDefinition<Payload>,
  options: SubscribeOptions<Payload>,
  handler: Handler<Payload>,
): Promise<Subscription> => {
  const { log, timers, observer, tracing, alone } = deps;
  const lane: Lane = options.lane ?? 'live';
  const topic = topicOf(definition, lane);
  const executor = createKeyedExecutor(options.concurrency);
  const consumers = new Map<number, PartitionConsumer>();
  const ownPickUps = new Map<number, number>();
  const stopping = new AbortController();
  const commits = createCommitSchedule({ topic, consumers, timers, observer, stopping: stopping.signal });
  const handling = { ...deps, definition, options, handler, lane, topic, stopping: stopping.signal };
  const line = ({ key, offset }: LogRecord): string | number => (options.unordered ? offset : key);
  let membership: LogMembership | undefined;
  /** Set by `stop`: nothing new starts from then on; running work may finish. */
  let draining = false;

  const handle = (record: LogRecord, caution: { readonly suspect: boolean; readonly poison: boolean }): Promise<Outcome> => {
    const facts = {
      'messaging.operation.type': 'process',
      'messaging.destination.name': topic,
      'messaging.destination.partition.id': String(record.partition),
      'messaging.consumer.group.name': options.group,
    };
    return tracing.run(`process ${topic}`, { kind: 'consumer', facts, from: record.headers }, async (span) => {
      const began = timers.now();
      const outcome = await handleRecord(handling, record, caution);
      span.note({ 'winnow.outcome': outcome });
      observer.handled(topic, outcome, timers.now() - began);
      return outcome;
    });
  };

  const assign = (partition: number, start: { readonly offset: number; readonly metadata: string }): void => {
    const consumer = createPartitionConsumer({
      partition,
      start,
      ownPickUps,
      membership: () => membership,
      onProgress: commits.plan,
      isForNewerRelease: (record) => isOfNewerRelease(definition, record),
      onHeld: ({ offset, headers }) => observer.held({ topic, partition, offset, type: headers.ce_type ?? '' }),
      onReleased: () => observer.released({ topic, partition }),
      dispatch: (record, suspect, done, revoked) => {
        const work = async (mayBegin: () => Promise<boolean>): Promise<void> => {
          if (revoked() || draining) return;
          const outcome = await handle(record, { suspect, poison: !(await mayBegin()) });
          if (outcome === 'handed_back') return;
          done();
          // Before the next one, which may kill the process, so that this one is not blamed.
          if (suspect) await commits.commitAll((each) => each.commit());
        };
        // Starts even if this cannot be recorded: it only counts.
        const note = (): Promise<boolean> => consumer.begin(record.offset).catch(() => true);
        if (suspect) executor.push('', 'suspects', () => alone(() => work(note)));
        else executor.push(record.headers['winnow-account'] ?? '', `${partition} ${line(record)}`, () => work(async () => true));
      },
    });
    consumers.set(partition, consumer);
  };

  membership = await log.join(options.group, topic, {
    assigned: assign,
    records: (partition, records) => {
      if (!draining) consumers.get(partition)?.receive(records);
    },
    revoked: (partition) => {
      consumers.get(partition)?.revoke();
      consumers.delete(partition);
    },
  });

  observer.subscribed({
    topic,
    group: options.group,
    lag: () => log.lag(options.group, topic),
    oldest: () => [...consumers.values()].flatMap((consumer) => consumer.oldest() ?? []).toSorted()[0],
  });

  return {
    check: async () => {
      if ((membership?.silentMs() ?? 0) > maxSilentMs) throw new AppError('UNAVAILABLE', 'A consumer has lost its backend.');
    },
    stop: async (graceMs) => {
      draining = true;
      executor.clear();
      const waited = new AbortController();
      await Promise.race([executor.idle(), timers.sleep(graceMs, waited.signal)]);
      waited.abort();
      stopping.abort();
      await commits.commitAll((consumer) => consumer.handBack());
      await membership?.leave();
    },
  };
};
