import type { FailedCandidate, RankedCandidate } from '@winnow/contracts';
import { csvHeading, csvText } from '../http/csv-text.ts';
import type { RankingPage } from './read-ranking.ts';

const columns = [
  'rank',
  'candidate_id',
  'file_name',
  'score',
  'required_met',
  'required_total',
  'matched',
  'missing',
  'duplicate_of',
  'error',
  'message',
  'name',
  'stage',
  'starred',
  'tags',
] as const;

const rankedRow = (each: RankedCandidate): readonly (string | number | null)[] => [
  each.rank,
  each.candidate_id,
  each.file_name,
  each.score,
  each.required_met.met,
  each.required_met.total,
  each.matched.join('; '),
  each.missing.join('; '),
  each.duplicate_of,
  null,
  null,
  each.name,
  each.review.stage,
  `${each.review.starred}`,
  each.review.tags.join('; '),
];

const failedRow = (each: FailedCandidate): readonly (string | number | null)[] => [
  null,
  each.candidate_id,
  each.file_name,
  null,
  null,
  null,
  null,
  null,
  null,
  each.error,
  each.message,
  null,
  null,
  null,
  null,
];

/** The header line of a ranking as CSV. */
export const rankingHeading = (): string => csvHeading(columns);

/** A page of a ranking as CSV lines. */
export const rankingLines = ({ ranking, failures }: RankingPage): string =>
  csvText([...ranking.map(rankedRow), ...failures.map(failedRow)]);
