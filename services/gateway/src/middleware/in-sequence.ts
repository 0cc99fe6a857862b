import type { RequestHandler } from 'express';

/**
 * Middleware that runs one after another as one layer: Express compares the path again for each layer. Not for asynchronous ones, whose
 * rejections only Express sees.
 */
export const inSequence =
  (...handlers: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    const run = (index: number): void => {
      const handler = handlers[index];
      if (handler === undefined) {
        next();
        return;
      }
      try {
        handler(request, response, (error?: unknown) => (error === undefined ? run(index + 1) : next(error)));
      } catch (error) {
        next(error);
      }
    };
    run(0);
  };
