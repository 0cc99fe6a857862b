import {
  engineVersion,
  type Failure,
  failureOf,
  mayImprove,
  type ResumeRecord,
  readingShape,
  readingVersionWithoutProviders,
  resumeFile,
  resumeId,
  stepAfter,
  type Task,
  taskOf,
  uploadFile,
} from '@winnow/contracts';
import { continueTask, failTask, outlives, putBlob, resultExpiryOf } from '@winnow/handlers';
import { AppError, type Clock, isAppError } from '@winnow/kernel';
import type { Collection, Files, Handler, HandlerContext } from '@winnow/ports';
import { claimed, type Ocr } from '@winnow/runtime';
import type { WorkerPool } from '@winnow/workers';
import { drawScanTask } from '../tasks/draw-scan-task.ts';
import { type ExtractInput, type ExtractLimits, type ExtractOutput, extractTask } from '../tasks/extract-task.ts';

export type ReadResumeDeps = {
  readonly resumes: Collection<ResumeRecord>;
  readonly files: Pick<Files, 'read' | 'put'>;
  readonly pool: Pick<WorkerPool, 'run'>;
  readonly now: Clock;
  readonly limits: ExtractLimits & { readonly readingMs: number };
  readonly resultTtlMs: number;
  /** Whether the file was parsed already. */
  readonly onLookup?: (hit: boolean) => void;
  /** Reads scans, where an operator has configured it. */
  readonly ocr?: Pick<Ocr, 'recognize'>;
};

const noText: Failure = { code: 'UNREADABLE_FILE', reason: 'no_text', message: 'No text could be read from the file.' };

/** Faults of the file end the operation; any other error is an internal fault and is retried. */
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

/** The buffer of a file that does not share it. */
const ownBuffer = ({ bytes: { buffer, byteLength } }: ExtractInput): readonly ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

/** More pages than a resume has are not recognized. */
const maxScannedPages = 10;

const isScan = ({ document: { format, extraction } }: ExtractOutput): boolean =>
  format === 'pdf' && extraction.status === 'unreadable' && extraction.warnings.some(({ code }) => code === 'pages_without_text');

type Read = {
  readonly outcome: ResumeRecord['outcome'];
  /** That of the engine, unless a scan could not be recognized: another attempt may succeed. */
  readonly engineVersion: string;
};

const read = async (
  { files, pool, limits, ocr }: ReadResumeDeps,
  payload: Task,
  { signal, priority }: HandlerContext,
): Promise<Read> => {
  const load = async (): Promise<ExtractInput> => {
    const bytes = await files.read(uploadFile(payload));
    if (bytes === undefined) throw new AppError('NOT_FOUND', 'The file is no longer stored.');
    return { bytes, sha256: payload.sha256, limits };
  };
  const options = { priority, cpuMs: limits.readingMs, signal };
  const extract = (recognized?: readonly string[]): Promise<ExtractOutput> =>
    pool.run(extractTask, async () => ({ ...(await load()), ...(recognized === undefined ? {} : { recognized }) }), {
      ...options,
      transfer: ownBuffer,
    });
  const pages = async function* (): AsyncGenerator<Uint8Array> {
    for (let page = 0; page < maxScannedPages; page += 1) {
      const png = await pool.run(drawScanTask, async () => ({ bytes: (await load()).bytes, page }), options);
      if (png === null) return;
      yield png;
    }
  };
  /** Of a scan, what OCR reads; without it, or when it fails, the file as it is. */
  const readFile = async (): Promise<{ readonly output: ExtractOutput; readonly engineVersion: string }> => {
    const output = await extract();
    if (ocr === undefined || !isScan(output)) return { output, engineVersion };
    const recognized = await ocr.recognize(pages(), signal);
    return recognized === undefined
      ? { output, engineVersion: readingVersionWithoutProviders() }
      : { output: await extract(recognized), engineVersion };
  };
  try {
    const { output, engineVersion: version } = await readFile();
    const { document, name, content, layout } = output;
    const ref = { ...payload, engine_version: version };
    const outcome = {
      status: 'read',
      shape: readingShape,
      document,
      name,
      content: await putBlob(files, resumeFile(ref, 'content'), content),
      layout: await putBlob(files, resumeFile(ref, 'layout'), layout),
    } as const;
    return { outcome, engineVersion: version };
  } catch (error) {
    return { outcome: { status: 'failed', error: faultOfFile(error) }, engineVersion };
  }
};

/**
 * The next step of the task or, when it cannot continue, its end. A score can report that a file is unreadable; nothing else can
 * work with it.
 */
const announce = (task: Task, outcome: ResumeRecord['outcome'], { publish }: HandlerContext): Promise<void> => {
  if (outcome.status === 'failed') return failTask(publish, task, outcome.error);
  const unreadable = outcome.document.extraction.status === 'unreadable';
  return unreadable && stepAfter(task, 'resume.read') !== 'ats.score'
    ? failTask(publish, task, noText)
    : continueTask(publish, task, 'resume.read');
};

/** An earlier parse, kept for as long as the current operation may need it; `undefined` when the file has to be parsed. */
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

/**
 * A busy machine can make a file seem too slow or too large, and a deleted one may be uploaded again: this is reported but not
 * stored.
 */
const isPassing = (outcome: ResumeRecord['outcome']): boolean =>
  outcome.status === 'failed' && (outcome.error.code === 'NOT_FOUND' || mayImprove(outcome.error));

/** Parses an uploaded file once for each account, content and engine version; the first stored result wins. */
export const readResume =
  (deps: ReadResumeDeps): Handler<Task> =>
  async (message, context) => {
    const { resumes, now, resultTtlMs } = deps;
    // The version is that of the parsing release: during a rolling upgrade, the message may come from another one.
    let task: Task = { ...taskOf(message.payload), engine_version: engineVersion };
    let outcome = (await readBefore(deps, task))?.outcome;
    deps.onLookup?.(outcome !== undefined);
    if (outcome === undefined) {
      const found = await read(deps, task, context);
      outcome = found.outcome;
      // A scan that was not recognized is not mistaken for one that was.
      task = { ...task, engine_version: found.engineVersion };
      // A caller without a key has been answered by then, and nothing of the call may be kept.
      if (message.deadline !== undefined && message.deadline <= now()) return;
      const { account_id, sha256, engine_version, origin } = task;
      const expires_at = resultExpiryOf(origin, now(), resultTtlMs);
      if (!isPassing(outcome))
        await resumes.insert({ id: resumeId(task), account_id, sha256, engine_version, outcome, expires_at });
    }
    await announce(task, outcome, context);
  };
