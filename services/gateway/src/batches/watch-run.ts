import { candidateAt, candidateState, isEnded } from '@winnow/batches';
import type { BatchRecord, BatchRunRecord, CandidateRecord } from '@winnow/contracts';
import type { systemTimers } from '@winnow/runtime';
import type { GatewayStore } from '../store.ts';

export type RunEvent = {
  readonly event: 'candidate' | 'batch' | 'comment';
  /** Only for events that a client can resume from. */
  readonly id?: string;
  readonly data: unknown;
};

type Deps = {
  readonly store: Pick<GatewayStore, 'runs' | 'candidates' | 'batches'>;
  readonly timers: Pick<typeof systemTimers, 'now' | 'sleep'>;
  /** The last event. */
  readonly describe: (batch: BatchRecord) => Promise<unknown>;
  /** False once the caller may not read the batch any more. */
  readonly isAdmitted: () => Promise<boolean>;
};

const checkEveryMs = 500;
/** Proxies close connections that are silent for long. */
const silentMs = 15_000;
const pageSize = 200;

const candidateEvent = (candidate: CandidateRecord): RunEvent => ({
  event: 'candidate',
  id: String(candidate.sequence),
  data: {
    candidate_id: candidate.id,
    file_name: candidate.file_name,
    status: candidate.error === null ? 'scored' : 'failed',
    score: candidate.score,
    error: candidate.error?.code ?? null,
  },
});

/** Candidates that ended after a position in the order of ends, if the run has counted them. */
const countedSince = async ({ store }: Deps, run: BatchRunRecord, sequence: number): Promise<readonly CandidateRecord[]> => {
  const { items } = await store.candidates.find({
    index: 'by_sequence',
    where: { batch_id: run.id },
    range: { from: sequence + 1 },
    limit: pageSize,
  });
  const counted = (candidate: CandidateRecord): boolean => ['scored', 'failed'].includes(candidateState(run, candidate.ordinal));
  // Stored but not counted yet: sent on the next check, so that none is skipped.
  const open = isEnded(run) ? -1 : items.findIndex((candidate) => !counted(candidate));
  return (open === -1 ? items : items.slice(0, open)).filter(counted);
};

const droppedEvents = function* (batch: BatchRecord, run: BatchRunRecord): Generator<RunEvent> {
  for (let ordinal = 0; ordinal < run.total; ordinal += 1) {
    const standing = candidateState(run, ordinal);
    if (standing !== 'timed_out' && standing !== 'cancelled') continue;
    const error = standing === 'timed_out' ? 'TIMEOUT' : 'CANCELLED';
    const candidate_id = candidateAt(batch.intakes, ordinal);
    yield { event: 'candidate', data: { candidate_id, file_name: null, status: 'failed', score: null, error } };
  }
};

/**
 * Sends each ended candidate of a batch, in the order of their ends from `sequence` on, and the batch itself at the end. Reads
 * the store, so it does not matter which process counts or serves. Stops when the caller is not admitted any more.
 */
export const watchRun = async function* (
  deps: Deps,
  batchId: string,
  sequence: number,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  const { store, timers, describe, isAdmitted } = deps;
  let told = sequence;
  let spoken = timers.now();
  while (!signal.aborted && (await isAdmitted())) {
    const run = await store.runs.get(batchId);
    if (run !== undefined) {
      const news = await countedSince(deps, run, told);
      for (const candidate of news) {
        told = candidate.sequence;
        spoken = timers.now();
        yield candidateEvent(candidate);
      }
      if (news.length > 0) continue;
    }
    const batch = await store.batches.get(batchId);
    if (batch === undefined || batch.state === 'erasing') return;
    if (run !== undefined && isEnded(run)) {
      yield* droppedEvents(batch, run);
      yield { event: 'batch', data: await describe(batch) };
      return;
    }
    if (timers.now() - spoken >= silentMs) {
      spoken = timers.now();
      yield { event: 'comment', data: 'waiting' };
    }
    await timers.sleep(checkEveryMs, signal);
  }
};
