import type { LogMembership, LogRecord, Position } from '@winnow/ports';
import { createWatermark } from './watermark.ts';

/** Records in hand at which a partition is paused, and at which it goes on. */
const highWater = 256;
const lowWater = 128;
/** Offsets past the first record not done: bounds what comes again after a crash while one record holds the position. */
const maxSpread = 5_000;
/** Pick-ups of one position without progress after which its records run one at a time, so that the culprit shows. */
const suspectAfter = 2;

export type PartitionConsumer = {
  readonly receive: (records: readonly LogRecord[]) => void;
  readonly commit: () => Promise<void>;
  /** Commits for the last time and says that the position was given back by a living process. */
  readonly handBack: () => Promise<void>;
  readonly revoke: () => void;
  /** True for the record that has seen `maxPickUps` processes begin it and none end it. */
  readonly isPoison: (offset: number) => boolean;
};

export type PartitionConsumerOptions = {
  readonly partition: number;
  readonly start: Position;
  readonly maxPickUps: number;
  /** Start of the last assignment that this process took up, by partition. */
  readonly ownPickUps: Map<number, number>;
  readonly membership: () => Pick<LogMembership, 'commit' | 'pause' | 'resume'> | undefined;
  /** Hands a record to the executor; `done` is called when it need not come again. */
  readonly dispatch: (record: LogRecord, serial: boolean, done: () => void, revoked: () => boolean) => void;
  readonly onProgress: () => void;
};

/**
 * Book-keeping of one assigned partition: position, back pressure and pick-ups.
 *
 * The number of times that a position was picked up without moving is committed beside it. Kafka counts no attempts, and a
 * message that kills its process would otherwise come again for ever.
 */
export const createPartitionConsumer = (options: PartitionConsumerOptions): PartitionConsumer => {
  const { partition, start, maxPickUps, ownPickUps, membership, dispatch, onProgress } = options;
  // A position that this process picked up before, and did not die of, is not counted again: partitions also move for other reasons.
  const before = Number.parseInt(start.metadata, 10) || 0;
  const pickedUp = ownPickUps.get(partition) === start.offset ? Math.max(0, before - 1) : before;
  const suspect = pickedUp >= suspectAfter;
  const watermark = createWatermark(start.offset);
  let committed = start.offset;
  let announced = false;
  let paused = false;
  let revoked = false;

  const balance = (): void => {
    const full = watermark.outstanding() >= highWater || watermark.spread() >= maxSpread;
    if (!paused && full) {
      paused = true;
      membership()?.pause(partition);
    } else if (paused && watermark.outstanding() <= lowWater && watermark.spread() < maxSpread) {
      paused = false;
      membership()?.resume(partition);
    }
  };

  const commitAt = async (offset: number, metadata: string): Promise<void> => {
    if (revoked) return;
    await membership()?.commit(partition, { offset, metadata });
    committed = offset;
  };

  const finish = (offset: number): void => {
    if (revoked) return;
    watermark.done(offset);
    balance();
    onProgress();
  };

  return {
    receive: (records) => {
      if (!announced && records.length > 0) {
        announced = true;
        ownPickUps.set(partition, start.offset);
        // Only counts the pick-up; a failure to do so costs nothing but the count.
        commitAt(start.offset, String(pickedUp + 1)).catch(() => {});
      }
      for (const record of records) {
        watermark.add(record.offset);
        dispatch(
          record,
          suspect,
          () => finish(record.offset),
          () => revoked,
        );
      }
      balance();
    },
    commit: async () => {
      const position = watermark.position();
      if (position > committed) await commitAt(position, '');
    },
    handBack: async () => {
      if (announced) await commitAt(watermark.position(), '');
    },
    revoke: () => {
      revoked = true;
    },
    isPoison: (offset) => pickedUp >= maxPickUps && offset === watermark.position() && watermark.position() <= start.offset,
  };
};
