import type { Timers } from '@winnow/bus';

/** System timers. A pending sleep does not keep the process alive. */
export const systemTimers: Timers = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) {
        resolve();
        return;
      }
      const wake = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds).unref();
      signal?.addEventListener('abort', wake, { once: true });
    }),
};
