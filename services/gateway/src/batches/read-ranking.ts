import { beforeFirst, candidateAt, candidateState, isEnded, type RankPosition, rankNext } from '@winnow/batches';
import type { BatchRecord, BatchRunRecord, CandidateRecord, FailedCandidate, RankedCandidate } from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import { z } from 'zod';
import { wrongCursor } from '../http/find-page.ts';
import type { GatewayStore } from '../store.ts';
import { withReviews } from './with-reviews.ts';

export type RankingPage = {
  readonly ranking: readonly RankedCandidate[];
  readonly failures: readonly FailedCandidate[];
  readonly next: string | null;
};

/** Where a page starts: among the stored candidates, in index order, then among those without a result. */
const place = z.object({
  after: z.string().nullable(),
  position: z.object({ listed: z.int(), rank: z.int(), score: z.int().nullable() }),
  dropped: z.int().min(0).nullable(),
});

type Place = z.infer<typeof place>;

const begin: Place = { after: null, position: beforeFirst, dropped: null };

const placeOf = (cursor: string | undefined): Place => {
  if (cursor === undefined) return begin;
  try {
    return place.parse(JSON.parse(cursor));
  } catch {
    throw wrongCursor();
  }
};

const rank = (candidate: CandidateRecord, position: RankPosition): Omit<RankedCandidate, 'review'> => ({
  rank: position.rank,
  candidate_id: candidate.id,
  name: candidate.name ?? null,
  file_name: candidate.file_name,
  score: candidate.score,
  required_met: candidate.required_met,
  matched: candidate.matched,
  missing: candidate.missing,
  duplicate_of: candidate.duplicate_of,
});

const fail = ({ id, file_name, error }: CandidateRecord): FailedCandidate => ({
  candidate_id: id,
  file_name,
  error: error?.code ?? 'INTERNAL',
  message: error?.message ?? '',
});

const droppedMessages = {
  timed_out: { error: 'TIMEOUT', message: 'The batch ran out of time before this candidate was scored.' },
  cancelled: { error: 'CANCELLED', message: 'The batch was cancelled before this candidate was scored.' },
} as const;

type Store = Pick<GatewayStore, 'candidates' | 'entries'>;

/** Candidates that were not counted by the end of the run, from an ordinal on. */
const readDropped = async (
  { entries }: Store,
  batch: BatchRecord,
  run: BatchRunRecord,
  from: number,
  limit: number,
): Promise<{ readonly failures: readonly FailedCandidate[]; readonly next: number | null }> => {
  const failures: FailedCandidate[] = [];
  let ordinal = from;
  for (; ordinal < run.total && failures.length < limit; ordinal += 1) {
    const standing = candidateState(run, ordinal);
    if (standing !== 'timed_out' && standing !== 'cancelled') continue;
    const id = candidateAt(batch.intakes, ordinal);
    const entry = id === undefined ? undefined : await entries.get(id);
    if (entry !== undefined) failures.push({ candidate_id: entry.id, file_name: entry.file_name, ...droppedMessages[standing] });
  }
  return { failures, next: ordinal < run.total ? ordinal : null };
};

/**
 * One page of the ranking of a run: scored candidates, then failed ones, then those without a result. Lists only candidates that
 * the run has counted. Throws `INVALID_REQUEST` for a cursor that no response returned.
 */
export const readRanking = async (
  store: Store,
  batch: BatchRecord,
  run: BatchRunRecord,
  limit: number,
  cursor: string | undefined,
): Promise<RankingPage> => {
  const from = placeOf(cursor);
  const next = (to: Place): string => JSON.stringify(to);
  if (from.dropped !== null) {
    const { failures, next: dropped } = await readDropped(store, batch, run, from.dropped, limit);
    return { ranking: [], failures, next: dropped === null ? null : next({ ...from, dropped }) };
  }
  const query = {
    index: 'by_rank',
    where: { batch_id: batch.id },
    limit,
    ...(from.after === null ? {} : { cursor: from.after }),
  };
  const found = await store.candidates.find(query).catch((error: unknown) => {
    throw cursor !== undefined && isAppError(error, 'INTERNAL') ? wrongCursor() : error;
  });
  const ranked: Omit<RankedCandidate, 'review'>[] = [];
  const failures: FailedCandidate[] = [];
  let position: RankPosition = from.position;
  for (const candidate of found.items) {
    const standing = candidateState(run, candidate.ordinal);
    if (standing === 'scored') {
      position = rankNext(position, candidate.score);
      ranked.push(rank(candidate, position));
    } else if (standing === 'failed') failures.push(fail(candidate));
  }
  const ranking = await withReviews(store, ranked);
  if (found.next !== null) return { ranking, failures, next: next({ after: found.next, position, dropped: null }) };
  if (!isEnded(run) || run.ended_by === 'count') return { ranking, failures, next: null };
  const room = limit - ranking.length - failures.length;
  const dropped = await readDropped(store, batch, run, 0, room);
  return {
    ranking,
    failures: [...failures, ...dropped.failures],
    next: dropped.next === null ? null : next({ after: null, position, dropped: dropped.next }),
  };
};
