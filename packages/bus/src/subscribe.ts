import { type Lane, type MessageDefinition, topicOf } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Handler, Log, LogMembership, SubscribeOptions, Subscription } from '@winnow/ports';
import { createCommitSchedule } from './commit-schedule.ts';
import type { InTurn } from './create-turns.ts';
import { isOfNewerRelease } from './envelope.ts';
import { handleRecord } from './handle-record.ts';
import { createKeyedExecutor } from './keyed-executor.ts';
import type { BusObserver } from './observer.ts';
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
  const { log, timers, observer, alone } = deps;
  const lane: Lane = options.lane ?? 'live';
  const topic = topicOf(definition, lane);
  const executor = createKeyedExecutor(options.concurrency);
  const consumers = new Map<number, PartitionConsumer>();
  const ownPickUps = new Map<number, number>();
  const stopping = new AbortController();
  const commits = createCommitSchedule({ topic, consumers, timers, observer, stopping: stopping.signal });
  const handling = { ...deps, definition, options, handler, lane, topic, stopping: stopping.signal };
  let membership: LogMembership | undefined;
  /** Set by `stop`: nothing new starts from then on; running work may finish. */
  let draining = false;

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
          const began = timers.now();
          const outcome = await handleRecord(handling, record, { suspect, poison: !(await mayBegin()) });
          observer.handled(topic, outcome, timers.now() - began);
          if (outcome === 'handed_back') return;
          done();
          // Before the next one, which may kill the process, so that this one is not blamed.
          if (suspect) await commits.commitAll((each) => each.commit());
        };
        // Starts even if this cannot be recorded: it only counts.
        const note = (): Promise<boolean> => consumer.begin(record.offset).catch(() => true);
        if (suspect) executor.push('', 'suspects', () => alone(() => work(note)));
        else executor.push(record.headers['winnow-account'] ?? '', `${partition} ${record.key}`, () => work(async () => true));
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
