import { countCandidate as count, hasBit, isEnded, packMarks, rankKey } from '@winnow/batches';
import {
  type BatchEntryRecord,
  type BatchRunRecord,
  type CandidateOrigin,
  type CandidateRecord,
  type Ended,
  type Failure,
  type MatchRecord,
  matchId,
} from '@winnow/contracts';
import type { Handler } from '@winnow/ports';
import { type AnnounceDeps, announceEnd } from '../runs/announce-end.ts';
import { dispatchCandidates } from '../runs/dispatch-candidates.ts';
import type { ShareWindow } from '../runs/share-window.ts';
import type { BatchStore } from '../store.ts';

export type CountCandidateDeps = BatchStore &
  AnnounceDeps & {
    readonly shareWindow: ShareWindow;
  };

type Result = { readonly match: MatchRecord } | { readonly error: Failure };

const gone: Failure = { code: 'NOT_FOUND', message: 'The result is no longer stored.' };

const resultOf = async ({ matches }: CountCandidateDeps, ended: Ended): Promise<Result> => {
  if (ended.outcome.status === 'failed') return { error: ended.outcome.error };
  const match = ended.job?.kind === 'known' ? await matches.get(matchId(ended, ended.job)) : undefined;
  return match === undefined ? { error: gone } : { match };
};

/** Required requirements that were met, among those that could be assessed; matches of older releases do not say. */
const requiredMet = ({ assessment }: MatchRecord): CandidateRecord['required_met'] => {
  if (assessment.required_met !== undefined) return assessment.required_met;
  const judged = assessment.requirements.filter(({ necessity, points }) => necessity === 'required' && points !== null);
  return { met: judged.filter(({ status }) => status === 'met').length, total: judged.length };
};

/** A match of an older release has no credits, and its candidate no marks. */
const marksOf = ({ assessment: { requirements, credits } }: MatchRecord): Pick<CandidateRecord, 'marks'> =>
  credits === undefined ? {} : { marks: packMarks({ statuses: requirements.map(({ status }) => status), credits }) };

const recordOf = (
  run: BatchRunRecord,
  { candidate_id, ordinal }: CandidateOrigin,
  entry: BatchEntryRecord,
  sha256: string,
  result: Result,
): CandidateRecord => {
  const common = {
    id: candidate_id,
    account_id: run.account_id,
    batch_id: run.id,
    ordinal,
    sha256,
    file_name: entry.file_name,
    sequence: run.success + run.failed + 1,
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

/**
 * An erasure deletes the entry, or marks the batch, before the candidate: checking after the write finds a candidate that was
 * stored too late.
 */
const isErased = async (
  { batches, entries }: CountCandidateDeps,
  { batch_id, candidate_id }: CandidateOrigin,
): Promise<boolean> => {
  const [batch, entry] = await Promise.all([batches.get(batch_id), entries.get(candidate_id)]);
  return batch === undefined || batch.state === 'erasing' || entry === undefined;
};

/**
 * Counts a candidate that was scored or has failed, dispatches the next one, and ends the batch with the last. The candidate is
 * stored before it is counted and listed only afterwards, so a ranking is complete whenever the run says so; the run alone
 * decides what counts.
 */
export const countCandidate =
  (deps: CountCandidateDeps): Handler<Ended> =>
  async ({ payload: ended }) => {
    const { runs, candidates, batches, entries, now, shareWindow, metrics } = deps;
    const { origin } = ended;
    if (origin.kind !== 'candidate') return;
    const [run, batch] = await Promise.all([runs.get(origin.batch_id), batches.get(origin.batch_id)]);
    if (run === undefined || batch === undefined || batch.state === 'erasing') return;
    // Already counted: it must not dispatch the next one again. If no one announced the end, the timer does.
    if (isEnded(run) || hasBit(run.counted, origin.ordinal)) return;
    const [entry, result] = await Promise.all([entries.get(origin.candidate_id), resultOf(deps, ended)]);
    // A candidate that was erased in the meantime counts as failed and is not listed.
    if (entry !== undefined) {
      await candidates.insert(recordOf(run, origin, entry, ended.sha256, result));
      if (await isErased(deps, origin)) await candidates.delete(entry.id);
    }
    const dispatched = Math.min(run.total, run.success + run.failed + 1 + shareWindow(run));
    await dispatchCandidates(deps, batch, run, { first: run.dispatched, end: dispatched });
    const succeeded = entry !== undefined && 'match' in result;
    const counted = { ordinal: origin.ordinal, succeeded, dispatched };
    const after = await runs.update(run.id, (current) => count(current, counted, now()));
    if (after === undefined) return;
    metrics.candidate(succeeded ? 'succeeded' : 'failed');
    await announceEnd(deps, after);
  };
