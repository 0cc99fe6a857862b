import { type CandidateStage, httpOperations, type RerankInput } from '@winnow/contracts';
import type { Request } from 'express';
import { pageOf } from '../http/find-page.ts';
import { parseInput } from '../http/parse-input.ts';

const shape = httpOperations.rankBatch.query.pick({
  min_score: true,
  all_musts: true,
  hide_duplicates: true,
  starred: true,
  text: true,
  stages: true,
});

const isOn = (value: 'true' | 'false' | undefined): boolean => value === 'true';

/** The filters that a URL names, each as it was given. */
export const filtersIn = ({ query }: Pick<Request, 'query'>): readonly string[] =>
  Object.keys(shape.shape).flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' && value !== 'false' ? [`${name}=${value}`] : [];
  });

/** The ranking that a URL with filters asks for; `undefined` for the whole one. Throws `INVALID_REQUEST`. */
export const filteredRanking = (request: Request): RerankInput | undefined => {
  if (request.query.format === 'csv' || filtersIn(request).length === 0) return undefined;
  const { min_score, all_musts, hide_duplicates, starred, text, stages } = parseInput(shape, request.query);
  const { limit } = pageOf(request);
  const { cursor, provisional } = request.query;
  return {
    filters: {
      ...(min_score === undefined ? {} : { min_score }),
      ...(isOn(all_musts) ? { all_musts: true } : {}),
      ...(isOn(hide_duplicates) ? { hide_duplicates: true } : {}),
      ...(isOn(starred) ? { starred: true } : {}),
      ...(text === undefined ? {} : { text }),
      ...(stages === undefined ? {} : { stages: stages.split(',') as CandidateStage[] }),
    },
    limit,
    ...(typeof cursor === 'string' ? { cursor } : {}),
    ...(provisional === 'true' ? { provisional: true } : {}),
  };
};
