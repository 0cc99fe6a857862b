import type { Lane, MessageDefinition } from '@winnow/contracts';
import type { Handler, HandlerContext, LogRecord, Message, Priority, SubscribeOptions } from '@winnow/ports';
import { decodeMessage, waitedOf } from './envelope.ts';
import type { BusObserver, Outcome } from './observer.ts';
import { maxBegins } from './partition-consumer.ts';
import type { Publish, PublishDeadLetter } from './publisher.ts';
import type { Timers } from './timers.ts';
import { type TryResult, tryMessage } from './try-message.ts';

type Decoded<Payload> = Omit<Message<Payload>, 'attempt'>;

export type HandleDeps<Payload> = {
  readonly timers: Timers;
  readonly random: () => number;
  readonly observer: Pick<BusObserver, 'dead' | 'retried'>;
  readonly publish: Publish;
  readonly deadLetter: PublishDeadLetter;
  readonly definition: MessageDefinition<Payload>;
  readonly options: SubscribeOptions<Payload>;
  readonly handler: Handler<Payload>;
  readonly lane: Lane;
  readonly topic: string;
  /** Aborted when the process stops: unfinished records are handed back. */
  readonly stopping: AbortSignal;
};

/** A suspect record may kill the process; a poisonous one did so repeatedly. */
type Caution = { readonly suspect: boolean; readonly poison: boolean };

const priorityOf = (account: string | null, lane: Lane, suspect: boolean): Priority => ({
  lane: suspect ? 'urgent' : account === null && lane === 'live' ? 'anonymous' : lane,
  account: account ?? '',
});

const contextOf = <Payload>(
  { definition, publish }: Pick<HandleDeps<Payload>, 'definition' | 'publish'>,
  message: Decoded<Payload>,
  signal: AbortSignal,
  suspect = false,
): HandlerContext => ({
  signal,
  priority: priorityOf(definition.account(message.payload), message.lane, suspect),
  publish: (next, payload) =>
    publish(next, payload, {
      lane: next.lanes.includes(message.lane) ? message.lane : 'live',
      ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
      ...(message.deadline === undefined ? {} : { deadline: message.deadline }),
      ...(message.lane === 'bulk' ? { waitedMs: message.waitedMs } : {}),
    }),
});

type Work = (attempt: number, signal: AbortSignal) => Promise<void>;

const attempt = <Payload>(deps: HandleDeps<Payload>, record: LogRecord, maxTries: number, work: Work): Promise<TryResult> => {
  const { options, timers, random, stopping, observer, topic } = deps;
  return tryMessage(work, {
    tryMs: options.tryMs,
    maxTries,
    timers,
    random,
    stopping,
    onRetry: (count, error) => observer.retried({ topic, id: record.headers.ce_id ?? '', attempt: count, error }),
  });
};

/**
 * Final handling of a failed message: stores it as a dead letter and ends what it started. Waits for the infrastructure as long
 * as needed.
 */
const moveToDeadLetters = async <Payload>(
  deps: HandleDeps<Payload>,
  record: LogRecord,
  error: unknown,
  attempts: number,
  message?: Decoded<Payload>,
): Promise<Outcome> => {
  const { status } = await attempt(deps, record, Number.POSITIVE_INFINITY, async (_, signal) => {
    await deps.deadLetter(record, error, attempts);
    if (message !== undefined) await deps.options.onDead?.(message.payload, contextOf(deps, message, signal));
  });
  if (status !== 'done') return 'handed_back';
  deps.observer.dead({ topic: deps.topic, partition: record.partition, offset: record.offset, error });
  return 'dead';
};

/** Decodes a record and runs its handler, with retries; a message that cannot be handled becomes a dead letter. */
export const handleRecord = async <Payload>(
  deps: HandleDeps<Payload>,
  record: LogRecord,
  { suspect, poison }: Caution,
): Promise<Outcome> => {
  const { definition, lane, timers, options, handler } = deps;
  let message: Decoded<Payload>;
  try {
    message = { ...decodeMessage(definition, lane, record), waitedMs: waitedOf(record, timers.now()) };
  } catch (error) {
    return moveToDeadLetters(deps, record, error, 0);
  }
  if (poison)
    return moveToDeadLetters(deps, record, new Error('Every process that began this message ended with it.'), maxBegins, message);
  if (message.deadline !== undefined && message.deadline <= timers.now()) return 'expired';
  const result = await attempt(deps, record, options.maxTries, (count, signal) =>
    handler({ ...message, attempt: count }, contextOf(deps, message, signal, suspect)),
  );
  if (result.status === 'dead') return moveToDeadLetters(deps, record, result.error, result.tries, message);
  return result.status === 'stopped' ? 'handed_back' : 'done';
};
