import {
  engineVersion,
  type Failure,
  type FileOperation,
  type LanguageCode,
  type OperationDone,
  type OperationRecord,
  type Origin,
  resumeRead,
} from '@winnow/contracts';
import { AppError, isoTime, isTransient } from '@winnow/kernel';
import { type Backends, outlives, type systemTimers } from '@winnow/runtime';
import type { GatewayConfig } from '../config.ts';
import type { Preference } from '../http/prefer.ts';
import type { GatewayStore } from '../store.ts';
import { claimKey } from './claim-key.ts';
import { type LoadResult, type Result, resultOf } from './load-result.ts';
import { operationOf } from './operation-record.ts';
import type { Replies } from './replies.ts';
import type { Upload } from './uploads.ts';

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
  | { readonly kind: 'failure'; readonly error: Failure; readonly replayed: boolean }
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

type End = Pick<OperationDone, 'engine_version' | 'outcome'>;

/** The end as the store knows it: a record that is closed or, without a key, a result that is there. */
const lookForEnd = async (
  { store, loadResult }: FileOperationDeps,
  running: OperationRecord,
  kept: boolean,
): Promise<End | undefined> => {
  const { engine_version } = running;
  try {
    if (!kept) return (await loadResult(running)) && { engine_version, outcome: { status: 'succeeded' } };
    const record = await store.operations.get(running.id);
    if (record?.status === 'succeeded') return { engine_version: record.engine_version, outcome: { status: 'succeeded' } };
    if (record?.status === 'failed' && record.error !== null)
      return { engine_version, outcome: { status: 'failed', error: record.error } };
  } catch (error) {
    // The operation is stored and goes on: that it cannot be looked up now does not undo that.
    if (!isTransient(error)) throw error;
  }
  return undefined;
};

/** The end by the reply or, should that be lost, by the store; `undefined` when the time is up or the process stops. */
const awaitEnd = async (
  deps: FileOperationDeps,
  running: OperationRecord,
  kept: boolean,
  reply: Promise<OperationDone | undefined>,
  until: number,
): Promise<End | undefined> => {
  const { timers } = deps;
  const late = Symbol('late');
  for (;;) {
    const left = until - timers.now();
    if (left <= 0) return undefined;
    const waited = new AbortController();
    const done = await Promise.race([reply, timers.sleep(Math.min(left, lookEveryMs), waited.signal).then(() => late)]);
    waited.abort();
    if (typeof done !== 'symbol') return done;
    const found = await lookForEnd(deps, running, kept);
    if (found !== undefined) return found;
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
  if (known !== undefined && outlives(known, created, config.resultTtlMs)) {
    const ended: OperationRecord = { ...operation, status: 'succeeded', cached: true };
    // Only an answer that somebody may ask for again needs its record.
    if (preference.respondAsync || request.idempotencyKey !== undefined) await store.operations.insert(ended);
    return preference.respondAsync
      ? { kind: 'accepted', operation: ended }
      : { kind: 'result', result: known.result, replayed: false };
  }

  if (replies.expected() >= maxWaiting) throw new AppError('OVERLOADED', 'Too many requests are waiting.');
  const waitMs = preference.respondAsync ? preference.waitMs : config.answerMs;
  using expected = replies.expect(operationId);
  // Stored and published at the same time: whichever comes first, the end of the operation finds or makes the record.
  await Promise.all([
    kept ? store.operations.insert(operation) : undefined,
    bus.publish(resumeRead, subject, { replyTo: replies.address, ...(kept ? {} : { deadline: created + waitMs }) }),
  ]);
  const end = await awaitEnd(deps, operation, kept, expected.done, created + waitMs);
  if (end?.outcome.status === 'failed') return { kind: 'failure', error: end.outcome.error, replayed: false };
  if (end !== undefined) {
    const result = await resultOf(loadResult, { ...operation, engine_version: end.engine_version });
    return { kind: 'result', result, replayed: false };
  }
  if (!kept) throw new AppError('UNAVAILABLE', 'The answer took too long.');
  return { kind: 'accepted', operation };
};

/** An answer that another try may improve is not kept for the key. */
const mayImprove = (answer: FileAnswer): boolean => answer.kind === 'failure' && answer.error.code === 'INTERNAL';

/** Takes a file operation from the stored upload to its answer: known, computed in time, or accepted. */
export const runFileOperation = async (deps: FileOperationDeps, request: FileRequest): Promise<FileAnswer> => {
  const { idempotencyKey, accountId, operation, language, upload } = request;
  if (idempotencyKey === undefined) return submit(deps, request);
  const claim = await claimKey(deps.store, deps.timers.now, {
    accountId,
    key: idempotencyKey,
    request: [operation, upload.sha256, language],
    operationId: request.operationId,
  });
  if (claim.kind === 'again') {
    const { operation: earlier } = claim;
    if (earlier.error !== null) return { kind: 'failure', error: earlier.error, replayed: true };
    return { kind: 'result', result: await resultOf(deps.loadResult, earlier), replayed: true };
  }
  try {
    const answer = await submit(deps, { ...request, operationId: claim.operationId });
    if (mayImprove(answer)) await claim.release();
    return answer;
  } catch (error) {
    if (error instanceof AppError && ['UNAVAILABLE', 'OVERLOADED', 'INTERNAL'].includes(error.code)) await claim.release();
    throw error;
  }
};
