import { beginRun, isEnded } from '@winnow/batches';
import type { BatchRecord } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import { type Bus, type Tracing, traceField } from '@winnow/ports';
import type { BatchStore } from '../store.ts';
import { dispatchCandidates } from './dispatch-candidates.ts';
import type { ShareWindow } from './share-window.ts';

export type BeginDeps = Pick<BatchStore, 'runs' | 'entries'> & {
  readonly bus: Pick<Bus, 'publish'>;
  readonly now: Clock;
  readonly shareWindow: ShareWindow;
  readonly tracing: Pick<Tracing, 'headers'>;
};

/** Creates the run of a batch and dispatches its first candidates. If it runs twice, it continues with the existing run. */
export const beginBatch = async (deps: BeginDeps, batch: BatchRecord): Promise<void> => {
  const { runs, now, shareWindow, tracing } = deps;
  await runs.insert({ ...beginRun(batch, now()), ...traceField(tracing) });
  const run = await runs.get(batch.id);
  if (run === undefined || isEnded(run)) return;
  const end = Math.min(run.total, shareWindow(run));
  await dispatchCandidates(deps, batch, run, { first: run.dispatched, end });
  await runs.update(batch.id, (current) =>
    !isEnded(current) && current.dispatched < end ? { ...current, dispatched: end } : undefined,
  );
};
