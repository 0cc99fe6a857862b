import type { Timers } from '@winnow/bus';
import type { Subscription } from '@winnow/ports';
import { errorFacts, type Logger } from './logger.ts';
import { systemTimers } from './system-timers.ts';

type RepeatOptions = {
  readonly everyMs: number;
  readonly logger: Logger;
  /** What failed, for the log. */
  readonly name: string;
  readonly work: () => Promise<unknown>;
  readonly timers?: Pick<Timers, 'sleep'>;
};

export type Repeated = Subscription & {
  /** Does the work now, or again at once if it is under way. */
  readonly wake: () => void;
};

/** Does a piece of work again and again, never twice at a time. A failure is logged, and the next turn tries again. */
export const repeat = ({ everyMs, logger, name, work, timers = systemTimers }: RepeatOptions): Repeated => {
  let running: Promise<void> | undefined;
  let again = false;
  const stopping = new AbortController();
  const turn = async (): Promise<void> => {
    do {
      again = false;
      try {
        await work();
      } catch (error) {
        logger.warn({ work: name, ...errorFacts(error) }, 'Repeated work failed; the next turn tries again');
      }
    } while (again && !stopping.signal.aborted);
    running = undefined;
  };
  const wake = (): void => {
    if (stopping.signal.aborted) return;
    if (running === undefined) running = turn();
    else again = true;
  };
  const tick = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await timers.sleep(everyMs, stopping.signal);
      if (running === undefined) wake();
    }
  };
  void tick();
  return {
    wake,
    check: async () => {},
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
