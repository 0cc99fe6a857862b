import { performance } from 'node:perf_hooks';
import type { DeadBytes } from './dead-bytes.ts';
import type { Statements } from './statements.ts';

/** Pages in the write-ahead log at which a checkpoint is worth a pause between two groups (about 4 MB, SQLite's own default). */
const enoughPages = 1000;
/** Checking the length of the log costs a little, so it is checked once per so many requests. */
const requestsBetweenLooks = 256;

type Checkpoint = { readonly busy: number; readonly log: number; readonly checkpointed: number };

type Deps = {
  readonly statements: Pick<Statements, 'row'>;
  readonly deadBytes: Pick<DeadBytes, 'note' | 'zero'>;
  /** Deleted data is removed from the disk within this time. */
  readonly emptyAfterMs: number;
};

/**
 * Moves the write-ahead log into the database between groups, on the thread that owns both, and truncates it within
 * `emptyAfterMs` of a write, because it holds old page contents. The thread has the only connection and reads nothing between
 * groups, so no reader can block this. Without writes, no timer runs.
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
      // A full disk: the log keeps everything, and the next time retries.
      return false;
    }
  };
  const checkpointIfLarge = (): void => {
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
    /** Call after requests of which at least one may have written. */
    afterWrites: (count: number): void => {
      const { total = 0 } = row<{ total: number }>('SELECT total_changes() AS total') ?? {};
      if (total === changes) return;
      changes = total;
      if (dueAt === Number.POSITIVE_INFINITY) schedule();
      // Timers do not run on a thread that always has work.
      else if (performance.now() >= dueAt) run();
      requests += count;
      if (requests < requestsBetweenLooks) return;
      requests = 0;
      checkpointIfLarge();
    },
    stop: (): void => {
      clearTimeout(timer);
      empty();
    },
  };
};
