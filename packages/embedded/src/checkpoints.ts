import type { Statements } from './statements.ts';

/** Pages in the write-ahead log at which a checkpoint is worth a pause between two groups (about 4 MB, SQLite's own default). */
const enoughPages = 1000;
/** Looking at the log's length costs a little, so it is looked at once in so many requests. */
const requestsBetweenLooks = 256;
/** After so long without work the log is emptied, so that what was deleted is gone from it too. */
const idleMs = 2000;

type Checkpoint = { readonly busy: number; readonly log: number; readonly checkpointed: number };

/** Moves the write-ahead log into the database between groups, on the thread that owns both; at rest no timer runs. */
export const createCheckpoints = ({ row }: Statements) => {
  let requests = 0;
  let worked = false;
  let timer: NodeJS.Timeout | undefined;
  const checkpoint = (mode: 'NOOP' | 'PASSIVE' | 'TRUNCATE'): number => {
    try {
      return row<Checkpoint>(`PRAGMA wal_checkpoint(${mode})`)?.log ?? 0;
    } catch {
      // A full disk: the log keeps everything, and the next checkpoint tries again.
      return 0;
    }
  };
  const onIdle = (): void => {
    timer = undefined;
    if (worked) {
      worked = false;
      timer = setTimeout(onIdle, idleMs);
    } else checkpoint('TRUNCATE');
  };
  return {
    afterRequests: (count: number): void => {
      worked = true;
      timer ??= setTimeout(onIdle, idleMs);
      requests += count;
      if (requests < requestsBetweenLooks) return;
      requests = 0;
      if (checkpoint('NOOP') >= enoughPages) checkpoint('PASSIVE');
    },
    stop: (): void => {
      clearTimeout(timer);
      checkpoint('TRUNCATE');
    },
  };
};
