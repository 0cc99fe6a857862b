import {
  engineVersion,
  type FileOperation,
  type LanguageCode,
  type OperationRecord,
  type Origin,
  resumeRead,
} from '@winnow/contracts';
import { AppError, isoTime } from '@winnow/kernel';
import type { Backends, systemTimers } from '@winnow/runtime';
import type { GatewayConfig } from '../config.ts';
import { operationOf } from '../handlers/record-outcome.ts';
import type { Preference } from '../http/prefer.ts';
import type { Upload } from '../middleware/receive-upload.ts';
import type { GatewayStore } from '../store.ts';
import { claimKey } from './idempotency.ts';
import type { Outcome, Replies } from './replies.ts';
import { type LoadResult, type Result, resultOf } from './results.ts';

export type FileRequest = {
  readonly requestId: string;
  readonly operationId: string;
  readonly accountId: string;
  /** False without a key: then there is no record, no cache and no asynchronous answer. */
  readonly kept: boolean;
  readonly operation: FileOperation;
  readonly language: LanguageCode;
  readonly upload: Upload;
  readonly preference: Preference;
  readonly idempotencyKey: string | undefined;
};

export type FileAnswer =
  | { readonly kind: 'result'; readonly result: Result; readonly replayed: boolean }
  | { readonly kind: 'accepted'; readonly operation: OperationRecord };

export type FileOperationDeps = Pick<Backends, 'bus'> & {
  readonly timers: Pick<typeof systemTimers, 'now' | 'sleep'>;
  readonly store: GatewayStore;
  readonly replies: Replies;
  readonly loadResult: LoadResult;
  readonly config: Pick<GatewayConfig, 'answerMs'> & { readonly resultTtlMs: number };
};

/** Requests that may wait in one gateway; past it they would only time out. */
const maxWaiting = 2_000;
const lookEveryMs = 2_000;

const failWith = ({ error }: Extract<Outcome, { status: 'failed' }>): never => {
  throw new AppError(error.code, error.message, error.reason === undefined ? {} : { reason: error.reason });
};

/** The outcome by the reply or, should that be lost, by the record; `undefined` when the time is up. */
const awaitOutcome = async (
  { store, timers }: FileOperationDeps,
  { operationId, kept }: FileRequest,
  reply: Promise<Outcome>,
  until: number,
): Promise<Outcome | undefined> => {
  for (;;) {
    const left = until - timers.now();
    if (left <= 0) return undefined;
    const waited = new AbortController();
    const outcome = await Promise.race([reply, timers.sleep(Math.min(left, lookEveryMs), waited.signal)]);
    waited.abort();
    if (outcome !== undefined) return outcome;
    const record = kept ? await store.operations.get(operationId) : undefined;
    if (record?.status === 'succeeded') return { status: 'succeeded' };
    if (record?.status === 'failed' && record.error !== null) return { status: 'failed', error: record.error };
  }
};

const submit = async (deps: FileOperationDeps, request: FileRequest): Promise<FileAnswer> => {
  const { bus, store, replies, loadResult, timers, config } = deps;
  const { operationId, accountId, upload, kept, preference } = request;
  const created = timers.now();
  const origin: Origin = {
    kind: 'operation',
    operation_id: operationId,
    request_id: request.requestId,
    operation: request.operation,
    language: request.language,
    created_at: isoTime(created),
    kept,
  };
  const subject = { account_id: accountId, sha256: upload.sha256, engine_version: engineVersion, origin };
  const operation = operationOf(subject, config.resultTtlMs);

  const known = kept ? await loadResult({ ...operation, cached: true }) : undefined;
  if (known !== undefined) {
    const ended: OperationRecord = { ...operation, status: 'succeeded', cached: true };
    // Only an answer that somebody may ask for again needs its record.
    if (preference.respondAsync || request.idempotencyKey !== undefined) await store.operations.insert(ended);
    return preference.respondAsync ? { kind: 'accepted', operation: ended } : { kind: 'result', result: known, replayed: false };
  }

  if (replies.expected() >= maxWaiting) throw new AppError('OVERLOADED', 'Too many requests are waiting.');
  const waitMs = preference.respondAsync ? preference.waitMs : config.answerMs;
  using expected = replies.expect(operationId);
  // Stored and published at the same time: whichever comes first, the end of the operation finds or makes the record.
  await Promise.all([
    kept ? store.operations.insert(operation) : undefined,
    bus.publish(
      resumeRead,
      { ...subject, file: upload.file, bytes: upload.bytes },
      {
        replyTo: replies.address,
        ...(kept ? {} : { deadline: created + waitMs }),
      },
    ),
  ]);
  const outcome = await awaitOutcome(deps, request, expected.outcome, created + waitMs);
  if (outcome?.status === 'failed') return failWith(outcome);
  if (outcome?.status === 'succeeded') return { kind: 'result', result: await resultOf(loadResult, operation), replayed: false };
  if (!kept) throw new AppError('UNAVAILABLE', 'The answer took too long.');
  return { kind: 'accepted', operation: (await store.operations.get(operationId)) ?? operation };
};

/** Takes a file operation from the stored upload to its answer: known, computed in time, or accepted. */
export const runFileOperation = async (deps: FileOperationDeps, request: FileRequest): Promise<FileAnswer> => {
  const { idempotencyKey, accountId, operation, language, upload } = request;
  if (idempotencyKey === undefined || !request.kept) return submit(deps, request);
  const claimed = await claimKey(deps.store, deps.timers.now, {
    accountId,
    key: idempotencyKey,
    request: [operation, upload.sha256, language],
    operationId: request.operationId,
  });
  if (claimed.kind === 'first') {
    try {
      return await submit(deps, { ...request, operationId: claimed.operationId });
    } catch (error) {
      // An answer that another try may improve is not kept for the key.
      if (error instanceof AppError && ['UNAVAILABLE', 'OVERLOADED', 'INTERNAL'].includes(error.code)) await claimed.release();
      throw error;
    }
  }
  const { operation: earlier } = claimed;
  if (earlier.status === 'failed' && earlier.error !== null) return failWith({ status: 'failed', error: earlier.error });
  return { kind: 'result', result: await resultOf(deps.loadResult, earlier), replayed: true };
};
