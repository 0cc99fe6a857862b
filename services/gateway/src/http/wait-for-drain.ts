import type { ServerResponse } from 'node:http';

/** For the amount that a stream writes at a time, some kilobytes. */
const patienceMs = 60_000;

/**
 * Waits until a slow client has read what was written, or has disconnected. A client that reads nothing for a minute is
 * disconnected.
 */
export const waitForDrain = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => response.destroy(), patienceMs).unref();
    const settle = (): void => {
      clearTimeout(timer);
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    response.on('drain', settle).on('close', settle);
    if (response.destroyed) settle();
  });
