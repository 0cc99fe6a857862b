import type { RequestHandler } from 'express';

/** Enough for a page of megabytes over a slow line, but not for a client that never reads it. */
const usualMs = 120_000;

/** Disconnects a client that has not read a whole response in time: until then, it is kept in memory. */
export const limitAnswerTime =
  (maxMs = usualMs): RequestHandler =>
  (request, response, next) => {
    response.once('prefinish', () => {
      // All of it is with the system.
      if (request.socket.writableLength === 0) return;
      const timer = setTimeout(() => request.socket.destroy(), maxMs).unref();
      response.once('close', () => clearTimeout(timer));
    });
    next();
  };
