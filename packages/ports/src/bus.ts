import type { Lane, MessageDefinition } from '@winnow/contracts';
import type { Extent, LogRecord } from './log.ts';

export type PublishOptions = {
  readonly lane?: Lane;
  /** Address that the answer names, see `Bus.replies`. */
  readonly replyTo?: string;
  /** Milliseconds since the epoch: a message not begun by then is dropped. */
  readonly deadline?: number;
};

export type Message<Payload> = {
  /** Derived from what the message says, so that publishing it again gives the same id. */
  readonly id: string;
  readonly payload: Payload;
  readonly lane: Lane;
  readonly replyTo?: string;
  readonly deadline?: number;
  /** 1 at the first try. */
  readonly attempt: number;
};

/** What goes first where work has to wait in a process, and whose turn it uses. */
export type Priority = {
  /**
   * Lower ones last. `urgent` is a message that may have ended processes: while it waits it would be blamed for what others do.
   * `anonymous` is live work that was asked for without a key.
   */
  readonly lane: 'urgent' | 'live' | 'anonymous' | 'bulk';
  /** Accounts take turns; all calls without a key together are one, the empty one. */
  readonly account: string;
  /** Asked when the turn has come: false when nobody waits for the work any more. */
  readonly isWanted?: () => Promise<boolean>;
};

export type HandlerContext = {
  /** By the lane of the message and who asked. */
  readonly priority: Priority;
  /** Aborted when the try has run out of time or the process stops. */
  readonly signal: AbortSignal;
  /** Publishes a follow-up: lane, reply address and deadline are those of the message in hand. */
  readonly publish: <Next>(definition: MessageDefinition<Next>, payload: Next) => Promise<void>;
};

/** Load, decide, write, publish. Runs at least once for each message, so it is safe to run again. */
export type Handler<Payload> = (message: Message<Payload>, context: HandlerContext) => Promise<void>;

export type SubscribeOptions<Payload> = {
  /** Members with the same group share the messages. */
  readonly group: string;
  readonly lane?: Lane;
  /** Handlers running at a time in this process. */
  readonly concurrency: number;
  /** A try that takes longer has failed. */
  readonly tryMs: number;
  /** Tries until a message goes to the dead letters. Faults of the infrastructure are not counted: they are waited out. */
  readonly maxTries: number;
  /** Last word on a message that no try could do; it must end what the message began. */
  readonly onDead?: (payload: Payload, context: HandlerContext) => Promise<void>;
};

export interface Subscription {
  /** Rejects with `UNAVAILABLE` when the consumer has not heard from its backend for long. */
  check(): Promise<void>;
  /** Takes no more messages, waits up to `graceMs` for those in hand, hands the rest back. */
  stop(graceMs: number): Promise<void>;
}

/** A message that was given up. */
export type DeadLetter = {
  /** Where it was published. */
  readonly topic: string;
  /** Among the dead letters of that topic. */
  readonly position: number;
  readonly partition: number | null;
  readonly offset: number | null;
  /** Code or name of the last error. */
  readonly reason: string;
  /** Tries in vain; 0 for what could not even be read. Null for one of a release that did not note it. */
  readonly attempts: number | null;
  /** ISO time; null for one of a release that did not note it. */
  readonly buried_at: string | null;
  /** Its pointers, if it keeps to the present schema of its message; anything else is not shown to anybody. */
  readonly payload: unknown;
  /** As it lies in the log. */
  readonly record: LogRecord;
};

export interface DeadLetters {
  /** What is kept for each topic of the system. */
  extents(): Promise<ReadonlyMap<string, Extent>>;
  /** Up to `limit` dead letters of a topic from a position on. Rejects with `NOT_FOUND` for a topic that the system does not have. */
  read(topic: string, from: number, limit: number): Promise<readonly DeadLetter[]>;
  /** Publishes it where it was published, as the same message. */
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
  /** Every message of a kind that carries this reply address, from the moment it resolves. Fast, not certain: the truth is in the store. */
  replies<Payload>(
    definition: MessageDefinition<Payload>,
    replyTo: string,
    onReply: (payload: Payload) => void,
  ): Promise<Subscription>;
  readonly deadLetters: DeadLetters;
  check(): Promise<void>;
  close(): Promise<void>;
}
