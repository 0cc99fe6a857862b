import type { RequestHandler } from 'express';

/** A page of megabytes over a slow line must fit; a reader that never takes it must not. */
const usualMs = 120_000;

/** Cuts the connection of a reader that has not taken a whole answer in time: until then it is kept in memory. */
export const limitAnswerTime =
  (maxMs = usualMs): RequestHandler =>
  (request, response, next) => {
    response.once('prefinish', () => {
      const timer = setTimeout(() => request.socket.destroy(), maxMs).unref();
      response.once('close', () => clearTimeout(timer));
    });
    next();
  };
