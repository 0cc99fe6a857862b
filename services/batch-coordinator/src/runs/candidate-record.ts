import { packMarks, rankKey } from '@winnow/batches';
import type { BatchEntryRecord, BatchRunRecord, CandidateOrigin, CandidateRecord, Failure, MatchRecord } from '@winnow/contracts';

export type Result = { readonly match: MatchRecord } | { readonly error: Failure };

/** Required requirements that were met, among those that could be assessed; matches of older releases do not say. */
const requiredMet = ({ assessment }: MatchRecord): CandidateRecord['required_met'] => {
  if (assessment.required_met !== undefined) return assessment.required_met;
  const judged = assessment.requirements.filter(({ necessity, points }) => necessity === 'required' && points !== null);
  return { met: judged.filter(({ status }) => status === 'met').length, total: judged.length };
};

/** A match of an older release has no credits, and its candidate no marks. */
const marksOf = ({ assessment: { requirements, credits } }: MatchRecord): Pick<CandidateRecord, 'marks'> =>
  credits === undefined ? {} : { marks: packMarks({ statuses: requirements.map(({ status }) => status), credits }) };

/** What the ranking shows of a candidate that was scored or has failed. */
export const candidateRecord = (
  run: BatchRunRecord,
  { candidate_id, ordinal }: CandidateOrigin,
  entry: BatchEntryRecord,
  sha256: string,
  sequence: number,
  result: Result,
): CandidateRecord => {
  const common = {
    id: candidate_id,
    account_id: run.account_id,
    batch_id: run.id,
    ordinal,
    sha256,
    file_name: entry.file_name,
    sequence,
    duplicate_of: entry.duplicate_of,
    expires_at: run.expires_at,
  };
  if ('error' in result) {
    const none = { match_id: null, score: null, required_met: { met: 0, total: 0 }, matched: [], missing: [] };
    return { ...common, ...none, rank_key: rankKey({ failed: ordinal }), error: result.error };
  }
  const { id, name, assessment } = result.match;
  const { score, matched, missing } = assessment;
  const required_met = requiredMet(result.match);
  const rank_key = rankKey({ score, ...required_met, ordinal });
  const marks = marksOf(result.match);
  return { ...common, name: name ?? null, match_id: id, score, required_met, ...marks, matched, missing, rank_key, error: null };
};
