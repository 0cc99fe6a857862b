import { type Lane, type MessageDefinition, topicOf } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type {
  Handler,
  HandlerContext,
  Log,
  LogMembership,
  LogRecord,
  Message,
  Priority,
  SubscribeOptions,
  Subscription,
} from '@winnow/ports';
import type { InTurn } from './create-turns.ts';
import { decodeMessage, isOfNewerRelease } from './envelope.ts';
import { createKeyedExecutor } from './keyed-executor.ts';
import type { BusObserver, Outcome } from './observer.ts';
import { createPartitionConsumer, maxBegins, type PartitionConsumer } from './partition-consumer.ts';
import type { Publish, PublishDeadLetter } from './publisher.ts';
import type { Timers } from './timers.ts';
import { tryMessage } from './try-message.ts';

/** How long a position may stay uncommitted: a trade-off between redelivery after a crash and a write per message. */
const commitEveryMs = 200;
/** Delay after a failed commit; while the backend is unavailable, a shorter one would only fill the log. */
const commitAgainMs = 2_000;
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

const priorityOf = (account: string | null, lane: Lane, suspect: boolean): Priority => ({
  lane: suspect ? 'urgent' : account === null && lane === 'live' ? 'anonymous' : lane,
  account: account ?? '',
});

/** Joins a group and handles its messages: at least once, in order per key, with bounded memory. */
export const subscribe = async <Payload>(
  deps: SubscribeDeps,
  definition: MessageDefinition<Payload>,
  options: SubscribeOptions<Payload>,
  handler: Handler<Payload>,
): Promise<Subscription> => {
  const { log, timers, random, observer, publish, deadLetter, alone } = deps;
  const lane: Lane = options.lane ?? 'live';
  const topic = topicOf(definition, lane);
  const executor = createKeyedExecutor(options.concurrency);
  const consumers = new Map<number, PartitionConsumer>();
  const ownPickUps = new Map<number, number>();
  const stopping = new AbortController();
  let membership: LogMembership | undefined;
  let commitPlanned = false;
  /** Set by `stop`: nothing new starts from then on; running work may finish. */
  let draining = false;

  /** False after a failure: the position is committed anyway, whether or not more is done. */
  const commitAll = async (commit: (consumer: PartitionConsumer) => Promise<void>): Promise<boolean> => {
    const results = await Promise.allSettled([...consumers.values()].map(commit));
    for (const result of results) if (result.status === 'rejected') observer.fault({ topic, error: result.reason });
    return results.every(({ status }) => status === 'fulfilled');
  };

  const planCommit = (afterMs = commitEveryMs): void => {
    if (commitPlanned || stopping.signal.aborted) return;
    commitPlanned = true;
    void timers.sleep(afterMs, stopping.signal).then(async () => {
      commitPlanned = false;
      if (stopping.signal.aborted) return;
      const committed = await commitAll((consumer) => consumer.commit());
      if (!committed) planCommit(commitAgainMs);
    });
  };

  const contextOf = (message: Omit<Message<Payload>, 'attempt'>, signal: AbortSignal, suspect = false): HandlerContext => ({
    signal,
    priority: priorityOf(definition.account(message.payload), message.lane, suspect),
    publish: (next, payload) =>
      publish(next, payload, {
        lane: next.lanes.includes(message.lane) ? message.lane : 'live',
        ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
        ...(message.deadline === undefined ? {} : { deadline: message.deadline }),
      }),
  });

  /**
   * Final handling of a failed message: stores it as a dead letter and ends what it started. Waits for the infrastructure as long
   * as needed.
   */
  const bury = (
    record: LogRecord,
    error: unknown,
    attempts: number,
    message?: Omit<Message<Payload>, 'attempt'>,
  ): Promise<Outcome> =>
    attempt(record, Number.POSITIVE_INFINITY, async (_, signal) => {
      await deadLetter(record, error, attempts);
      if (message !== undefined) await options.onDead?.(message.payload, contextOf(message, signal));
    }).then((result) => {
      if (result.status === 'done') observer.dead({ topic, partition: record.partition, offset: record.offset, error });
      return result.status === 'done' ? 'dead' : 'handed_back';
    });

  const attempt = (record: LogRecord, maxTries: number, work: (attempt: number, signal: AbortSignal) => Promise<void>) =>
    tryMessage(work, {
      tryMs: options.tryMs,
      maxTries,
      timers,
      random,
      stopping: stopping.signal,
      onRetry: (count, error) => observer.retried({ topic, id: record.headers.ce_id ?? '', attempt: count, error }),
    });

  const handle = async (
    record: LogRecord,
    { suspect, poison }: { readonly suspect: boolean; readonly poison: boolean },
  ): Promise<Outcome> => {
    let message: Omit<Message<Payload>, 'attempt'>;
    try {
      message = decodeMessage(definition, lane, record);
    } catch (error) {
      return bury(record, error, 0);
    }
    if (poison) return bury(record, new Error('Every process that began this message ended with it.'), maxBegins, message);
    if (message.deadline !== undefined && message.deadline <= timers.now()) return 'expired';
    const result = await attempt(record, options.maxTries, (count, signal) =>
      handler({ ...message, attempt: count }, contextOf(message, signal, suspect)),
    );
    if (result.status === 'dead') return bury(record, result.error, result.tries, message);
    return result.status === 'stopped' ? 'handed_back' : 'done';
  };

  const assign = (partition: number, start: { readonly offset: number; readonly metadata: string }): void => {
    const consumer = createPartitionConsumer({
      partition,
      start,
      ownPickUps,
      membership: () => membership,
      onProgress: () => planCommit(),
      isForNewerRelease: (record) => isOfNewerRelease(definition, record),
      onHeld: ({ offset, headers }) => observer.held({ topic, partition, offset, type: headers.ce_type ?? '' }),
      onReleased: () => observer.released({ topic, partition }),
      dispatch: (record, suspect, done, revoked) => {
        const work = async (mayBegin: () => Promise<boolean>): Promise<void> => {
          if (revoked() || draining) return;
          const began = timers.now();
          const outcome = await handle(record, { suspect, poison: !(await mayBegin()) });
          observer.handled(topic, outcome, timers.now() - began);
          if (outcome === 'handed_back') return;
          done();
          // Before the next one, which may kill the process, so that this one is not blamed.
          if (suspect) await commitAll((each) => each.commit());
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
      await commitAll((consumer) => consumer.handBack());
      await membership?.leave();
    },
  };
};
