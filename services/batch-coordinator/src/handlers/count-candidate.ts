import type { Ended } from '@winnow/contracts';
import type { Handler } from '@winnow/ports';
import type { Backends } from '@winnow/runtime';
import { type CountDeps, countGroup, type EndedCandidate } from '../runs/count-group.ts';
import { inGroups } from '../runs/in-groups.ts';

/** Bounds what a group holds in memory: a match takes some kilobytes. */
const maxSize = 200;
/** A group costs as many round trips as a single candidate. */
const enough = 16;
/** Well below the time for which the candidates in flight keep the workers busy. */
const gatherMs = 250;

/** Counts a candidate that was scored or has failed, together with the others of its batch that wait to be counted. */
export const countCandidate = (deps: CountDeps & { readonly timers: Pick<Backends['timers'], 'sleep'> }): Handler<Ended> => {
  const gather = (): Promise<void> => deps.timers.sleep(gatherMs);
  const count = inGroups<EndedCandidate>({ maxSize, enough, gather, work: (batchId, group) => countGroup(deps, batchId, group) });
  return async ({ payload: ended, waitedMs }) => {
    const { origin } = ended;
    if (origin.kind === 'candidate') await count(origin.batch_id, { ...ended, origin, waitedMs });
  };
};
