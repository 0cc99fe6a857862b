import { operationShapes } from '../generated/operations.ts';
import type { Batch } from '../generated/types.ts';
import { callOperation, openEvents } from './call-operation.ts';
import type { Connection } from './connection.ts';
import type { CallOptions } from './inputs.ts';
import { readEvents, type ServerEvent } from './read-events.ts';
import { WinnowError } from './winnow-error.ts';

/** A candidate that has ended. */
export type CandidateEvent = {
  readonly candidate_id: string;
  readonly file_name: string;
  readonly status: 'scored' | 'failed';
  readonly score?: number | null;
  readonly error?: string | null;
};

/** What happens to a batch; `done` and `failed` count candidates from its start. */
export type BatchEvent =
  | { readonly kind: 'candidate'; readonly candidate: CandidateEvent; readonly done: number; readonly failed: number }
  /** Counts alone, where the stream of events does not get through. */
  | { readonly kind: 'counts'; readonly batch: Batch; readonly done: number; readonly failed: number }
  | { readonly kind: 'ended'; readonly batch: Batch; readonly done: number; readonly failed: number };

const maxBrokenStreams = 3;
const reconnectMs = 1_000;
const pollMs = 2_000;
/** Enough for a server to restart. */
const patienceMs = 120_000;

/** True when a batch has reached its final state. */
export const hasEnded = ({ status }: Pick<Batch, 'status'>): boolean => ['completed', 'partial', 'failed'].includes(status);

/** True for errors that a retry may fix: no connection, or a server error. */
const isTemporary = (error: unknown): error is WinnowError =>
  error instanceof WinnowError && (error.code === 'UNREACHABLE' || error.status === 429 || (error.status ?? 0) >= 500);

const eventsOf = async function* (
  connection: Connection,
  batchId: string,
  lastId: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<ServerEvent> {
  const response = await openEvents(connection, batchId, lastId, signal);
  if (response.body === null) return;
  try {
    yield* readEvents(response.body);
  } catch (cause) {
    signal?.throwIfAborted();
    throw new WinnowError('UNREACHABLE', 'The stream of events broke.', { cause });
  }
};

const withCounts = <Kind extends 'counts' | 'ended'>(kind: Kind, batch: Batch) => ({
  kind,
  batch,
  done: batch.success + batch.failed,
  failed: batch.failed,
});

/** Polls the batch until it has ended. Throws when the server stays unavailable. */
const pollBatch = async function* (
  connection: Connection,
  batchId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<BatchEvent> {
  let seenAt = connection.now();
  // Every attempt would fail in the same way.
  const quiet: Connection = { ...connection, onDelay: () => {} };
  for (;;) {
    try {
      const batch = (await callOperation(quiet, operationShapes.readBatch, { batch_id: batchId }, { signal })) as Batch;
      seenAt = connection.now();
      if (hasEnded(batch)) {
        yield withCounts('ended', batch);
        return;
      }
      yield withCounts('counts', batch);
    } catch (error) {
      if (!isTemporary(error) || connection.now() - seenAt > patienceMs) throw error;
    }
    await connection.sleep(pollMs, signal);
  }
};

/**
 * Follows a batch until it has ended; the last event is `ended`. Resumes after the last event when the connection breaks, and
 * polls the counts where events do not get through.
 */
export const watchBatch = async function* (
  connection: Connection,
  batchId: string,
  { signal }: CallOptions = {},
): AsyncGenerator<BatchEvent> {
  // Dropped candidates have no position to resume from and are sent again.
  const seen = new Set<string>();
  let failed = 0;
  let lastId: string | undefined;
  for (let broken = 0; broken < maxBrokenStreams; broken += 1) {
    if (broken > 0) await connection.sleep(reconnectMs * broken, signal);
    try {
      for await (const { event, data, id } of eventsOf(connection, batchId, lastId, signal)) {
        broken = 0;
        lastId = id ?? lastId;
        if (event === 'batch') {
          yield withCounts('ended', JSON.parse(data) as Batch);
          return;
        }
        if (event !== 'candidate') continue;
        const candidate = JSON.parse(data) as CandidateEvent;
        if (seen.has(candidate.candidate_id)) continue;
        seen.add(candidate.candidate_id);
        if (candidate.status === 'failed') failed += 1;
        yield { kind: 'candidate', candidate, done: seen.size, failed };
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!isTemporary(error) && !(error instanceof SyntaxError)) throw error;
    }
  }
  connection.onDelay({ kind: 'polling' });
  yield* pollBatch(connection, batchId, signal);
};
