import { AppError, isAppError } from '@winnow/kernel';
import type { WorkerPool } from '@winnow/workers';
import { type RenderPageInput, renderPageTask } from '../tasks/render-page-task.ts';
import { priorityOf } from './priority-of.ts';

/** Pages are bounded, so this is for a stuck thread. */
const renderMs = 10_000;

/** Renders a page in a worker thread. Throws `OVERLOADED`, `UNAVAILABLE`, or what `load` throws. */
export const runPageTask = async (
  pool: Pick<WorkerPool, 'run'>,
  accountId: string,
  load: () => Promise<RenderPageInput>,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  try {
    return await pool.run(renderPageTask, load, { priority: priorityOf(accountId), cpuMs: renderMs, waitSignal: signal });
  } catch (error) {
    if (!isAppError(error, 'INTERNAL')) throw error;
    throw new AppError('UNAVAILABLE', 'The page could not be created.', { cause: error });
  }
};
