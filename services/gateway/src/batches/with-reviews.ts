import { type RankedCandidate, unreviewed } from '@winnow/contracts';
import type { GatewayStore } from '../store.ts';

/** Adds what a list shows of the reviews of its candidates, at most 1,000. */
export const withReviews = async <T extends { readonly candidate_id: string }>(
  { entries }: Pick<GatewayStore, 'entries'>,
  candidates: readonly T[],
): Promise<readonly (T & Pick<RankedCandidate, 'review'>)[]> => {
  const found = await entries.getMany(candidates.map(({ candidate_id }) => candidate_id));
  return candidates.map((candidate, index) => {
    const { stage, starred, tags } = found[index]?.review ?? unreviewed;
    return { ...candidate, review: { stage, starred, tags } };
  });
};
