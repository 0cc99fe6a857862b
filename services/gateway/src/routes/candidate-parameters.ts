import { defaultQuestions, errorOf, httpOperations, questionCategories } from '@winnow/contracts';
import type { Request } from 'express';
import { parseInput } from '../http/parse-input.ts';
import { acceptsPage } from '../middleware/accepts-page.ts';
import type { Caller } from '../middleware/call.ts';
import type { Asked } from '../operations/run-operation.ts';
import { type CandidateRoutes, languageOf } from './candidates.ts';
import type { ReadParameters } from './operation.ts';

const queryOf = httpOperations.readCandidateQuestions.query;

const withoutLanguage = ({ language: _, ...query }: Request['query']): unknown => query;

/** What is asked about a candidate, whose file was uploaded with the batch and is matched with its job. */
export const parametersOfCandidate = ({ find }: Pick<CandidateRoutes, 'find'>) => {
  const asked = async (request: Request, caller: Caller) => {
    const { batch_id, candidate_id } = request.params;
    const { batch, entry } = await find(caller, { batch_id: String(batch_id), candidate_id: String(candidate_id) });
    // It was never stored.
    if (entry.error !== null) throw errorOf(entry.error);
    return { batch, common: { sha256: entry.sha256, language: languageOf(request, batch) } };
  };

  const resume: ReadParameters = async (request, caller): Promise<Asked> => {
    const { common } = await asked(request, caller);
    return { ...common, operation: 'parse', job: null, questions: null };
  };

  const ats: ReadParameters = async (request, caller): Promise<Asked> => {
    const { common } = await asked(request, caller);
    const operation = acceptsPage(request) ? 'score-ats-page' : 'score-ats';
    return { ...common, operation, job: null, questions: null };
  };

  const questions: ReadParameters = async (request, caller): Promise<Asked> => {
    const { batch, common } = await asked(request, caller);
    const { count, seed, mode } = parseInput(queryOf, withoutLanguage(request.query));
    return {
      ...common,
      operation: 'questions',
      job: { kind: 'known', ...batch.job },
      questions: {
        categories: questionCategories,
        count: count ?? defaultQuestions,
        seed: seed ?? null,
        mode: mode ?? 'both',
      },
    };
  };

  return { resume, ats, questions };
};
