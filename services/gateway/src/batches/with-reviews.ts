import { type RankedCandidate, type ReviewSummary, unreviewed } from '@winnow/contracts';
import type { GatewayStore } from '../store.ts';

/** Adds what a list shows of the reviews of its candidates. */
export const withReviews = <T extends { readonly candidate_id: string }>(
  { entries }: Pick<GatewayStore, 'entries'>,
  candidates: readonly T[],
): Promise<readonly (T & Pick<RankedCandidate, 'review'>)[]> =>
  Promise.all(
    candidates.map(async (candidate) => {
      const { stage, starred, tags }: ReviewSummary = (await entries.get(candidate.candidate_id))?.review ?? unreviewed;
      return { ...candidate, review: { stage, starred, tags } };
    }),
  );
