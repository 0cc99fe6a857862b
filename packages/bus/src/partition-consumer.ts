import type { LogMembership, LogRecord, Position } from '@winnow/ports';
import { createTurns } from './create-turns.ts';
import { createWatermark } from './watermark.ts';

/** Records in hand at which a partition is paused, and at which it goes on. */
const highWater = 256;
const lowWater = 128;
/** Offsets past the first record not done: bounds what comes again after a crash while one record holds the position. */
const maxSpread = 5_000;
/** Pick-ups of one position without progress after which its records run one at a time, so that the culprit shows. */
const suspectAfter = 2;
/**
 * Processes that may die while they do nothing suspect but one record before it is taken for the reason. More than a few, because a process
 * that lost the partition to a rebalance looks, to the next one, like one that died.
 */
export const maxBegins = 5;

export type PartitionConsumer = {
  readonly receive: (records: readonly LogRecord[]) => void;
  readonly commit: () => Promise<void>;
  /** Commits for the last time and says that the position was given back by a living process. */
  readonly handBack: () => Promise<void>;
  readonly revoke: () => void;
  /** Notes, durably, that a suspect record is about to be worked on; false when so many processes have died of it that it must not be. */
  readonly begin: (offset: number) => Promise<boolean>;
};

export type PartitionConsumerOptions = {
  readonly partition: number;
  readonly start: Position;
  /** Start of the last assignment that this process took up, by partition. */
  readonly ownPickUps: Map<number, number>;
  readonly membership: () => Pick<LogMembership, 'commit' | 'pause' | 'resume'> | undefined;
  /** Hands a record to the executor, a suspect one to be worked on alone; `done` is called when it need not come again. */
  readonly dispatch: (record: LogRecord, suspect: boolean, done: () => void, revoked: () => boolean) => void;
  readonly onProgress: () => void;
  /** True for a record that only a newer release can handle: it and what stands behind it are left to the next owner of the partition. */
  readonly isForNewerRelease: (record: LogRecord) => boolean;
  readonly onHeld: (record: LogRecord) => void;
  readonly onReleased: () => void;
};

/** What stands beside a position: how often it was picked up without moving, and how often its record was begun alone. */
const readCounts = (metadata: string): readonly [pickUps: number, begins: number] => {
  const [pickUps = 0, begins = 0] = metadata.split(':').map((count) => Number.parseInt(count, 10) || 0);
  return [pickUps, begins];
};

/**
 * Book-keeping of one assigned partition: position, back pressure, and who is to blame when processes die.
 *
 * Kafka counts no attempts, and a message that kills its process would come again for ever. So the number of times that a position was
 * picked up without moving is committed beside it. That alone blames nobody: a record may only have waited. It makes what was in hand
 * suspect, and suspect records run one at a time, each noted before it begins. Only one that was noted again and again is given up.
 */
export const createPartitionConsumer = (options: PartitionConsumerOptions): PartitionConsumer => {
  const { partition, start, ownPickUps, membership, dispatch, onProgress, isForNewerRelease, onHeld, onReleased } = options;
  // What this process picked up or began before, and did not die of, is not counted again: partitions also move for other reasons.
  const [before, noted] = readCounts(start.metadata);
  const own = ownPickUps.get(partition) === start.offset;
  const pickedUp = own ? Math.max(0, before - 1) : before;
  const begun = own ? Math.max(0, noted - 1) : noted;
  /** Before it stand the records that a process which died may have had in hand. */
  const suspectEnd = pickedUp >= suspectAfter ? start.offset + highWater : start.offset;
  const watermark = createWatermark(start.offset);
  const inTurn = createTurns();
  let committed = start.offset;
  let suspects = 0;
  let announced = false;
  let paused = false;
  let revoked = false;
  /** From here on nothing is taken: order within a key could not be kept otherwise, and behind one such record stand more. */
  let held = false;

  const hold = (record: LogRecord): void => {
    held = true;
    onHeld(record);
  };

  const balance = (): void => {
    if (held) {
      membership()?.pause(partition);
      return;
    }
    const full = watermark.outstanding() >= highWater || watermark.spread() >= maxSpread;
    // The first record that is not suspect comes when no suspect one is left: else it might overtake one of its key.
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
      if (suspect) suspects -= 1;
      balance();
      onProgress();
    };
    watermark.add(record.offset);
    dispatch(record, suspect, finish, () => revoked);
  };

  return {
    receive: (records) => {
      const newer = held ? 0 : records.findIndex(isForNewerRelease);
      const taken = newer === -1 ? records : records.slice(0, newer);
      if (!announced && taken.length > 0) {
        announced = true;
        ownPickUps.set(partition, start.offset);
        // Only counts the pick-up; a failure to do so costs nothing but the count.
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
    begin: async (offset) => {
      if (offset !== watermark.position()) return true;
      const begins = offset === start.offset ? begun : 0;
      if (begins >= maxBegins) return false;
      // Beside a position that has moved, the pick-ups of the former one still say that somebody died hereabouts.
      ownPickUps.set(partition, offset);
      await inTurn(() => commitAt(offset, `${pickedUp + 1}:${begins + 1}`));
      return true;
    },
  };
};
