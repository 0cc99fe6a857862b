import { renderAtsReport } from '@winnow/ats';
import {
  type AtsReport,
  atsScoreId,
  type OperationRecord,
  type ResumeContent,
  resumeId,
  type StructuredResume,
} from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Files } from '@winnow/ports';
import { readBlob } from '@winnow/runtime';
import { unpackJson } from '@winnow/runtime/packed-json';
import type { GatewayStore } from '../store.ts';

export type Result = AtsReport | StructuredResume;

export type ResultRef = Pick<
  OperationRecord,
  'account_id' | 'sha256' | 'engine_version' | 'operation' | 'language' | 'request_id' | 'cached'
>;

/** A result in the language asked for, and until when what it was made of is kept. */
type LoadedResult = { readonly result: Result; readonly expires_at: string };

export type LoadResult = (ref: ResultRef) => Promise<LoadedResult | undefined>;

/** Reads what was computed for an operation and renders it; `undefined` when nothing was computed or it is gone. */
export const createResultLoader = (
  { scores, resumes }: Pick<GatewayStore, 'scores' | 'resumes'>,
  files: Pick<Files, 'read'>,
): LoadResult => {
  const atsReport = async (ref: ResultRef): Promise<LoadedResult | undefined> => {
    const score = await scores.get(atsScoreId(ref));
    if (score === undefined) return undefined;
    const { language, request_id, cached, engine_version } = ref;
    const result = renderAtsReport(score.assessment, { language, requestId: request_id, cached, engineVersion: engine_version });
    return { result, expires_at: score.expires_at };
  };

  const structuredResume = async (ref: ResultRef): Promise<LoadedResult | undefined> => {
    const resume = await resumes.get(resumeId(ref));
    if (resume?.outcome.status !== 'read' || resume.outcome.document.extraction.status === 'unreadable') return undefined;
    const bytes = await readBlob(files, resume.outcome.content);
    if (bytes === undefined) return undefined;
    const { request_id, engine_version, language, cached } = ref;
    const content = unpackJson<ResumeContent>(bytes);
    const result = { request_id, engine_version, language, cached, ...content, document: resume.outcome.document };
    return { result, expires_at: resume.expires_at };
  };

  return (ref) => (ref.operation === 'score-ats' ? atsReport(ref) : structuredResume(ref));
};

/** The result of an operation that succeeded; throws `OPERATION_NOT_FOUND` when it was erased since. */
export const resultOf = async (load: LoadResult, operation: ResultRef): Promise<Result> => {
  const loaded = await load(operation);
  if (loaded === undefined) throw new AppError('OPERATION_NOT_FOUND', 'The result of this operation is no longer kept.');
  return loaded.result;
};
