import {
  type Ended,
  engineVersion,
  type Failure,
  firstStep,
  type JobSource,
  type LanguageCode,
  mayImprove,
  type OperationName,
  type OperationOrigin,
  type OperationRecord,
  type OperationTask,
  type QuestionOptions,
  steps,
} from '@winnow/contracts';
import { outlives } from '@winnow/handlers';
import { AppError, isoTime, isTransient } from '@winnow/kernel';
import type { Backends, systemTimers } from '@winnow/runtime';
import type { GatewayConfig } from '../config.ts';
import type { Preference } from '../http/prefer.ts';
import type { GatewayStore } from '../store.ts';
import { claimKey } from './claim-key.ts';
import { type LoadedResult, type LoadResult, resultOf } from './load-result.ts';
import { closeWith, endOf, operationOf } from './operation-record.ts';
import type { PendingOperations } from './pending-operations.ts';
import type { Replies } from './replies.ts';

/** The requested operation, and everything it works on, already stored. */
export type Asked = {
  readonly operation: OperationName;
  readonly language: LanguageCode;
  /** The uploaded file; for a job given as text or data, that text. */
  readonly sha256: string;
  readonly job: JobSource | null;
  readonly questions: QuestionOptions | null;
  /** As an HTML page with images of the resume. */
  readonly page?: true;
};

export type OperationRequest = Asked & {
  readonly requestId: string;
  readonly operationId: string;
  readonly accountId: string;
  /** False without a key: then there is no record, no cache and no asynchronous response. */
  readonly kept: boolean;
  readonly preference: Preference;
  readonly idempotencyKey: string | undefined;
};

export type OperationAnswer =
  | {
      readonly kind: 'result';
      readonly status: number;
      readonly loaded: LoadedResult;
      readonly replayed: boolean;
      readonly known?: true;
    }
  | { readonly kind: 'failure'; readonly error: Failure; readonly replayed: boolean }
  | { readonly kind: 'accepted'; readonly operation: OperationRecord };

export type OperationDeps = Pick<Backends, 'bus'> & {
  readonly timers: Pick<typeof systemTimers, 'now' | 'sleep'>;
  readonly store: GatewayStore;
  readonly replies: Replies;
  readonly pending: PendingOperations;
  readonly loadResult: LoadResult;
  /** Whether the result of an operation was known already. */
  readonly onLookup?: (hit: boolean) => void;
  readonly config: Pick<GatewayConfig, 'answerMs' | 'waiting'> & {
    readonly resultTtlMs: number;
    /** Set where a chat provider words questions, which then differ with the language. */
    readonly chatUrl?: string | undefined;
  };
};

const checkEveryMs = 2_000;

type End = Pick<Ended, 'engine_version' | 'outcome' | 'job'>;

/** Status of a result: 201 when it created a job. */
const successStatus = ({ operation, existing }: Pick<OperationRecord, 'operation' | 'existing'>): number =>
  operation === 'create-job' || (operation === 'parse-job' && !existing) ? 201 : 200;

/** The end according to the store: a closed record or, without a key, an existing result. */
const findEnd = async (
  { store, loadResult }: OperationDeps,
  running: OperationRecord,
  kept: boolean,
): Promise<End | undefined> => {
  try {
    if (!kept) return (await loadResult(running)) && { ...running, outcome: { status: 'succeeded' } };
    const record = await store.operations.get(running.id);
    if (record?.status === 'succeeded') return { ...record, outcome: { status: 'succeeded', existing: record.existing } };
    if (record?.status === 'failed' && record.error !== null)
      return { ...record, outcome: { status: 'failed', error: record.error } };
  } catch (error) {
    // The operation is stored and continues: a failed lookup does not change that.
    if (!isTransient(error)) throw error;
  }
  return undefined;
};

/** The end from the reply or, if that is lost, from the store; `undefined` when the time is up or the process stops. */
const awaitEnd = async (
  deps: OperationDeps,
  running: OperationRecord,
  kept: boolean,
  reply: Promise<Ended | undefined>,
  until: number,
): Promise<End | undefined> => {
  const { timers } = deps;
  const late = Symbol('late');
  for (;;) {
    const left = until - timers.now();
    if (left <= 0) return undefined;
    const waited = new AbortController();
    const done = await Promise.race([reply, timers.sleep(Math.min(left, checkEveryMs), waited.signal).then(() => late)]);
    waited.abort(waited);
    if (typeof done !== 'symbol') return done;
    const found = await findEnd(deps, running, kept);
    if (found !== undefined) return found;
  }
};

/** A created job derives its ID from the operation, so that the operation creates one job however often it runs. */
const nameJob = ({ job, operation, operationId }: OperationRequest): JobSource | null =>
  job?.kind === 'given' && operation === 'create-job' ? { ...job, job_id: operationId.replace(/^op_/, 'job_') } : job;

/** Publishes an operation, and waits for its end as long as its request may. */
const publishAndWait = async (
  deps: OperationDeps,
  task: OperationTask,
  operation: OperationRecord,
  { kept, waitMs }: { readonly kept: boolean; readonly waitMs: number },
): Promise<End | undefined> => {
  const { bus, store, replies, pending, config } = deps;
  if (replies.expected() >= config.waiting) throw new AppError('OVERLOADED', 'Too many requests are waiting.');
  pending.begin(operation.id, kept ? task.account_id : null);
  const until = Date.parse(task.origin.created_at) + waitMs;
  using expected = replies.expect(operation.id);
  let continues = false;
  try {
    // Stored and published concurrently: whichever is first, the end of the operation finds or creates the record.
    await Promise.all([
      kept ? store.operations.insert(operation) : undefined,
      bus.publish(steps[firstStep(task)], task, { replyTo: replies.address, ...(kept ? {} : { deadline: until }) }),
    ]);
    continues = kept;
    const end = await awaitEnd(deps, operation, kept, expected.done, until);
    if (end !== undefined) continues = false;
    return end;
  } finally {
    if (!continues) pending.end(operation.id);
  }
};

const submit = async (deps: OperationDeps, request: OperationRequest): Promise<OperationAnswer> => {
  const { store, loadResult, timers, config } = deps;
  const { operationId, accountId, sha256, kept, preference } = request;
  const job = nameJob(request);
  const created = timers.now();
  const origin: OperationOrigin = {
    kind: 'operation',
    operation_id: operationId,
    request_id: request.requestId,
    operation: request.operation,
    language: request.language,
    questions: request.questions && {
      ...request.questions,
      ...(config.chatUrl === undefined ? {} : { language: request.language }),
    },
    ...(request.page === true ? { page: true as const } : {}),
    created_at: isoTime(created),
    kept,
  };
  const task: OperationTask = { account_id: accountId, sha256, engine_version: engineVersion, job, origin };
  const operation = operationOf(task, origin, config.resultTtlMs);

  const known = kept ? await loadResult({ ...operation, cached: true, existing: true }) : undefined;
  const isKnown = known !== undefined && outlives(known, created, config.resultTtlMs);
  if (kept) deps.onLookup?.(isKnown);
  if (isKnown) {
    const ended: OperationRecord = { ...operation, status: 'succeeded', cached: true, existing: true };
    // Only a response that may be requested again needs its record.
    if (preference.respondAsync || request.idempotencyKey !== undefined) await store.operations.insert(ended);
    return preference.respondAsync && preference.waitMs === 0
      ? { kind: 'accepted', operation: ended }
      : { kind: 'result', status: successStatus(ended), loaded: known, replayed: false, known: true };
  }

  const waitMs = preference.respondAsync ? preference.waitMs : config.answerMs;
  const end = await publishAndWait(deps, task, operation, { kept, waitMs });
  // The reply may precede the record of the end: whoever repeats the request after this response finds it.
  if (end !== undefined && request.idempotencyKey !== undefined)
    await store.operations.update(operationId, closeWith(endOf(end)));
  if (end?.outcome.status === 'failed') return { kind: 'failure', error: end.outcome.error, replayed: false };
  if (end !== undefined) {
    const { engine_version, job: known, outcome } = end;
    const ended = { ...operation, engine_version, job: known, existing: outcome.existing === true };
    return { kind: 'result', status: successStatus(ended), loaded: await resultOf(loadResult, ended), replayed: false };
  }
  if (!kept) throw new AppError('UNAVAILABLE', 'The answer took too long.');
  return { kind: 'accepted', operation };
};

/** What makes two requests the same: all their parameters. A text that was parsed since the first one is still the same text. */
const fingerprintOf = ({ operation, language, sha256, job, questions, page }: Asked): readonly string[] => [
  operation,
  sha256,
  language,
  job !== null && 'job_id' in job ? job.job_id : '',
  questions === null ? '' : JSON.stringify(questions),
  ...(page === true ? ['page'] : []),
];

/** Runs an operation from its stored upload to its response: known, computed in time, or accepted. */
export const runOperation = async (deps: OperationDeps, request: OperationRequest): Promise<OperationAnswer> => {
  const { idempotencyKey, accountId } = request;
  if (idempotencyKey === undefined) return submit(deps, request);
  const claim = await claimKey(deps.store, deps.timers.now, {
    accountId,
    key: idempotencyKey,
    request: fingerprintOf(request),
    operationId: request.operationId,
  });
  if (claim.kind === 'again') {
    const { operation: earlier } = claim;
    if (earlier.error !== null) return { kind: 'failure', error: earlier.error, replayed: true };
    return { kind: 'result', status: successStatus(earlier), loaded: await resultOf(deps.loadResult, earlier), replayed: true };
  }
  try {
    const answer = await submit(deps, { ...request, operationId: claim.operationId });
    if (answer.kind === 'failure' && mayImprove(answer.error)) await claim.release();
    return answer;
  } catch (error) {
    await claim.abandon(error);
    throw error;
  }
};
