import { type Clock, isoTime } from '@winnow/kernel';
import { pagesOf } from '@winnow/ports';
import { errorFacts, type Logger } from '@winnow/runtime';
import type { BatchStore } from '../store.ts';
import { type BeginDeps, beginBatch } from './begin-batch.ts';

/** Far longer than a start takes when its message arrives; one that waits in a queue may be started twice. */
const heardWithinMs = 15_000;
const pageSize = 100;

type Deps = BeginDeps & Pick<BatchStore, 'batches'> & { readonly now: Clock; readonly logger: Pick<Logger, 'warn'> };

/** Starts every batch that was submitted to start and has no run: its command was never sent, is lost, or is a dead letter. */
export const beginUnannounced = async (deps: Deps): Promise<void> => {
  const { batches, now, logger } = deps;
  const range = { before: isoTime(now() - heardWithinMs) };
  const unheard = { index: 'by_state', where: { state: 'starting' }, range, limit: pageSize } as const;
  for await (const page of pagesOf(batches, unheard))
    for (const batch of page) {
      try {
        await beginBatch(deps, batch);
      } catch (error) {
        // A batch that cannot start must not block the others; its run ends by its time-out.
        logger.warn({ batch_id: batch.id, ...errorFacts(error) }, 'A batch could not be begun');
      }
    }
};
