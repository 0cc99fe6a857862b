import { renderAtsReport } from '@winnow/ats/render';
import {
  type AtsReport,
  atsScoreId,
  type Job,
  jobKey,
  jobReadingId,
  type MatchReport,
  matchId,
  type OperationRecord,
  type QuestionSet,
  questionsId,
  type ResumeRecord,
  resumeId,
  type StructuredResume,
} from '@winnow/contracts';
import { assertKnownShape, readBlob } from '@winnow/handlers';
import { unpackContent } from '@winnow/handlers/packed-content';
import { AppError } from '@winnow/kernel';
import { renderMatchReport } from '@winnow/matching/render-match-report';
import type { Collection, Files, StoredDocument } from '@winnow/ports';
import { renderInterviewGuide } from '@winnow/questions/render-interview-guide';
import { renderQuestionSet } from '@winnow/questions/render-question-set';
import type { WorkerPool } from '@winnow/workers';
import type { GatewayStore } from '../store.ts';
import type { RenderPageInput } from '../tasks/render-page-task.ts';
import { computedFromOf } from './computed-from.ts';
import { describeJob } from './jobs.ts';
import { createMatchPages } from './match-page.ts';
import { runPageTask } from './run-page-task.ts';

export type Result = AtsReport | StructuredResume | Job | MatchReport | QuestionSet;

export type ResultRef = Pick<
  OperationRecord,
  | 'account_id'
  | 'sha256'
  | 'engine_version'
  | 'operation'
  | 'language'
  | 'request_id'
  | 'cached'
  | 'job'
  | 'questions'
  | 'page'
  | 'existing'
>;

/** A stored record that a result was made from. */
export type Source = {
  readonly collection: Pick<Collection<StoredDocument>, 'getIfChanged'>;
  readonly id: string;
  readonly version: string;
};

/** A result in the requested language, and until when its inputs are kept. */
export type LoadedResult = {
  readonly result: Result;
  /**
   * Renders it as an HTML page (UTF-8), where there is one. Throws `OVERLOADED`, `UNAVAILABLE`, or `OPERATION_NOT_FOUND` when it was
   * erased since.
   */
  readonly page?: (signal: AbortSignal) => Promise<Uint8Array>;
  readonly expires_at: string;
  /** The record that the result was made from, besides its job, where one alone is. */
  readonly source?: Source | undefined;
};

export type LoadResult = (ref: ResultRef) => Promise<LoadedResult | undefined>;

type Loader = (ref: ResultRef) => Promise<LoadedResult | undefined>;

/** A failure that a retry may fix is not returned to later requests. */
const longGone = '1970-01-01T00:00:00.000Z';
/** Jobs are kept until they are deleted. */
const never = '9999-12-31T23:59:59.999Z';

const renderingOf = ({ language, request_id, cached, engine_version }: ResultRef) => ({
  language,
  requestId: request_id,
  cached,
  engineVersion: engine_version,
});

const noLongerKept = (): AppError => new AppError('OPERATION_NOT_FOUND', 'The result of this operation has expired.');

/** A record with what tells whether it has changed since. */
const readWithSource = async <T extends StoredDocument>(
  collection: Pick<Collection<T>, 'getIfChanged'>,
  id: string,
): Promise<readonly [T, Source] | readonly [undefined, undefined]> => {
  const found = await collection.getIfChanged(id, null);
  if (found === undefined || found.document === null) return [undefined, undefined];
  return [found.document, { collection, id, version: found.version }];
};

/** Whether images of a resume are missing that a page should have. */
const lacksPictures = (resume: ResumeRecord | undefined): boolean =>
  resume?.outcome.status !== 'read' ||
  (resume.outcome.document.format === 'pdf' && (resume.outcome.pictures === undefined || resume.outcome.undrawn === true));

/** Loads the result of an operation and renders it; `undefined` when nothing was computed or it was deleted. */
export const createResultLoader = (
  store: Pick<GatewayStore, 'scores' | 'resumes' | 'matches' | 'questions' | 'jobs' | 'jobReadings'>,
  files: Pick<Files, 'read'>,
  pool: Pick<WorkerPool, 'run'>,
): LoadResult => {
  const renderMatch = createMatchPages(store, files, pool);

  const atsReport: Loader = async (ref) => {
    const [score, source] = await readWithSource(store.scores, atsScoreId(ref));
    return score && { result: renderAtsReport(score.assessment, renderingOf(ref)), expires_at: score.expires_at, source };
  };

  const atsPage: Loader = async (ref) => {
    const [score, resume] = await Promise.all([store.scores.get(atsScoreId(ref)), store.resumes.get(resumeId(ref))]);
    if (score === undefined || resume?.outcome.status !== 'read') return undefined;
    const { document, layout, pictures, undrawn } = resume.outcome;
    assertKnownShape(resume.outcome);
    if (document.format === 'pdf' && pictures === undefined) return undefined;
    const report = renderAtsReport(score.assessment, renderingOf(ref));
    // Megabytes: loaded only for a page that is being sent, whose number is limited.
    const load = async (): Promise<RenderPageInput> => {
      const [text, drawn] = await Promise.all([readBlob(files, layout), pictures && readBlob(files, pictures)]);
      if (text === undefined || (pictures !== undefined && drawn === undefined)) throw noLongerKept();
      return { kind: 'ats', report, layout: text, pictures: drawn ?? null };
    };
    return {
      result: report,
      page: (signal) => runPageTask(pool, ref.account_id, load, signal),
      expires_at: undrawn ? longGone : score.expires_at,
    };
  };

  const structuredResume: Loader = async (ref) => {
    const [resume, source] = await readWithSource(store.resumes, resumeId(ref));
    if (resume?.outcome.status !== 'read' || resume.outcome.document.extraction.status === 'unreadable') return undefined;
    assertKnownShape(resume.outcome);
    const bytes = await readBlob(files, resume.outcome.content);
    if (bytes === undefined) return undefined;
    const { request_id, engine_version, language, cached } = ref;
    const content = unpackContent(bytes);
    const result = { request_id, engine_version, language, cached, ...content, document: resume.outcome.document };
    return { result, expires_at: ref.page === true && lacksPictures(resume) ? longGone : resume.expires_at, source };
  };

  const job: Loader = async (ref) => {
    if (ref.job?.kind !== 'known') return undefined;
    const [record, reading] = await Promise.all([
      store.jobs.get(jobKey(ref.account_id, ref.job.job_id)),
      store.jobReadings.get(jobReadingId(ref.account_id, ref.job)),
    ]);
    if (record === undefined || reading === undefined) return undefined;
    // The version that the operation created or found, whatever was corrected since.
    return { result: describeJob({ ...record, ...ref.job }, reading, ref.existing), expires_at: never };
  };

  const matchReport: Loader = async (ref) => {
    if (ref.job?.kind !== 'known') return undefined;
    const { job: known } = ref;
    const [[match, source], resume] = await Promise.all([
      readWithSource(store.matches, matchId(ref, known)),
      ref.page === true ? store.resumes.get(resumeId(ref)) : undefined,
    ]);
    if (match === undefined) return undefined;
    const { job_id: jobId, version: jobVersion } = known;
    const about = { ...renderingOf(ref), jobId, jobVersion, computedFrom: computedFromOf(match, known) };
    const result = renderMatchReport(match.assessment, about);
    return {
      result,
      page: (signal) => renderMatch(result, { ...ref, job: known, candidate: null, blind: false }, signal),
      expires_at: ref.page === true && lacksPictures(resume) ? longGone : match.expires_at,
      source,
    };
  };

  const questionSet: Loader = async (ref) => {
    if (ref.job?.kind !== 'known' || ref.questions === null) return undefined;
    const [record, source] = await readWithSource(store.questions, questionsId(ref, ref.job, ref.questions));
    const about = {
      ...renderingOf(ref),
      jobId: ref.job.job_id,
      jobVersion: ref.job.version,
      requested: ref.questions.count,
      mode: ref.questions.mode ?? 'both',
    };
    if (record === undefined) return undefined;
    const result = renderQuestionSet(record.drafts, about);
    const page = async () => new TextEncoder().encode(renderInterviewGuide(result));
    return { result, page, expires_at: record.expires_at, source };
  };

  const loaders: { readonly [operation in ResultRef['operation']]: Loader } = {
    'score-ats': atsReport,
    'score-ats-page': atsPage,
    parse: structuredResume,
    'parse-job': job,
    'create-job': job,
    'correct-job': job,
    'score-match-parsed': matchReport,
    'score-match': matchReport,
    questions: questionSet,
  };
  return (ref) => loaders[ref.operation](ref);
};

/** The result of an operation that succeeded; throws `OPERATION_NOT_FOUND` when it was erased since. */
export const resultOf = async (load: LoadResult, operation: ResultRef): Promise<LoadedResult> => {
  const loaded = await load(operation);
  if (loaded === undefined) throw noLongerKept();
  return loaded;
};
