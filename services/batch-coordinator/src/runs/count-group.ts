import { type Counted, countCandidates, hasBit, isEnded } from '@winnow/batches';
import {
  type BatchRunRecord,
  type CandidateOrigin,
  type CandidateRecord,
  type Ended,
  type Failure,
  matchId,
} from '@winnow/contracts';
import type { BatchStore } from '../store.ts';
import { type AnnounceDeps, announceEnd } from './announce-end.ts';
import type { BatchWindow } from './batch-window.ts';
import { candidateRecord, type Result } from './candidate-record.ts';
import { dispatchCandidates } from './dispatch-candidates.ts';

export type CountDeps = BatchStore & AnnounceDeps & { readonly window: BatchWindow };

/** A task of a batch, how it ended, and how long it has waited. */
export type EndedCandidate = Omit<Ended, 'origin'> & { readonly origin: CandidateOrigin; readonly waitedMs: number };

/** With fewer in flight, workers would have nothing to do, or somebody may wait for the end of the batch. */
const manyInFlight = 20;

const gone: Failure = { code: 'NOT_FOUND', message: 'The result is no longer stored.' };

const resultsOf = async ({ matches }: CountDeps, group: readonly EndedCandidate[]): Promise<readonly Result[]> => {
  const ids = group.map((ended) =>
    ended.outcome.status === 'succeeded' && ended.job?.kind === 'known' ? matchId(ended, ended.job) : undefined,
  );
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  const found = new Map((await matches.getMany(wanted)).map((match, index) => [wanted[index], match]));
  return group.map(({ outcome }, index) => {
    if (outcome.status === 'failed') return { error: outcome.error };
    const match = found.get(ids[index]);
    return match === undefined ? { error: gone } : { match };
  });
};

/**
 * Stores candidates and returns those that are stored now. What is stored decides how a candidate is counted: it may have been
 * stored before a crash, with another result and a place among those that had ended by then.
 */
const storeAll = async (
  { candidates }: CountDeps,
  records: readonly CandidateRecord[],
): Promise<ReadonlyMap<string, CandidateRecord>> => {
  const inserted = await candidates.insertMany(records);
  const stored = await Promise.all(
    records.map((record, index) =>
      inserted[index] ? record : candidates.update(record.id, (current) => ({ ...current, sequence: record.sequence })),
    ),
  );
  return new Map(stored.flatMap((record) => (record === undefined ? [] : [[record.id, record]])));
};

/**
 * An erasure deletes the entry, or marks the batch, before the candidate: checking after the write finds candidates that were
 * stored too late.
 */
const deleteErased = async (
  { batches, entries, candidates }: CountDeps,
  batchId: string,
  ids: readonly string[],
): Promise<void> => {
  const [batch, found] = await Promise.all([batches.get(batchId), entries.getMany(ids)]);
  const isGone = batch === undefined || batch.state === 'erasing';
  await Promise.all(ids.filter((_, index) => isGone || found[index] === undefined).map((id) => candidates.delete(id)));
};

const freshOf = (run: BatchRunRecord, group: readonly EndedCandidate[]): readonly EndedCandidate[] => {
  const fresh = new Map<number, EndedCandidate>();
  for (const ended of group) {
    const { ordinal } = ended.origin;
    if (!hasBit(run.counted, ordinal) && !fresh.has(ordinal)) fresh.set(ordinal, ended);
  }
  return [...fresh.values()];
};

/**
 * Counts candidates of one batch that were scored or have failed, dispatches as many others, and ends the batch with the last. The
 * candidates are stored before they are counted and listed only afterwards, so a ranking is complete whenever the run says so; the
 * run alone decides what counts. A group takes as many round trips as a single candidate. Returns whether many are still in flight.
 */
export const countGroup = async (deps: CountDeps, batchId: string, group: readonly EndedCandidate[]): Promise<boolean> => {
  const { runs, batches, entries, now, window, metrics } = deps;
  const [run, batch] = await Promise.all([runs.get(batchId), batches.get(batchId)]);
  if (run === undefined || batch === undefined || batch.state === 'erasing' || isEnded(run)) return false;
  // One that is already counted must not dispatch the next one again. If no one announced the end, the timer does.
  const fresh = freshOf(run, group);
  if (fresh.length === 0) return false;
  const [found, results] = await Promise.all([
    entries.getMany(fresh.map(({ origin }) => origin.candidate_id)),
    resultsOf(deps, fresh),
  ]);
  const counted = run.success + run.failed;
  // A candidate that was erased in the meantime counts as failed and is not listed.
  const records = fresh.flatMap(({ origin, sha256 }, index) => {
    const [entry, result] = [found[index], results[index]];
    if (entry === undefined || result === undefined) return [];
    return [candidateRecord(run, origin, entry, sha256, counted + index + 1, result)];
  });
  const stored = await storeAll(deps, records);
  if (stored.size > 0) await deleteErased(deps, batchId, [...stored.keys()]);
  window.heard(
    run,
    fresh.map(({ waitedMs }) => waitedMs),
  );
  const dispatched = Math.min(run.total, counted + fresh.length + window.share(run));
  await dispatchCandidates(deps, batch, run, { first: run.dispatched, end: dispatched });
  const candidates: readonly Counted[] = fresh.map(({ origin: { candidate_id, ordinal } }) => ({
    ordinal,
    succeeded: (stored.get(candidate_id)?.match_id ?? null) !== null,
  }));
  const after = await runs.update(run.id, (current) => countCandidates(current, { candidates, dispatched }, now()));
  if (after === undefined) return false;
  for (const { succeeded } of candidates) metrics.candidate(succeeded ? 'succeeded' : 'failed');
  await announceEnd(deps, after);
  return after.dispatched - after.success - after.failed > manyInFlight;
};
