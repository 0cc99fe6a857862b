import type { HttpOperation } from '@winnow/contracts';
import type { RequestHandler } from 'express';

/** A whole upload over a slow line must fit; a line that never ends must not. */
const usualUploadMs = 120_000;
/** Gigabytes. */
export const longUploadMs = 3_600_000;

/** Cuts the connection of a request whose body does not end in time. Batches have longer; the server's own limit is theirs. */
export const limitUploadTime =
  ({ tag }: HttpOperation): RequestHandler =>
  (request, _response, next) => {
    if (tag !== 'Batches' && !request.complete) {
      const timer = setTimeout(() => request.socket.destroy(), usualUploadMs).unref();
      request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    next();
  };
