import { performance } from 'node:perf_hooks';
import type { DeadBytes } from './dead-bytes.ts';
import type { Statements } from './statements.ts';

/** Pages in the write-ahead log at which a checkpoint is worth a pause between two groups (about 4 MB, SQLite's own default). */
const enoughPages = 1000;
/** Looking at the log's length costs a little, so it is looked at once in so many requests. */
const requestsBetweenLooks = 256;

type Checkpoint = { readonly busy: number; readonly log: number; readonly checkpointed: number };

type Deps = {
  readonly statements: Pick<Statements, 'row'>;
  readonly deadBytes: Pick<DeadBytes, 'note' | 'zero'>;
  /** What was deleted stands nowhere on the disk any more after so long. */
  readonly emptyAfterMs: number;
};

/**
 * Moves the write-ahead log into the database between groups, on the thread that owns both, and empties it `emptyAfterMs` after a write at the latest:
 * it holds former contents of pages. The thread has the only connection and reads nothing between groups, so no reader can be in the way.
 * Where nothing is written no timer runs.
 */
export const createCheckpoints = ({ statements: { row }, deadBytes, emptyAfterMs }: Deps) => {
  let requests = 0;
  let changes = 0;
  let dueAt = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const checkpoint = (mode: 'NOOP' | 'PASSIVE' | 'TRUNCATE'): Checkpoint | undefined =>
    row<Checkpoint>(`PRAGMA wal_checkpoint(${mode})`);
  /** False when there is more to do. */
  const empty = (): boolean => {
    try {
      deadBytes.note();
      return checkpoint('TRUNCATE')?.busy === 0 && deadBytes.zero();
    } catch {
      // A full disk: the log keeps everything, and the next time is another try.
      return false;
    }
  };
  const relieve = (): void => {
    try {
      if ((checkpoint('NOOP')?.log ?? 0) < enoughPages) return;
      deadBytes.note();
      checkpoint('PASSIVE');
    } catch {
      // The same.
    }
  };
  const schedule = (): void => {
    dueAt = performance.now() + emptyAfterMs;
    timer = setTimeout(run, emptyAfterMs);
  };
  const run = (): void => {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    if (!empty()) schedule();
  };
  return {
    afterRequests: (count: number): void => {
      const { total = 0 } = row<{ total: number }>('SELECT total_changes() AS total') ?? {};
      if (total === changes) return;
      changes = total;
      if (dueAt === Number.POSITIVE_INFINITY) schedule();
      // A thread that is never without work comes to no timer.
      else if (performance.now() >= dueAt) run();
      requests += count;
      if (requests < requestsBetweenLooks) return;
      requests = 0;
      relieve();
    },
    stop: (): void => {
      clearTimeout(timer);
      empty();
    },
  };
};
