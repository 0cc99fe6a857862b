import { Worker } from 'node:worker_threads';
import { AppError } from '@winnow/kernel';
import { createSqliteClient, type SqliteClient } from './sqlite-client.ts';
import type { Greeting, ThreadOptions } from './sqlite-thread.ts';

/** A checkpoint costs two flushes to disk; erasure guarantees a minute, and a request may have to wait for the thread. */
const emptyAfterMs = 10_000;

/** Starts the thread that owns the database of a data folder; rejects with `UNAVAILABLE` when another process uses the folder. */
export const openSqlite = async (
  folder: string,
  options: Partial<Pick<ThreadOptions, 'emptyAfterMs'>> = {},
): Promise<SqliteClient> => {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    // Its garbage is small and short-lived; by default, the heap of the thread would grow to many times its size.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
    workerData: { folder, emptyAfterMs, ...options } satisfies ThreadOptions,
    name: 'winnow-sqlite',
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const { failure } = await new Promise<Greeting>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (cause) =>
      reject(new AppError('UNAVAILABLE', 'The thread of the embedded database did not start.', { cause })),
    );
  });
  if (failure === undefined) return createSqliteClient(worker);
  await exited;
  throw new AppError('UNAVAILABLE', failure);
};
