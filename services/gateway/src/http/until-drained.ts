import type { Response } from 'express';

/** Waits until a slow reader has taken what was written, or has gone. */
export const untilDrained = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    const settle = (): void => {
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    response.on('drain', settle).on('close', settle);
    if (response.destroyed) settle();
  });
