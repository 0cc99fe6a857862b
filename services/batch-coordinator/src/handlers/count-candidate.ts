import type { Ended } from '@winnow/contracts';
import type { Handler } from '@winnow/ports';
import { type CountDeps, countGroup, type EndedCandidate } from '../runs/count-group.ts';
import { inGroups } from '../runs/in-groups.ts';

/** Bounds what a group holds in memory: a match takes some kilobytes. */
const maxGroup = 200;

/** Counts a candidate that was scored or has failed, together with the others of its batch that wait to be counted. */
export const countCandidate = (deps: CountDeps): Handler<Ended> => {
  const count = inGroups<EndedCandidate>(maxGroup, (batchId, group) => countGroup(deps, batchId, group));
  return async ({ payload: ended, waitedMs }) => {
    const { origin } = ended;
    if (origin.kind === 'candidate') await count(origin.batch_id, { ...ended, origin, waitedMs });
  };
};
