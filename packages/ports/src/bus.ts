import type { Lane, MessageDefinition } from '@winnow/contracts';
import type { Extent, Headers, LogRecord } from './log.ts';

export type PublishOptions = {
  readonly lane?: Lane;
  /** Reply address for the response, see `Bus.replies`. */
  readonly replyTo?: string;
  /** Milliseconds since the epoch: a message not started by then is dropped. */
  readonly deadline?: number;
  /** Time that the messages before it have waited, see `Message`. */
  readonly waitedMs?: number;
  /** The message begins a trace of its own, linked to the one in these headers: for one of very many with the same cause. */
  readonly linkedTo?: Headers;
};

export type Message<Payload> = {
  /** Derived from the content of the message, so that publishing it again gives the same ID. */
  readonly id: string;
  readonly payload: Payload;
  readonly lane: Lane;
  readonly replyTo?: string;
  readonly deadline?: number;
  /**
   * Milliseconds from its publication until it was handled, with those of the messages that led to it on the bulk lane: how long
   * it has waited for all who work on it.
   */
  readonly waitedMs: number;
  /** 1 at the first try. */
  readonly attempt: number;
};

/** Priority where work waits in a process, and whose turn it uses. */
export type Priority = {
  /**
   * Lowest last. `urgent` is a message that may have killed processes: while it waits, it would be blamed for the crashes of
   * others. `anonymous` is live work without a key.
   */
  readonly lane: 'urgent' | 'live' | 'anonymous' | 'bulk';
  /** Accounts take turns; all calls without a key count as one account, the empty one. */
  readonly account: string;
  /** Called when the turn has come: false when the work is no longer wanted. */
  readonly isWanted?: () => Promise<boolean>;
};

export type HandlerContext = {
  /** Derived from the lane of the message and its account. */
  readonly priority: Priority;
  /** Aborted when the attempt has timed out or the process stops. */
  readonly signal: AbortSignal;
  /** Publishes a follow-up with the lane, reply address and deadline of the current message. */
  readonly publish: <Next>(definition: MessageDefinition<Next>, payload: Next) => Promise<void>;
};

/** Loads, decides, writes, publishes. Runs at least once for each message, so it must be safe to run again. */
export type Handler<Payload> = (message: Message<Payload>, context: HandlerContext) => Promise<void>;

export type SubscribeOptions<Payload> = {
  /** Members with the same group share the messages. */
  readonly group: string;
  readonly lane?: Lane;
  /** Maximum concurrent handlers in this process. */
  readonly concurrency: number;
  /** Messages with equal keys may be handled at the same time and in any order. */
  readonly unordered?: true;
  /** An attempt that takes longer has failed. */
  readonly tryMs: number;
  /** Attempts until a message becomes a dead letter. Infrastructure faults do not count: they are retried until they pass. */
  readonly maxTries: number;
  /** Final handling of a message that failed all attempts; must end what the message began. */
  readonly onDead?: (payload: Payload, context: HandlerContext) => Promise<void>;
};

export interface Subscription {
  /** Rejects with `UNAVAILABLE` when the consumer has not heard from its backend for long. */
  check(): Promise<void>;
  /** Takes no more messages, waits up to `graceMs` for those in flight, and hands back the rest. */
  stop(graceMs: number): Promise<void>;
}

/** A message that failed all attempts. */
export type DeadLetter = {
  /** Where it was published. */
  readonly topic: string;
  /** Offset in the dead letter topic. */
  readonly position: number;
  readonly partition: number | null;
  readonly offset: number | null;
  /** Code or name of the last error. */
  readonly reason: string;
  /** Failed attempts; 0 for a message that could not be decoded. Null for one of a release that did not record it. */
  readonly attempts: number | null;
  /** ISO time; null for one of a release that did not record it. */
  readonly buried_at: string | null;
  /** Its references, if it matches the current schema of its message; anything else is never shown. */
  readonly payload: unknown;
  /** As it lies in the log. */
  readonly record: LogRecord;
};

export interface DeadLetters {
  /** Counts for each topic of the system. */
  extents(): Promise<ReadonlyMap<string, Extent>>;
  /** Up to `limit` dead letters of a topic from a position on. Rejects with `NOT_FOUND` for an unknown topic. */
  read(topic: string, from: number, limit: number): Promise<readonly DeadLetter[]>;
  /** Publishes it to its original topic, as the same message. */
  replay(letter: DeadLetter): Promise<void>;
}

/** Messages between services: at least once, ordered per key. */
export interface Bus {
  /** Durable when resolved. Rejects with `OVERLOADED` when too many sends are waiting. */
  publish<Payload>(definition: MessageDefinition<Payload>, payload: Payload, options?: PublishOptions): Promise<void>;
  subscribe<Payload>(
    definition: MessageDefinition<Payload>,
    options: SubscribeOptions<Payload>,
    handler: Handler<Payload>,
  ): Promise<Subscription>;
  /**
   * Every message of a type with this reply address, from the moment it resolves. Fast but not guaranteed: the store is the
   * source of truth.
   */
  replies<Payload>(
    definition: MessageDefinition<Payload>,
    replyTo: string,
    onReply: (payload: Payload) => void,
  ): Promise<Subscription>;
  readonly deadLetters: DeadLetters;
  check(): Promise<void>;
  close(): Promise<void>;
}
