import { inflateSync } from 'node:zlib';
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
import type { GatewayStore } from '../store.ts';

export type Result = AtsReport | StructuredResume;

export type ResultRef = Pick<
  OperationRecord,
  'account_id' | 'sha256' | 'engine_version' | 'operation' | 'language' | 'request_id' | 'cached'
>;

export type LoadResult = (ref: ResultRef) => Promise<Result | undefined>;

const maxOutputLength = 64 * 1024 * 1024;

/** Reads what was computed for an operation and renders it in the language asked for; `undefined` when nothing was computed or it is gone. */
export const createResultLoader = (
  { scores, resumes }: Pick<GatewayStore, 'scores' | 'resumes'>,
  files: Pick<Files, 'read'>,
): LoadResult => {
  const atsReport = async (ref: ResultRef): Promise<AtsReport | undefined> => {
    const score = await scores.get(atsScoreId(ref));
    return score && renderAtsReport(score.assessment, { language: ref.language, requestId: ref.request_id, cached: ref.cached });
  };

  const structuredResume = async (ref: ResultRef): Promise<StructuredResume | undefined> => {
    const outcome = (await resumes.get(resumeId(ref)))?.outcome;
    if (outcome?.status !== 'read' || outcome.document.extraction.status === 'unreadable') return undefined;
    const bytes = await readBlob(files, outcome.content);
    if (bytes === undefined) return undefined;
    const content: ResumeContent = JSON.parse(inflateSync(bytes, { maxOutputLength }).toString('utf8'));
    return {
      request_id: ref.request_id,
      engine_version: ref.engine_version,
      language: ref.language,
      cached: ref.cached,
      ...content,
      document: outcome.document,
    };
  };

  return (ref) => (ref.operation === 'score-ats' ? atsReport(ref) : structuredResume(ref));
};

/** The result of an operation that succeeded; throws `OPERATION_NOT_FOUND` when it was erased since. */
export const resultOf = async (load: LoadResult, operation: ResultRef): Promise<Result> => {
  const result = await load(operation);
  if (result === undefined) throw new AppError('OPERATION_NOT_FOUND', 'The result of this operation is no longer kept.');
  return result;
};
