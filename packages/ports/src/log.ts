/** What a bus needs of its backend: a partitioned, durable log with consumer groups. Everything else is written once, in the bus core. */
export type Headers = { readonly [name: string]: string };

export type TopicDeclaration = {
  readonly name: string;
  readonly partitions: number;
  readonly retentionMs: number;
  /** Appended to only for a message that is done later, and again when that comes again: a backend that keeps both in one log may leave the flush to it. */
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

/** Where a group stands in a partition: the first offset that is not yet done, and the text committed with it. */
export type Position = { readonly offset: number; readonly metadata: string };

/** What a partition holds: the offset of its first record that is still there, and the one that its next record will have. */
export type Extent = { readonly partition: number; readonly first: number; readonly next: number };

/** Told by the log in this order: assigned, any number of records, revoked. None of them may block: they only take note. */
export interface LogListener {
  assigned(partition: number, position: Position): void;
  records(partition: number, records: readonly LogRecord[]): void;
  /** From here on commits for the partition are void. */
  revoked(partition: number): void;
}

export interface LogMembership {
  /** Durable when resolved. Rejects, or does nothing, when the partition has been revoked. */
  commit(partition: number, position: Position): Promise<void>;
  /** No further records of the partition until `resume`; some on their way may still come. */
  pause(partition: number): void;
  resume(partition: number): void;
  /** Milliseconds since the log last heard from its backend on behalf of this member: a sign of life. */
  silentMs(): number;
  leave(): Promise<void>;
}

/** A fault of the backend is an `AppError` `UNAVAILABLE`. */
export interface Log {
  /** Creates missing topics and adds partitions to those that have fewer; what has more keeps them. */
  declare(topics: readonly TopicDeclaration[]): Promise<void>;
  /** Partitions that records of a declared topic are to be spread over. It grows a while after they were added, when all members read them. */
  partitions(topic: string): number;
  /** Durable when resolved; records of one call and partition keep their order. Safe to call concurrently. */
  append(topic: string, records: readonly NewRecord[]): Promise<void>;
  /** Joins a consumer group; partitions are shared out among its members. Resolves once the member is in the group. */
  join(group: string, topic: string, listener: LogListener): Promise<LogMembership>;
  /** Every record appended to any partition from the moment it resolves; no group, no commits. */
  tail(topic: string, onRecord: (record: LogRecord) => void): Promise<{ stop(): Promise<void> }>;
  /** The partitions of topics, by topic. */
  extents(topics: readonly string[]): Promise<ReadonlyMap<string, readonly Extent[]>>;
  /** Up to `limit` records of a partition from an offset on, or from its first one that is still there; none where it ends. No group, no commits. */
  read(topic: string, partition: number, from: number, limit: number): Promise<readonly LogRecord[]>;
  /** Records not yet done by the group, over all partitions. */
  lag(group: string, topic: string): Promise<number>;
  check(): Promise<void>;
  close(): Promise<void>;
}
