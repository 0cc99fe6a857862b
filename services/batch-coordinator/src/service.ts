import { batchCancel, batchStart, candidateDone, erasureRequested } from '@winnow/contracts';
import { erasureOptions, storeTryMs } from '@winnow/handlers';
import { type Backends, type Config, createConsumerService, repeat, type Service } from '@winnow/runtime';
import type { batchCoordinatorConfig } from './config.ts';
import { cancelBatch } from './handlers/cancel-batch.ts';
import { countCandidate } from './handlers/count-candidate.ts';
import { eraseCandidates } from './handlers/erase-candidates.ts';
import { startBatch } from './handlers/start-batch.ts';
import { createBatchWindow } from './runs/batch-window.ts';
import { beginUnannounced } from './runs/begin-unannounced.ts';
import { endOverdue } from './runs/end-overdue.ts';
import { reportRunning } from './runs/report-running.ts';
import { openBatchStore } from './store.ts';

/** Those of a batch are counted together, whatever their order, so many of them may be handled at once. */
const counting = { lane: 'bulk', concurrency: 256, unordered: true } as const;

const checkEveryMs = 1_000;
/** Workers are scaled by this, so it is as recent as a scrape. */
const reportEveryMs = 5_000;
const checkUnannouncedEveryMs = 5_000;

/** Runs batches: dispatches their candidates, counts them, ends each batch once. */
export const createBatchCoordinatorService = (
  backends: Pick<Backends, 'bus' | 'store' | 'now' | 'timers' | 'logger' | 'tracing'> & {
    readonly metrics: Pick<Backends['metrics'], 'batches'>;
  },
  { batchWindow: max, minBatchWindow: min }: Config<typeof batchCoordinatorConfig>,
): Service =>
  createConsumerService('batch-coordinator', async () => {
    const { bus, now, timers, logger, tracing } = backends;
    const { batches: metrics } = backends.metrics;
    const window = createBatchWindow({ min, max }, now);
    const deps = { ...(await openBatchStore(backends.store)), bus, now, window, logger, tracing, metrics };
    const options = { group: 'batch-coordinator', concurrency: 32, tryMs: storeTryMs, maxTries: 5 };
    return Promise.all([
      bus.subscribe(batchStart, options, startBatch(deps)),
      bus.subscribe(batchCancel, options, cancelBatch(deps)),
      bus.subscribe(candidateDone, { ...options, ...counting }, countCandidate({ ...deps, timers })),
      bus.subscribe(erasureRequested, { ...erasureOptions, group: 'batch-coordinator' }, eraseCandidates(deps)),
      repeat({ everyMs: checkEveryMs, logger, timers, name: 'overdue batches', work: () => endOverdue(deps) }),
      repeat({ everyMs: reportEveryMs, logger, timers, name: 'running batches', work: () => reportRunning(deps) }),
      repeat({
        everyMs: checkUnannouncedEveryMs,
        logger,
        timers,
        name: 'batches that nobody began',
        work: () => beginUnannounced(deps),
      }),
    ]);
  });
