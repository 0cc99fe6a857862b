import type { Timers } from '@winnow/bus';
import type { Subscription } from '@winnow/ports';
import { errorFacts, type Logger } from './logger.ts';
import { systemTimers } from './system-timers.ts';

type RepeatOptions = {
  readonly everyMs: number;
  readonly logger: Logger;
  /** Name of the work, for the log. */
  readonly name: string;
  readonly work: () => Promise<unknown>;
  readonly timers?: Pick<Timers, 'sleep'>;
};

export type Repeated = Subscription & {
  /** Runs the work now, or again immediately afterwards if it is already running. */
  readonly wake: () => void;
};

/** Runs work repeatedly, never concurrently. A failure is logged; the next turn retries. */
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
