import { setTimeout as wait } from 'node:timers/promises';
import { AppError, isTransient } from '@winnow/kernel';
import type { Health } from './health.ts';
import { errorFacts, type Logger } from './logger.ts';

export type Waiting = {
  readonly health: Pick<Health, 'awaits'>;
  readonly logger: Pick<Logger, 'warn'>;
  /** Aborted when the process must stop. */
  readonly stopping: AbortSignal;
};

const againMs = 1_000;

/**
 * Retries startup work until its backend responds, and reports in health why it waits. Throws faults that retrying cannot fix,
 * and the last fault once the process must stop.
 */
export const retryUntilAvailable = async <Answer>(
  name: string,
  work: () => Promise<Answer>,
  { health, logger, stopping }: Waiting,
): Promise<Answer> => {
  health.awaits(name, new AppError('UNAVAILABLE', 'It has not answered yet.'));
  for (;;) {
    try {
      const answer = await work();
      health.awaits(name);
      return answer;
    } catch (error) {
      if (!isTransient(error) || stopping.aborted) throw error;
      health.awaits(name, error);
      logger.warn({ for: name, ...errorFacts(error) }, 'The start waits for a backend');
      await wait(againMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
};
