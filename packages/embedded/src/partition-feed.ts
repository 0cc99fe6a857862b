import type { LogRecord } from '@winnow/ports';

export type PartitionFeed = {
  /** Receives records just appended, in order; delivers them immediately if everything before them was delivered. */
  readonly appended: (records: readonly LogRecord[], head: number) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Stops delivery. */
  readonly stop: () => void;
};

export type FeedOptions = {
  /** Offset of the first record to deliver. */
  readonly from: number;
  /** Offset of the next record to be appended. */
  readonly head: number;
  /** A batch of records from an offset on, in order; none when they have been swept. */
  readonly fetch: (offset: number) => Promise<readonly LogRecord[]>;
  readonly deliver: (records: readonly LogRecord[]) => void;
  /** Calls back later, after a failed fetch. */
  readonly retryLater: (retry: () => void) => void;
};

/** Delivers the records of a partition in order and once: from disk while behind, from memory at the end. */
export const createPartitionFeed = ({ from, head, fetch, deliver, retryLater }: FeedOptions): PartitionFeed => {
  let next = from;
  let end = head;
  let paused = false;
  let stopped = false;
  let fetching = false;
  const halted = (): boolean => paused || stopped;

  const advance = (records: readonly LogRecord[]): void => {
    const fresh = records.filter(({ offset }) => offset >= next);
    const last = fresh.at(-1);
    if (last === undefined) return;
    next = last.offset + 1;
    deliver(fresh);
  };
  const catchUp = async (): Promise<void> => {
    if (fetching) return;
    fetching = true;
    try {
      while (!halted() && next < end) {
        const known = end;
        const records = await fetch(next);
        if (halted()) break;
        if (records.length === 0) next = known;
        advance(records);
      }
    } catch {
      retryLater(start);
    } finally {
      fetching = false;
    }
  };
  const start = (): void => {
    // `catchUp` never rejects.
    if (!halted() && next < end) void catchUp();
  };

  queueMicrotask(start);
  return {
    appended: (records, newHead) => {
      end = Math.max(end, newHead);
      const first = records[0];
      if (!halted() && first !== undefined && first.offset <= next) advance(records);
      else start();
    },
    pause: () => {
      paused = true;
    },
    resume: () => {
      paused = false;
      start();
    },
    stop: () => {
      stopped = true;
    },
  };
};
