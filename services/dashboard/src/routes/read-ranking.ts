import { beforeFirst, candidateState, rankNext } from '@winnow/batches';
import type { BatchRunRecord, CandidateRecord, FailedCandidate } from '@winnow/contracts';
import type { ListedCandidate } from '../pages/batch-page.ts';
import type { DashboardStore } from '../store.ts';

export type RankingStart = {
  readonly ranking: readonly ListedCandidate[];
  readonly failures: readonly FailedCandidate[];
  /** There are more scored or failed candidates than these. */
  readonly more: boolean;
};

const pageSize = 50;

const failedOf = ({ id, file_name, error }: CandidateRecord): FailedCandidate => ({
  candidate_id: id,
  file_name,
  error: error?.code ?? 'INTERNAL',
  message: error?.message ?? '',
});

/** The beginning of the ranking of a run: counted candidates, the best first, then failed ones. */
export const readRanking = async (
  { candidates }: Pick<DashboardStore, 'candidates'>,
  run: BatchRunRecord,
): Promise<RankingStart> => {
  const found = await candidates.find({ index: 'by_rank', where: { batch_id: run.id }, limit: pageSize });
  const ranking: ListedCandidate[] = [];
  const failures: FailedCandidate[] = [];
  let position = beforeFirst;
  for (const candidate of found.items) {
    const standing = candidateState(run, candidate.ordinal);
    if (standing === 'failed') failures.push(failedOf(candidate));
    if (standing !== 'scored') continue;
    position = rankNext(position, candidate.score);
    const { id, name = null, file_name, score, required_met, matched, missing, duplicate_of } = candidate;
    ranking.push({ rank: position.rank, candidate_id: id, name, file_name, score, required_met, matched, missing, duplicate_of });
  }
  // Candidates dropped by a time-out or a cancellation are counted, too, and have no record.
  return { ranking, failures, more: ranking.length + failures.length < run.success + run.failed };
};
