import {
  atsScore,
  engineVersion,
  type Failure,
  failureOf,
  operationDone,
  type ResumeRecord,
  resumeFile,
  resumeId,
  type Subject,
  subjectOf,
  uploadFile,
} from '@winnow/contracts';
import { AppError, type Clock, isAppError } from '@winnow/kernel';
import type { Collection, Files, Handler, HandlerContext, Message } from '@winnow/ports';
import { claimed, expiryOf, outlives, putBlob, resultExpiryOf, type WorkerPool } from '@winnow/runtime';
import { type ExtractLimits, extractTask } from '../tasks/extract-task.ts';

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
  if (code === 'UNSUPPORTED_FORMAT' || code === 'UNREADABLE_FILE') return failureOf(error);
  if (code === 'INTERNAL' && details.reason === 'timeout')
    return { code: 'UNREADABLE_FILE', reason: 'timeout', message: 'Reading the file took too long.' };
  if (code === 'INTERNAL' && details.reason === 'bomb')
    return { code: 'UNREADABLE_FILE', reason: 'bomb', message: 'Reading the file needed too much memory.' };
  throw error;
};

const read = async (
  { files, pool, limits }: ReadResumeDeps,
  { payload, lane }: Message<Subject>,
  signal: AbortSignal,
): Promise<ResumeRecord['outcome']> => {
  const bytes = await files.read(uploadFile(payload));
  if (bytes === undefined) throw new AppError('NOT_FOUND', 'The upload is no longer stored.');
  try {
    const input = { bytes, sha256: payload.sha256, limits };
    const { document, content, layout } = await pool.run(extractTask, input, { lane, timeoutMs: limits.readingMs, signal });
    return {
      status: 'read',
      document,
      content: await putBlob(files, resumeFile(payload, 'content'), content),
      layout: await putBlob(files, resumeFile(payload, 'layout'), layout),
    };
  } catch (error) {
    return { status: 'failed', error: faultOfFile(error) };
  }
};

/** The next step of the operation: the score that it asks for, or the end of it. */
const announce = (payload: Subject, outcome: ResumeRecord['outcome'], { publish }: HandlerContext): Promise<void> => {
  const subject = subjectOf(payload);
  const end = (error: Failure): Promise<void> => publish(operationDone, { ...subject, outcome: { status: 'failed', error } });
  if (outcome.status === 'failed') return end(outcome.error);
  if (payload.origin.operation === 'score-ats') return publish(atsScore, subject);
  if (outcome.document.extraction.status === 'unreadable') return end(noText);
  return publish(operationDone, { ...subject, outcome: { status: 'succeeded' } });
};

/** What was read before, kept for as long as the operation in hand may ask for it; `undefined` when it has to be read. */
const readBefore = async (
  { resumes, now, resultTtlMs }: ReadResumeDeps,
  { origin, ...subject }: Subject,
): Promise<ResumeRecord | undefined> => {
  const id = resumeId(subject);
  const current = await resumes.get(id);
  if (current === undefined || !origin.kept || outlives(current, now(), resultTtlMs)) return current;
  const expires_at = resultExpiryOf(origin, now(), resultTtlMs);
  const renewed = await resumes.update(id, (record) => (claimed(record) ? undefined : { ...record, expires_at }));
  if (renewed !== undefined && claimed(renewed)) throw new AppError('UNAVAILABLE', 'The former reading is being swept.');
  return renewed;
};

/** A busy machine can make a file seem too slow or too large: that is not kept for long. */
const isDoubtful = (outcome: ResumeRecord['outcome']): boolean =>
  outcome.status === 'failed' && (outcome.error.reason === 'timeout' || outcome.error.reason === 'bomb');

/** Reads an uploaded file once for each account, content and engine version; the first stored reading wins. */
export const readResume =
  (deps: ReadResumeDeps): Handler<Subject> =>
  async (message, context) => {
    const { resumes, now, resultTtlMs } = deps;
    // The version is that of who reads: while a release is rolled out, others may publish under another one.
    const subject: Subject = { ...subjectOf(message.payload), engine_version: engineVersion };
    let outcome = (await readBefore(deps, subject))?.outcome;
    if (outcome === undefined) {
      outcome = await read(deps, { ...message, payload: subject }, context.signal);
      // Whoever asked without a key has been answered by then, and nothing of it is to stay.
      if (message.deadline !== undefined && message.deadline <= now()) return;
      const { origin, ...ref } = subject;
      const expires_at = isDoubtful(outcome)
        ? expiryOf({ kept: false }, now(), resultTtlMs)
        : resultExpiryOf(origin, now(), resultTtlMs);
      await resumes.insert({ id: resumeId(ref), ...ref, outcome, expires_at });
    }
    await announce(subject, outcome, context);
  };
