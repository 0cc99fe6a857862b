import { endRun, isAnnounced, isEnded, markFollowed } from '@winnow/batches';
import { type BatchRunRecord, deliveryId } from '@winnow/contracts';
import { type Clock, isoTime } from '@winnow/kernel';
import { errorFacts, type Logger } from '@winnow/runtime';
import type { BatchStore } from '../store.ts';
import { type AnnounceDeps, announceEnd } from './announce-end.ts';

const pageSize = 100;

type Deps = AnnounceDeps &
  Pick<BatchStore, 'deliveries' | 'endpoints'> & { readonly now: Clock; readonly logger: Pick<Logger, 'warn'> };

/** True when the end of a run was received: it has its delivery, or its account had no webhook at that time. */
const isFollowed = async ({ deliveries, endpoints }: Deps, { id, account_id, finished_at }: BatchRunRecord): Promise<boolean> => {
  const endpoint = await endpoints.get(account_id);
  if (endpoint === undefined || endpoint.created_at > (finished_at ?? '')) return true;
  return (await deliveries.get(deliveryId(id))) !== undefined;
};

/** Ends a run that has timed out, and announces the end of an ended one unless it was received. */
const endOne = async (deps: Deps, id: string): Promise<void> => {
  const { runs, now } = deps;
  const run = await runs.update(id, (current) =>
    current.timeout_at <= isoTime(now()) ? endRun(current, 'timeout', now()) : undefined,
  );
  if (run === undefined || !isEnded(run)) return;
  if (isAnnounced(run) && (await isFollowed(deps, run))) await runs.update(id, markFollowed);
  else await announceEnd(deps, run);
};

/**
 * Ends every run that has timed out, and announces each end repeatedly until it is received: the event may be lost with its
 * topic.
 */
export const endOverdue = async (deps: Deps): Promise<void> => {
  const { runs, now, logger } = deps;
  const due = await runs.find({ index: 'by_due', where: {}, range: { before: isoTime(now()) }, limit: pageSize });
  for (const { id } of due.items) {
    try {
      await endOne(deps, id);
    } catch (error) {
      // A run that fails must not block the others; the next sweep retries.
      logger.warn({ batch_id: id, ...errorFacts(error) }, 'A batch could not be ended or its end announced');
    }
  }
};
