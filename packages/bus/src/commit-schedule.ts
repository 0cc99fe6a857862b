import type { BusObserver } from './observer.ts';
import type { PartitionConsumer } from './partition-consumer.ts';
import type { Timers } from './timers.ts';

/** How long a position may stay uncommitted: a trade-off between redelivery after a crash and a write per message. */
const commitEveryMs = 200;
/** Delay after a failed commit; while the backend is unavailable, a shorter one would only fill the log. */
const commitAgainMs = 2_000;

type Deps = {
  readonly topic: string;
  readonly consumers: ReadonlyMap<number, PartitionConsumer>;
  readonly timers: Pick<Timers, 'sleep'>;
  readonly observer: Pick<BusObserver, 'fault'>;
  readonly stopping: AbortSignal;
};

export type CommitSchedule = {
  /** Returns false after a failure: the position is committed anyway, whether or not more is done. */
  readonly commitAll: (commit: (consumer: PartitionConsumer) => Promise<void>) => Promise<boolean>;
  /** Commits all positions soon, and again until that succeeds. */
  readonly plan: () => void;
};

/** Gathers the progress of all partitions of a subscription into few commits. */
export const createCommitSchedule = ({ topic, consumers, timers, observer, stopping }: Deps): CommitSchedule => {
  let planned = false;

  const commitAll: CommitSchedule['commitAll'] = async (commit) => {
    const results = await Promise.allSettled([...consumers.values()].map(commit));
    for (const result of results) if (result.status === 'rejected') observer.fault({ topic, error: result.reason });
    return results.every(({ status }) => status === 'fulfilled');
  };

  const plan = (afterMs: number): void => {
    if (planned || stopping.aborted) return;
    planned = true;
    void timers.sleep(afterMs, stopping).then(async () => {
      planned = false;
      if (stopping.aborted) return;
      const committed = await commitAll((consumer) => consumer.commit());
      if (!committed) plan(commitAgainMs);
    });
  };

  return { commitAll, plan: () => plan(commitEveryMs) };
};
