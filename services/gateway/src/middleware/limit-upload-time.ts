import type { HttpOperation } from '@winnow/contracts';
import type { RequestHandler } from 'express';

/** Enough for a whole upload over a slow line, but not for one that never ends. */
const usualUploadMs = 120_000;
/** Gigabytes. */
export const longUploadMs = 3_600_000;

/** Disconnects a request whose body does not end in time. Batches have longer; for them, the server's own limit applies. */
export const limitUploadTime =
  ({ tag }: HttpOperation): RequestHandler =>
  (request, _response, next) => {
    if (tag !== 'Batches' && !request.complete) {
      const timer = setTimeout(() => request.socket.destroy(), usualUploadMs).unref();
      request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    next();
  };
