import type { RecordAction } from '@winnow/accounts';
import { candidateAt, candidateState, isEnded } from '@winnow/batches';
import {
  type BatchEntryRecord,
  type BatchRecord,
  type CandidateReport,
  type CandidateReviewInput,
  candidateReviewInput,
  defaultLanguage,
  engineVersion,
  errorOf,
  type LanguageCode,
  parseLanguage,
  unreviewed,
} from '@winnow/contracts';
import { AppError, type Clock, isoTime } from '@winnow/kernel';
import { renderMatchReport } from '@winnow/matching/render-match-report';
import { anonymousName } from '@winnow/pages';
import type { Request, RequestHandler, Response } from 'express';
import type { Batches } from '../batches/batches.ts';
import { notFinished } from '../batches/open-ranking.ts';
import { parseInput } from '../http/parse-input.ts';
import { type Caller, callerOf, callOf } from '../middleware/call.ts';
import { computedFromOf } from '../operations/computed-from.ts';
import type { RenderMatch } from '../operations/match-page.ts';
import type { GatewayStore } from '../store.ts';
import type { SendResult } from './send-result.ts';

type OfCandidate = { readonly batch_id: string; readonly candidate_id: string };
type ByCandidate = RequestHandler<{ batch_id: string; candidate_id: string }>;

type Deps = {
  readonly store: Pick<GatewayStore, 'entries' | 'candidates' | 'matches'>;
  readonly batches: Pick<Batches, 'find' | 'run'>;
  readonly note: RecordAction;
  readonly now: Clock;
  readonly send: SendResult;
  readonly renderMatch: RenderMatch;
  /** Draws the pages of a stored resume, unless it has been done or cannot be done. */
  readonly drawResume: (response: Response, sha256: string) => Promise<void>;
};

const unknown = (): AppError => new AppError('NOT_FOUND', 'The batch has no such candidate, or the candidate has no report.');

const withOneRatingEach = (change: CandidateReviewInput): CandidateReviewInput =>
  change.ratings === undefined
    ? change
    : { ...change, ratings: [...new Map(change.ratings.map((each) => [each.subject, each])).values()] };

/** The language that is asked for, or that of the batch. Throws `UNSUPPORTED_LANGUAGE`. */
export const languageOf = ({ query }: Pick<Request, 'query'>, { language }: BatchRecord): LanguageCode =>
  typeof query.language === 'string' ? parseLanguage(query.language) : (language ?? defaultLanguage);

/** Reading and reviewing the candidates of batches. */
export const candidateRoutes = ({ store, batches, note, now, send, renderMatch, drawResume }: Deps) => {
  /** A candidate as submitted. Throws `BATCH_NOT_FOUND`, `NOT_FOUND`. */
  const find = async (
    { accountId }: Caller,
    { batch_id, candidate_id }: OfCandidate,
  ): Promise<{ readonly batch: BatchRecord; readonly entry: BatchEntryRecord }> => {
    const [batch, entry] = await Promise.all([batches.find(accountId, batch_id), store.entries.get(candidate_id)]);
    if (entry === undefined || entry.batch_id !== batch.id || !batch.intakes.some(({ id }) => id === entry.intake_id))
      throw unknown();
    return { batch, entry };
  };

  const read: ByCandidate = async (request, response) => {
    const { batch, entry } = await find(callerOf(response), request.params);
    const language = languageOf(request, batch);
    const run = batch.state === 'collecting' ? undefined : await batches.run(batch.id);
    const found = await store.candidates.get(entry.id);
    if (run === undefined || found === undefined) throw run === undefined || !isEnded(run) ? notFinished() : unknown();
    const standing = candidateState(run, found.ordinal);
    if (standing === 'pending') throw notFinished();
    if (standing === 'failed' && found.error !== null) throw errorOf(found.error);
    const match = found.match_id === null ? undefined : await store.matches.get(found.match_id);
    if (standing !== 'scored' || match === undefined || candidateAt(batch.intakes, found.ordinal) !== found.id) throw unknown();
    const { name = null, file_name, duplicate_of } = found;
    const report = renderMatchReport(match.assessment, {
      language,
      requestId: callOf(response).requestId,
      cached: true,
      engineVersion: match.engine_version,
      jobId: batch.job.job_id,
      jobVersion: batch.job.version,
      computedFrom: computedFromOf(match, batch.job),
    });
    const review = entry.review ?? unreviewed;
    const body: CandidateReport = { ...report, candidate: { candidate_id: entry.id, name, file_name, duplicate_of, review } };
    const page = async (signal: AbortSignal): Promise<Uint8Array> => {
      const blind = request.query.blind === 'true';
      if (!blind) await drawResume(response, entry.sha256);
      const candidate = blind ? anonymousName(entry.id, language) : (name ?? file_name);
      const { sha256 } = entry;
      const about = { account_id: batch.account_id, sha256, engine_version: engineVersion, job: batch.job, candidate, blind };
      return renderMatch(report, about, signal);
    };
    await send(response, { result: body, page });
  };

  const review: ByCandidate = async (request, response) => {
    const change = withOneRatingEach(parseInput(candidateReviewInput, request.body));
    const caller = callerOf(response);
    const { entry } = await find(caller, request.params);
    const by = { updated_at: isoTime(now()), updated_by: caller.keyId };
    await note({ account_id: caller.accountId, actor: caller.keyId, action: 'candidate.reviewed', target: entry.id });
    const stored = await store.entries.update(entry.id, (current) => ({
      ...current,
      review: Object.assign({ ...unreviewed, ...current.review }, change, by),
    }));
    if (stored === undefined) throw unknown();
    response.json(stored.review);
  };

  return { find, read, review };
};

export type CandidateRoutes = ReturnType<typeof candidateRoutes>;
