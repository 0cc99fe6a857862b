import { AppError, type Clock } from '@winnow/kernel';

const kept = 20;
/** Fewer say little. */
const minTasks = 4;
const withinMs = 600_000;

export type RecentLimits = {
  readonly note: (hitLimit: boolean) => void;
  /** Throws `UNAVAILABLE` when most of the latest tasks, and at least four in the last ten minutes, were stopped at a limit. */
  readonly check: () => void;
};

/** Tracks which of the latest tasks were stopped at a limit. */
export const createRecentLimits = (now: Clock): RecentLimits => {
  let latest: readonly { readonly at: number; readonly hitLimit: boolean }[] = [];
  return {
    note: (hitLimit) => {
      latest = [...latest, { at: now(), hitLimit }].slice(-kept);
    },
    check: () => {
      const recent = latest.filter(({ at }) => at > now() - withinMs);
      const hits = recent.filter(({ hitLimit }) => hitLimit).length;
      if (recent.length >= minTasks && hits * 2 > recent.length)
        throw new AppError('UNAVAILABLE', 'Most tasks were stopped at a limit.');
    },
  };
};
