import { AppError } from '@winnow/kernel';
import { systemTimers } from '@winnow/runtime';
import type { RequestHandler } from 'express';
import type { Batches } from '../batches/batches.ts';
import { type RunEvent, watchRun } from '../batches/watch-run.ts';
import { callerOf } from '../middleware/call.ts';
import type { GatewayStore } from '../store.ts';

/** Each looks into the store twice a second. */
const mostWatchers = 200;

const lineOf = ({ event, id, data }: RunEvent): string => {
  if (event === 'comment') return `: ${String(data)}\n\n`;
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
};

type Deps = {
  readonly store: Pick<GatewayStore, 'runs' | 'candidates' | 'batches'>;
  readonly batches: Batches;
  readonly stopping: AbortSignal;
};

/** Follows a batch by server-sent events until it ends, the client goes or the process stops; the client comes back by itself. */
export const watchBatchRoute = ({ store, batches, stopping }: Deps): RequestHandler<{ batch_id: string }> => {
  let watchers = 0;
  return async (request, response) => {
    const batch = await batches.find(callerOf(response).accountId, request.params.batch_id);
    if (watchers >= mostWatchers) throw new AppError('OVERLOADED', 'Too many batches are being watched.');
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    watchers += 1;
    try {
      response.status(200).set({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      response.flushHeaders();
      const from = Number(request.get('last-event-id') ?? 0);
      const since = Number.isSafeInteger(from) && from >= 0 ? from : 0;
      const signal = AbortSignal.any([gone.signal, stopping]);
      const deps = { store, timers: systemTimers, describe: batches.describe };
      for await (const event of watchRun(deps, batch.id, since, signal)) response.write(lineOf(event));
      response.end();
    } finally {
      watchers -= 1;
    }
  };
};
