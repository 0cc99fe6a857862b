import type { LogMembership, LogRecord, Position } from '@winnow/ports';
import { createTurns } from './create-turns.ts';
import { createWatermark } from './watermark.ts';

/** Numbers of records in flight at which a partition pauses and resumes. */
const highWater = 256;
const lowWater = 128;
/** Offsets past the first unfinished record: limits redelivery after a crash while one record blocks the position. */
const maxSpread = 5_000;
/** After this many pick-ups of one position without progress, its records run one at a time to identify the culprit. */
const suspectAfter = 2;
/**
 * Processes that may die while only one suspect record runs, before it is considered the cause. More than a few, because a
 * process that lost the partition in a rebalance looks, to the next one, like one that died.
 */
export const maxBegins = 5;

export type PartitionConsumer = {
  readonly receive: (records: readonly LogRecord[]) => void;
  readonly commit: () => Promise<void>;
  /** Makes the final commit and records that a live process gave the position back. */
  readonly handBack: () => Promise<void>;
  readonly revoke: () => void;
  /** When its first unfinished record was published, as an ISO time, if it has taken one. */
  readonly oldest: () => string | undefined;
  /** Records durably that a suspect record is about to run; false when too many processes have died while it ran. */
  readonly begin: (offset: number) => Promise<boolean>;
};

export type PartitionConsumerOptions = {
  readonly partition: number;
  readonly start: Position;
  /** Start of the last assignment that this process took over, by partition. */
  readonly ownPickUps: Map<number, number>;
  readonly membership: () => Pick<LogMembership, 'commit' | 'pause' | 'resume'> | undefined;
  /** Hands a record to the executor, a suspect one to run alone; `done` is called when it need not be redelivered. */
  readonly dispatch: (record: LogRecord, suspect: boolean, done: () => void, revoked: () => boolean) => void;
  readonly onProgress: () => void;
  /**
   * True for a record that only a newer release can handle: it and everything after it are left to the next owner of the
   * partition.
   */
  readonly isForNewerRelease: (record: LogRecord) => boolean;
  readonly onHeld: (record: LogRecord) => void;
  readonly onReleased: () => void;
};

/** Metadata of a position: how often it was picked up without progress, and how often its record was started alone. */
const readCounts = (metadata: string): readonly [pickUps: number, begins: number] => {
  const [pickUps = 0, begins = 0] = metadata.split(':').map((count) => Number.parseInt(count, 10) || 0);
  return [pickUps, begins];
};

/**
 * State of one assigned partition: position, back pressure, and which record is to blame when processes die. Kafka counts no
 * attempts, and a message that kills its process would be redelivered forever. So the number of pick-ups of a position without
 * progress is committed with it. That alone proves nothing: a record may only have waited. It marks the records in flight as
 * suspects. Suspects run one at a time, each recorded before it starts, and only one that was recorded repeatedly becomes a dead
 * letter.
 */
export const createPartitionConsumer = (options: PartitionConsumerOptions): PartitionConsumer => {
  const { partition, start, ownPickUps, membership, dispatch, onProgress, isForNewerRelease, onHeld, onReleased } = options;
  // A record that this process picked up or started before, and survived, is not counted again: partitions also move for other
  // reasons.
  const [before, noted] = readCounts(start.metadata);
  const own = ownPickUps.get(partition) === start.offset;
  const pickedUp = own ? Math.max(0, before - 1) : before;
  const begun = own ? Math.max(0, noted - 1) : noted;
  /** Records before this offset may have been in flight in a process that died. */
  const suspectEnd = pickedUp >= suspectAfter ? start.offset + highWater : start.offset;
  const watermark = createWatermark(start.offset);
  const inTurn = createTurns();
  let committed = start.offset;
  let suspects = 0;
  let announced = false;
  let paused = false;
  let revoked = false;
  /** Times of unfinished records, in the order of their offsets. */
  const waiting = new Map<number, string | undefined>();
  /** Take nothing from here on: key order could not be kept otherwise, and more such records follow. */
  let held = false;

  const hold = (record: LogRecord): void => {
    held = true;
    waiting.set(record.offset, record.headers.ce_time);
    onHeld(record);
  };

  const balance = (): void => {
    if (held) {
      membership()?.pause(partition);
      return;
    }
    const full = watermark.outstanding() >= highWater || watermark.spread() >= maxSpread;
    // The first non-suspect record starts when no suspects are left: it might otherwise overtake one of its key.
    const enough = suspects > 0 ? 0 : lowWater;
    if (!paused && full) {
      paused = true;
      membership()?.pause(partition);
    } else if (paused && watermark.outstanding() <= enough && watermark.spread() < maxSpread) {
      paused = false;
      membership()?.resume(partition);
    }
  };

  const commitAt = async (offset: number, metadata: string): Promise<void> => {
    if (revoked) return;
    await membership()?.commit(partition, { offset, metadata });
    committed = offset;
  };

  const take = (record: LogRecord): void => {
    const suspect = record.offset < suspectEnd || suspects > 0;
    if (suspect) suspects += 1;
    const finish = (): void => {
      if (revoked) return;
      watermark.done(record.offset);
      waiting.delete(record.offset);
      if (suspect) suspects -= 1;
      balance();
      onProgress();
    };
    watermark.add(record.offset);
    waiting.set(record.offset, record.headers.ce_time);
    dispatch(record, suspect, finish, () => revoked);
  };

  return {
    receive: (records) => {
      const newer = held ? 0 : records.findIndex(isForNewerRelease);
      const taken = newer === -1 ? records : records.slice(0, newer);
      if (!announced && taken.length > 0) {
        announced = true;
        ownPickUps.set(partition, start.offset);
        // Only counts the pick-up; if this fails, only the count is lost.
        inTurn(() => commitAt(start.offset, `${pickedUp + 1}:${begun}`)).catch(() => {});
      }
      for (const record of taken) take(record);
      const next = records[taken.length];
      if (next !== undefined && !held) hold(next);
      balance();
    },
    commit: () =>
      inTurn(async () => {
        const position = watermark.position();
        if (position > committed) await commitAt(position, '');
      }),
    handBack: () =>
      inTurn(async () => {
        if (announced) await commitAt(watermark.position(), '');
      }),
    revoke: () => {
      revoked = true;
      if (held) onReleased();
    },
    oldest: () => waiting.values().next().value,
    begin: async (offset) => {
      if (offset !== watermark.position()) return true;
      const begins = offset === start.offset ? begun : 0;
      if (begins >= maxBegins) return false;
      // When a position has moved, the pick-ups of the previous one still show that a process died nearby.
      ownPickUps.set(partition, offset);
      await inTurn(() => commitAt(offset, `${pickedUp + 1}:${begins + 1}`));
      return true;
    },
  };
};
