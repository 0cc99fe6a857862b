import {
  engineVersion,
  type Failure,
  failureOf,
  mayImprove,
  type ResumeRecord,
  readingShape,
  resumeFile,
  resumeId,
  stepAfter,
  type Task,
  taskOf,
  uploadFile,
} from '@winnow/contracts';
import { failTask, goOn, outlives, putBlob, resultExpiryOf } from '@winnow/handlers';
import { AppError, type Clock, isAppError } from '@winnow/kernel';
import type { Collection, Files, Handler, HandlerContext } from '@winnow/ports';
import { claimed } from '@winnow/runtime';
import type { WorkerPool } from '@winnow/workers';
import { type ExtractInput, type ExtractLimits, extractTask } from '../tasks/extract-task.ts';

export type ReadResumeDeps = {
  readonly resumes: Collection<ResumeRecord>;
  readonly files: Pick<Files, 'read' | 'put'>;
  readonly pool: Pick<WorkerPool, 'run'>;
  readonly now: Clock;
  readonly limits: ExtractLimits & { readonly readingMs: number };
  readonly resultTtlMs: number;
};

const noText: Failure = { code: 'UNREADABLE_FILE', reason: 'no_text', message: 'No text could be read from the file.' };

/** Faults of the file end the operation; every other error is a fault of ours and is tried again. */
const faultOfFile = (error: unknown): Failure => {
  if (!isAppError(error)) throw error;
  const { code, details } = error;
  if (code === 'UNSUPPORTED_FORMAT' || code === 'UNREADABLE_FILE' || code === 'NOT_FOUND') return failureOf(error);
  if (code === 'INTERNAL' && details.reason === 'timeout')
    return { code: 'UNREADABLE_FILE', reason: 'timeout', message: 'Reading the file took too long.' };
  if (code === 'INTERNAL' && details.reason === 'bomb')
    return { code: 'UNREADABLE_FILE', reason: 'bomb', message: 'Reading the file needed too much memory.' };
  throw error;
};

/** The buffer of a file that has one to itself. */
const ownBuffer = ({ bytes: { buffer, byteLength } }: ExtractInput): readonly ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

const read = async (
  { files, pool, limits }: ReadResumeDeps,
  payload: Task,
  { signal, priority }: HandlerContext,
): Promise<ResumeRecord['outcome']> => {
  const load = async (): Promise<ExtractInput> => {
    const bytes = await files.read(uploadFile(payload));
    if (bytes === undefined) throw new AppError('NOT_FOUND', 'The file is no longer stored.');
    return { bytes, sha256: payload.sha256, limits };
  };
  try {
    const { document, content, layout } = await pool.run(extractTask, load, {
      priority,
      cpuMs: limits.readingMs,
      signal,
      transfer: ownBuffer,
    });
    return {
      status: 'read',
      shape: readingShape,
      document,
      content: await putBlob(files, resumeFile(payload, 'content'), content),
      layout: await putBlob(files, resumeFile(payload, 'layout'), layout),
    };
  } catch (error) {
    return { status: 'failed', error: faultOfFile(error) };
  }
};

/** The next step of the task or, when there is nothing to go on with, its end. A score says that a file cannot be read; nothing else can work on it. */
const announce = (task: Task, outcome: ResumeRecord['outcome'], { publish }: HandlerContext): Promise<void> => {
  if (outcome.status === 'failed') return failTask(publish, task, outcome.error);
  const unreadable = outcome.document.extraction.status === 'unreadable';
  return unreadable && stepAfter(task, 'resume.read') !== 'ats.score'
    ? failTask(publish, task, noText)
    : goOn(publish, task, 'resume.read');
};

/** What was read before, kept for as long as the operation in hand may ask for it; `undefined` when it has to be read. */
const readBefore = async (
  { resumes, now, resultTtlMs }: ReadResumeDeps,
  { origin, ...ref }: Task,
): Promise<ResumeRecord | undefined> => {
  const id = resumeId(ref);
  const current = await resumes.get(id);
  if (current === undefined || !origin.kept || outlives(current, now(), resultTtlMs)) return current;
  const expires_at = resultExpiryOf(origin, now(), resultTtlMs);
  const renewed = await resumes.update(id, (record) => (claimed(record) ? undefined : { ...record, expires_at }));
  if (renewed !== undefined && claimed(renewed)) throw new AppError('UNAVAILABLE', 'The former reading is being swept.');
  return renewed;
};

/** A busy machine can make a file seem too slow or too large, and one that is gone may be sent again: that is told and not kept. */
const isPassing = (outcome: ResumeRecord['outcome']): boolean =>
  outcome.status === 'failed' && (outcome.error.code === 'NOT_FOUND' || mayImprove(outcome.error));

/** Reads an uploaded file once for each account, content and engine version; the first stored reading wins. */
export const readResume =
  (deps: ReadResumeDeps): Handler<Task> =>
  async (message, context) => {
    const { resumes, now, resultTtlMs } = deps;
    // The version is that of who reads: while a release is rolled out, others may have published under another one.
    const task: Task = { ...taskOf(message.payload), engine_version: engineVersion };
    let outcome = (await readBefore(deps, task))?.outcome;
    if (outcome === undefined) {
      outcome = await read(deps, task, context);
      // Whoever asked without a key has been answered by then, and nothing of it is to stay.
      if (message.deadline !== undefined && message.deadline <= now()) return;
      const { account_id, sha256, engine_version, origin } = task;
      const expires_at = resultExpiryOf(origin, now(), resultTtlMs);
      if (!isPassing(outcome))
        await resumes.insert({ id: resumeId(task), account_id, sha256, engine_version, outcome, expires_at });
    }
    await announce(task, outcome, context);
  };
