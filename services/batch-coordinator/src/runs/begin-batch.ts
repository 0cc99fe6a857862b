import { beginRun, isEnded } from '@winnow/batches';
import type { BatchRecord } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import { type Bus, type Tracing, traceField } from '@winnow/ports';
import type { BatchStore } from '../store.ts';
import type { BatchWindow } from './batch-window.ts';
import { dispatchCandidates } from './dispatch-candidates.ts';

export type BeginDeps = Pick<BatchStore, 'runs' | 'entries'> & {
  readonly bus: Pick<Bus, 'publish'>;
  readonly now: Clock;
  readonly window: Pick<BatchWindow, 'share'>;
  readonly tracing: Pick<Tracing, 'headers'>;
};

/** Creates the run of a batch and dispatches its first candidates. If it runs twice, it continues with the existing run. */
export const beginBatch = async (deps: BeginDeps, batch: BatchRecord): Promise<void> => {
  const { runs, now, window, tracing } = deps;
  await runs.insert({ ...beginRun(batch, now()), ...traceField(tracing) });
  const run = await runs.get(batch.id);
  if (run === undefined || isEnded(run)) return;
  const end = Math.min(run.total, window.share(run));
  await dispatchCandidates(deps, batch, run, { first: run.dispatched, end });
  await runs.update(batch.id, (current) =>
    !isEnded(current) && current.dispatched < end ? { ...current, dispatched: end } : undefined,
  );
};
