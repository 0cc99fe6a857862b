import type { FailedCandidate, RankedCandidate } from '@winnow/contracts';
import { stringify } from 'csv-stringify/sync';
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

/**
 * In countries with decimal commas, spreadsheets split cells at semicolons, and the part after one may begin like a formula, also
 * with full-width characters.
 */
const afterSeparator = /([;\t]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const safe = (row: readonly (string | number | null)[]): readonly (string | number | null)[] =>
  row.map((cell) => (typeof cell === 'string' ? cell.replaceAll(afterSeparator, "$1'") : cell));

// A file name may begin like a formula, which a spreadsheet would evaluate.
const options = { escape_formulas: true, record_delimiter: 'windows' } as const;

/** The header line of a ranking as CSV (RFC 4180, UTF-8 with the byte order mark that spreadsheets need). */
export const csvHeading = (): string => `\uFEFF${stringify([[...columns]], options)}`;

/** A page of a ranking as CSV lines. */
export const csvLines = ({ ranking, failures }: RankingPage): string =>
  stringify([...ranking.map(rankedRow), ...failures.map(failedRow)].map(safe), options);
