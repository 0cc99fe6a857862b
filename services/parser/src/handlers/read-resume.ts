import {
  atsScore,
  type Failure,
  operationDone,
  type ResumeRead,
  type ResumeRecord,
  resumeFile,
  resumeId,
} from '@winnow/contracts';
import { AppError, type Clock, isAppError, isoTime } from '@winnow/kernel';
import type { Collection, Files, Handler, HandlerContext } from '@winnow/ports';
import { putBlob, type WorkerPool } from '@winnow/runtime';
import { type ReadingLimits, readResumeTask } from '../tasks/read-resume-task.ts';

export type ReadResumeDeps = {
  readonly resumes: Collection<ResumeRecord>;
  readonly files: Files;
  readonly pool: Pick<WorkerPool, 'run'>;
  readonly now: Clock;
  readonly limits: ReadingLimits & { readonly readingMs: number };
  readonly resultTtlMs: number;
};

/** What was read without a key is gone soon even when nobody comes to erase it. */
const anonymousTtlMs = 10 * 60 * 1000;

/** Faults of the file end the operation; every other error is a fault of ours and is tried again. */
const failureOf = (error: unknown): Failure => {
  if (!isAppError(error)) throw error;
  const { code, message, details } = error;
  if (code === 'UNSUPPORTED_FORMAT' || code === 'UNREADABLE_FILE')
    return { code, message, ...(details.reason === undefined ? {} : { reason: details.reason }) };
  if (code === 'INTERNAL' && details.reason === 'timeout')
    return { code: 'UNREADABLE_FILE', reason: 'timeout', message: 'Reading the file took too long.' };
  if (code === 'INTERNAL' && details.reason === 'bomb')
    return { code: 'UNREADABLE_FILE', reason: 'bomb', message: 'Reading the file needed too much memory.' };
  throw error;
};

const read = async (
  { files, pool, limits }: ReadResumeDeps,
  payload: ResumeRead,
  lane: 'live' | 'bulk',
  signal: AbortSignal,
): Promise<ResumeRecord['outcome']> => {
  const bytes = await files.read(payload.file);
  if (bytes === undefined) throw new AppError('NOT_FOUND', 'The upload is no longer stored.');
  try {
    const { document, content, layout } = await pool.run(
      readResumeTask,
      { bytes, sha256: payload.sha256, limits },
      { lane, timeoutMs: limits.readingMs, signal },
    );
    return {
      status: 'read',
      document,
      content: await putBlob(files, resumeFile(payload, 'content'), content),
      layout: await putBlob(files, resumeFile(payload, 'layout'), layout),
    };
  } catch (error) {
    return { status: 'failed', error: failureOf(error) };
  }
};

/** The next step of the operation: the end of it, or the score that it asks for. */
const announce = async (payload: ResumeRead, outcome: ResumeRecord['outcome'], { publish }: HandlerContext): Promise<void> => {
  const { account_id, sha256, engine_version, origin } = payload;
  const subject = { account_id, sha256, engine_version, origin };
  if (outcome.status === 'failed')
    await publish(operationDone, { ...subject, outcome: { status: 'failed', error: outcome.error } });
  else if (origin.operation === 'score-ats') await publish(atsScore, { ...subject, format: outcome.document.format });
  else if (outcome.document.extraction.status === 'unreadable')
    await publish(operationDone, { ...subject, outcome: { status: 'failed', error: noText } });
  else await publish(operationDone, { ...subject, outcome: { status: 'succeeded' } });
};

const noText: Failure = { code: 'UNREADABLE_FILE', reason: 'no_text', message: 'No text could be read from the file.' };

/** Reads an uploaded file once for each account, content and engine version; the first stored reading wins. */
export const readResume =
  (deps: ReadResumeDeps): Handler<ResumeRead> =>
  async ({ payload, lane }, context) => {
    const { resumes, now, resultTtlMs } = deps;
    const id = resumeId(payload);
    let outcome = (await resumes.get(id))?.outcome;
    if (outcome === undefined) {
      outcome = await read(deps, payload, lane, context.signal);
      const { account_id, sha256, engine_version, origin } = payload;
      const expires_at = isoTime(now() + (origin.kept ? resultTtlMs : anonymousTtlMs));
      await resumes.insert({ id, account_id, sha256, engine_version, outcome, expires_at });
    }
    await announce(payload, outcome, context);
  };

/** Ends an operation whose file no try could read for a reason that lies with us. */
export const giveUpResume = async (
  { account_id, sha256, engine_version, origin }: ResumeRead,
  { publish }: HandlerContext,
): Promise<void> =>
  publish(operationDone, {
    account_id,
    sha256,
    engine_version,
    origin,
    outcome: { status: 'failed', error: { code: 'INTERNAL', message: 'The file could not be processed.' } },
  });
