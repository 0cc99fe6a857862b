import { isDeepStrictEqual } from 'node:util';
import type { Backends } from '@winnow/runtime';
import type { RequestHandler } from 'express';
import { callOf, visitorOf } from '../routes/call.ts';
import type { FindVisitor } from '../sessions/find-visitor.ts';

type Deps = { readonly findVisitor: FindVisitor; readonly timers: Backends['timers'] };

const checkEveryMs = 2_000;

/**
 * Disconnects a request that takes long, such as an event stream, once its session has ended or the person has other rights.
 * Whoever may still ask connects again.
 */
export const endWithSession =
  ({ findVisitor, timers }: Deps): RequestHandler =>
  (request, response, next) => {
    const { session } = callOf(response);
    const { held } = visitorOf(response);
    const closed = new AbortController();
    const isUnchanged = async (): Promise<boolean> => {
      if (session === undefined || session.by === 'guest') return false;
      const visitor = await findVisitor(session, request.ip);
      return visitor !== undefined && isDeepStrictEqual(visitor.held, held);
    };
    const watch = async (): Promise<void> => {
      while (!closed.signal.aborted) {
        await timers.sleep(checkEveryMs, closed.signal);
        // What cannot be checked now is checked in a moment.
        if (!closed.signal.aborted && !(await isUnchanged().catch(() => true))) response.destroy();
      }
    };
    if (response.destroyed) closed.abort();
    else response.once('close', () => closed.abort());
    void watch();
    next();
  };
