import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds by which this machine's clock is ahead of the database's, and by which the database's is ahead of the one shown. */
export type ClockOffsets = { readonly machine: number; readonly database: number };

const checkEveryMs = 10_000;
/** More than synchronised machines differ, and less than any lease or time-out would notice. */
const noticedMs = 2_000;

/**
 * Reports clock differences, and warns when one appears: nothing breaks, but someone should correct it. Returns a function that
 * stops it.
 */
export const watchClock = (offsets: () => ClockOffsets, metrics: Pick<Metrics, 'clockOffsets'>, logger: Logger): (() => void) => {
  let warned = false;
  const look = (): void => {
    const { machine, database } = offsets();
    const differs = Math.abs(machine) > noticedMs || Math.abs(database) > noticedMs;
    if (differs && !warned)
      logger.warn(
        { machine_ahead_ms: machine, database_ahead_ms: database },
        'A clock is wrong: the time of the database counts, which this process follows without a jump',
      );
    warned = differs;
  };
  metrics.clockOffsets(offsets);
  look();
  const timer = setInterval(look, checkEveryMs).unref();
  return () => clearInterval(timer);
};
