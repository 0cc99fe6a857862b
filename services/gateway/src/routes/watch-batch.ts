import type { Backends } from '@winnow/runtime';
import type { RequestHandler } from 'express';
import type { Batches } from '../batches/batches.ts';
import { type RunEvent, watchRun } from '../batches/watch-run.ts';
import { signalOfClose } from '../http/signal-of-close.ts';
import { createSlots } from '../http/slots.ts';
import { waitForDrain } from '../http/wait-for-drain.ts';
import { callerOf, isStillAdmitted } from '../middleware/call.ts';
import type { GatewayStore } from '../store.ts';

/** Each stream reads the store twice a second. No account can take them all. */
const watchers = { max: 200, maxOfOne: 20, refusal: 'Too many batches are being watched.' };

const lineOf = ({ event, id, data }: RunEvent): string => {
  if (event === 'comment') return `: ${String(data)}\n\n`;
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
};

type Deps = {
  readonly store: Pick<GatewayStore, 'runs' | 'candidates' | 'batches'>;
  readonly batches: Pick<Batches, 'find' | 'describe'>;
  readonly timers: Backends['timers'];
  readonly stopping: AbortSignal;
};

/**
 * Streams a batch by server-sent events until it ends, the client disconnects, its key is no longer valid or the process stops;
 * the client reconnects by itself.
 */
export const watchBatchRoute = ({ store, batches, timers, stopping }: Deps): RequestHandler<{ batch_id: string }> => {
  const slots = createSlots(watchers);
  return async (request, response) => {
    const { accountId } = callerOf(response);
    const batch = await batches.find(accountId, request.params.batch_id);
    const release = slots.take(accountId);
    try {
      response.status(200).set({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      // Proxies pass the headers on with the first bytes of the body.
      response.write(lineOf({ event: 'comment', data: 'watching' }));
      const from = Number(request.get('last-event-id') ?? 0);
      const since = Number.isSafeInteger(from) && from >= 0 ? from : 0;
      const signal = AbortSignal.any([signalOfClose(response), stopping]);
      const deps = { store, timers, describe: batches.describe, isAdmitted: () => isStillAdmitted(response) };
      for await (const event of watchRun(deps, batch.id, since, signal))
        if (!response.write(lineOf(event))) await waitForDrain(response);
      response.end();
    } finally {
      release();
    }
  };
};
