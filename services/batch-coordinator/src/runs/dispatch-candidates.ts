import { candidateAt } from '@winnow/batches';
import {
  type BatchEntryRecord,
  type BatchRecord,
  type BatchRunRecord,
  candidateDone,
  engineVersion,
  type Failure,
  resumeRead,
  type Task,
} from '@winnow/contracts';
import type { Bus } from '@winnow/ports';
import type { BatchStore } from '../store.ts';

export type DispatchDeps = { readonly entries: Pick<BatchStore['entries'], 'getMany'> } & { readonly bus: Pick<Bus, 'publish'> };

/** Each candidate has a trace of its own, linked to that of its batch: one of ten thousand candidates would be too large to read. */
type Traced = Pick<BatchRunRecord, 'trace'>;

/** Fewer than may wait to be sent in a process. */
const maxSent = 500;

const erased: Failure = { code: 'NOT_FOUND', message: 'The file is no longer stored.' };

const taskOf = (batch: BatchRecord, entry: BatchEntryRecord | undefined, candidateId: string, ordinal: number): Task => ({
  account_id: batch.account_id,
  sha256: entry?.sha256 ?? '',
  engine_version: engineVersion,
  job: { kind: 'known', ...batch.job },
  origin: { kind: 'candidate', batch_id: batch.id, candidate_id: candidateId, ordinal, kept: true },
});

type Next = { readonly id: string; readonly ordinal: number; readonly entry: BatchEntryRecord | undefined };

const sendOne = async ({ bus }: DispatchDeps, batch: BatchRecord, { trace }: Traced, next: Next): Promise<void> => {
  const { id, ordinal, entry } = next;
  const task = taskOf(batch, entry, id, ordinal);
  const error = entry === undefined ? erased : entry.error;
  const options = { lane: 'bulk', linkedTo: trace ?? {} } as const;
  if (error === null) await bus.publish(resumeRead, task, options);
  else await bus.publish(candidateDone, { ...task, outcome: { status: 'failed', error } }, options);
};

/**
 * Dispatches the candidates with ordinals from `first` up to but excluding `end`; a candidate that was not even stored has
 * failed. Safe to run again.
 */
export const dispatchCandidates = async (
  deps: DispatchDeps,
  batch: BatchRecord,
  run: Traced,
  { first, end }: { readonly first: number; readonly end: number },
): Promise<void> => {
  for (let from = first; from < end; from += maxSent) {
    const ordinals = Array.from({ length: Math.min(maxSent, end - from) }, (_, index) => from + index);
    const next = ordinals.flatMap((ordinal) => {
      const id = candidateAt(batch.intakes, ordinal);
      return id === undefined ? [] : [{ id, ordinal }];
    });
    const found = await deps.entries.getMany(next.map(({ id }) => id));
    await Promise.all(next.map((each, index) => sendOne(deps, batch, run, { ...each, entry: found[index] })));
  }
};
