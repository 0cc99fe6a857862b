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
];

/** In countries that write decimals with commas spreadsheets split cells at semicolons, and what stands behind one may begin like a formula, in full-width signs too. */
const afterSeparator = /([;\t]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const safe = (row: readonly (string | number | null)[]): readonly (string | number | null)[] =>
  row.map((cell) => (typeof cell === 'string' ? cell.replaceAll(afterSeparator, "$1'") : cell));

// A file name may begin like a formula, which a spreadsheet would run.
const options = { escape_formulas: true, record_delimiter: 'windows' } as const;

/** The first line of a ranking as CSV (RFC 4180, UTF-8 with the mark that spreadsheets want). */
export const csvHeading = (): string => `\uFEFF${stringify([[...columns]], options)}`;

/** A page of a ranking as lines of CSV. */
export const csvLines = ({ ranking, failures }: RankingPage): string =>
  stringify([...ranking.map(rankedRow), ...failures.map(failedRow)].map(safe), options);
