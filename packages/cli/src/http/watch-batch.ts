import type { BatchBody } from '@winnow/contracts';
import { CliError, exitCodes } from '../cli-error.ts';
import type { Connection } from './connection.ts';
import { readEvents, type ServerEvent } from './read-events.ts';
import { pathWith, request } from './request.ts';
import { open } from './send.ts';

/** Numbers of ended candidates and of failed ones among them. */
export type Progress = { readonly done: number; readonly failed: number };

type CandidateEvent = { readonly candidate_id: string; readonly status: 'scored' | 'failed' };

const maxBrokenStreams = 3;
const reconnectMs = 1_000;
const pollMs = 2_000;
/** Enough for a server to restart. */
const patienceMs = 120_000;

const hasEnded = ({ status }: BatchBody): boolean => ['completed', 'partial', 'failed'].includes(status);

/** True for errors that a retry may fix: no connection, or a server error. */
const isTemporary = (error: unknown): error is CliError => {
  if (!(error instanceof CliError)) return false;
  const { status = 0 } = error.details;
  return error.exitCode === exitCodes.unreachable || status === 429 || status >= 500;
};

/** The events of one connection; throws `CliError` when it breaks. */
const eventsOf = async function* (
  connection: Connection,
  batchId: string,
  lastId: string | undefined,
): AsyncGenerator<ServerEvent> {
  const path = pathWith('/v1/batch/{batch_id}/events', { params: { batch_id: batchId } });
  const headers = { accept: 'text/event-stream', ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
  const response = await open(connection, { method: 'GET', path, headers });
  if (response.body === null) return;
  try {
    yield* readEvents(response.body);
  } catch (cause) {
    connection.signal?.throwIfAborted();
    throw new CliError(exitCodes.unreachable, 'The stream of events broke.', { cause });
  }
};

/** Polls the batch until it has ended. Throws when the server stays unavailable. */
const pollBatch = async (
  connection: Connection,
  batchId: string,
  onProgress: (progress: Progress) => void,
): Promise<BatchBody> => {
  let seenAt = connection.now();
  // Every attempt would fail in the same way.
  const quiet: Connection = { ...connection, notify: () => {} };
  for (;;) {
    try {
      const batch = await request(quiet, 'GET /v1/batch/{batch_id}', { params: { batch_id: batchId } });
      seenAt = connection.now();
      onProgress({ done: batch.success + batch.failed, failed: batch.failed });
      if (hasEnded(batch)) return batch;
    } catch (error) {
      if (!isTemporary(error) || connection.now() - seenAt > patienceMs) throw error;
    }
    await connection.sleep(pollMs, connection.signal);
  }
};

/**
 * Follows a batch until it has ended and returns it: by its events, resuming after the last one when the connection breaks, and
 * by polling where events do not get through.
 */
export const watchBatch = async (
  connection: Connection,
  batchId: string,
  onProgress: (progress: Progress) => void,
): Promise<BatchBody> => {
  // Dropped candidates have no position to resume from and are sent again.
  const ended = new Map<string, CandidateEvent['status']>();
  let failed = 0;
  let lastId: string | undefined;
  for (let broken = 0; broken < maxBrokenStreams; broken += 1) {
    if (broken > 0) await connection.sleep(reconnectMs * broken, connection.signal);
    try {
      for await (const { event, data, id } of eventsOf(connection, batchId, lastId)) {
        broken = 0;
        lastId = id ?? lastId;
        if (event === 'batch') return JSON.parse(data) as BatchBody;
        if (event !== 'candidate') continue;
        const { candidate_id, status } = JSON.parse(data) as CandidateEvent;
        if (ended.has(candidate_id)) continue;
        ended.set(candidate_id, status);
        if (status === 'failed') failed += 1;
        onProgress({ done: ended.size, failed });
      }
    } catch (error) {
      connection.signal?.throwIfAborted();
      if (!isTemporary(error) && !(error instanceof SyntaxError)) throw error;
    }
  }
  connection.notify('The stream of events does not hold; reading the counts instead.');
  return pollBatch(connection, batchId, onProgress);
};
