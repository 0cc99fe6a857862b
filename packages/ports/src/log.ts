/**
 * What a bus needs from its backend: a partitioned, durable log with consumer groups. Everything else is implemented once, in the
 * bus core.
 */
export type Headers = { readonly [name: string]: string };

export type TopicDeclaration = {
  readonly name: string;
  readonly partitions: number;
  readonly retentionMs: number;
  /**
   * Appended only while handling a message that completes later, and again if that is redelivered: a backend that keeps both in
   * one log may defer the flush to it.
   */
  readonly derived?: true;
};

export type NewRecord = { readonly partition: number; readonly key: string; readonly headers: Headers; readonly value: string };

export type LogRecord = {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
  readonly key: string;
  readonly headers: Headers;
  /** As appended; null for a record without a value. */
  readonly value: string | null;
};

/** The position of a group in a partition: the first unfinished offset, and the text committed with it. */
export type Position = { readonly offset: number; readonly metadata: string };

/** The extent of a partition: the offset of its first existing record, and that of the next one. */
export type Extent = { readonly partition: number; readonly first: number; readonly next: number };

/**
 * Called by the log in this order: assigned, any number of records, revoked. None of them may block: they only record the event.
 */
export interface LogListener {
  assigned(partition: number, position: Position): void;
  records(partition: number, records: readonly LogRecord[]): void;
  /** From here on, commits for the partition are ignored. */
  revoked(partition: number): void;
}

export interface LogMembership {
  /** Durable when resolved. Rejects, or does nothing, when the partition has been revoked. */
  commit(partition: number, position: Position): Promise<void>;
  /** No further records of the partition until `resume`; some may still arrive. */
  pause(partition: number): void;
  resume(partition: number): void;
  /** Milliseconds since the log last heard from its backend on behalf of this member: a sign of life. */
  silentMs(): number;
  leave(): Promise<void>;
}

/** A fault of the backend is an `AppError` `UNAVAILABLE`. */
export interface Log {
  /** Creates missing topics and adds partitions to those that have fewer; extra partitions are kept. */
  declare(topics: readonly TopicDeclaration[]): Promise<void>;
  /**
   * Partitions to spread records of a declared topic over. It grows some time after partitions were added, when all members read
   * them.
   */
  partitions(topic: string): number;
  /** Durable when resolved; records of one call and partition keep their order. Safe to call concurrently. */
  append(topic: string, records: readonly NewRecord[]): Promise<void>;
  /** Joins a consumer group, whose members share the partitions. Resolves once the member is in the group. */
  join(group: string, topic: string, listener: LogListener): Promise<LogMembership>;
  /** Every record appended to any partition from the moment it resolves; no group, no commits. */
  tail(topic: string, onRecord: (record: LogRecord) => void): Promise<{ stop(): Promise<void> }>;
  /** The partitions of topics, by topic. */
  extents(topics: readonly string[]): Promise<ReadonlyMap<string, readonly Extent[]>>;
  /**
   * Up to `limit` records of a partition from an offset on, or from its first existing one; none past the end. No group, no
   * commits.
   */
  read(topic: string, partition: number, from: number, limit: number): Promise<readonly LogRecord[]>;
  /** Records that the group has not done, over all partitions. */
  lag(group: string, topic: string): Promise<number>;
  check(): Promise<void>;
  close(): Promise<void>;
}
