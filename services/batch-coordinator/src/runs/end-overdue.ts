import { endRun } from '@winnow/batches';
import { type Clock, isoTime } from '@winnow/kernel';
import { type AnnounceDeps, announceEnd } from './announce-end.ts';

const pageSize = 100;

/** Ends every run whose time is up, and announces each end that was not announced yet. */
export const endOverdue = async (deps: AnnounceDeps & { readonly now: Clock }): Promise<void> => {
  const { runs, now } = deps;
  const due = await runs.find({ index: 'by_due', where: {}, range: { before: isoTime(now()) }, limit: pageSize });
  for (const { id } of due.items) {
    const run = await runs.update(id, (current) =>
      current.timeout_at <= isoTime(now()) ? endRun(current, 'timeout', now()) : undefined,
    );
    if (run !== undefined) await announceEnd(deps, run);
  }
};
