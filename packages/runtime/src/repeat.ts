import type { Subscription } from '@winnow/ports';
import { errorFacts, type Logger } from './logger.ts';

type RepeatOptions = {
  readonly everyMs: number;
  readonly logger: Logger;
  /** What failed, for the log. */
  readonly name: string;
  readonly work: () => Promise<unknown>;
};

export type Repeated = Subscription & {
  /** Does the work now, or again at once if it is under way. */
  readonly wake: () => void;
};

/** Does a piece of work again and again, never twice at a time. A failure is logged, and the next turn tries again. */
export const repeat = ({ everyMs, logger, name, work }: RepeatOptions): Repeated => {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const turn = async (): Promise<void> => {
    do {
      again = false;
      try {
        await work();
      } catch (error) {
        logger.warn({ work: name, ...errorFacts(error) }, 'Repeated work failed; the next turn tries again');
      }
    } while (again && !stopped);
    running = undefined;
  };
  const wake = (): void => {
    if (stopped) return;
    if (running === undefined) running = turn();
    else again = true;
  };
  const timer = setInterval(() => {
    if (running === undefined) wake();
  }, everyMs).unref();
  return {
    wake,
    check: async () => {},
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
