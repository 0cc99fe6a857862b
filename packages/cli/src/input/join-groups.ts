import type { Applicant } from '@winnow/audit';
import { usageError } from '../cli-error.ts';
import type { Row } from './read-rows.ts';

/** Columns that name a candidate, the surer one first. */
const keys = ['candidate_id', 'file_name'] as const;

export type Joined = {
  readonly applicants: readonly Applicant[];
  readonly attributes: readonly string[];
  /** Candidates without a score, which are in no table. */
  readonly unscored: number;
};

const indexBy = (rows: readonly Row[], key: string, path: string): ReadonlyMap<string, Row> => {
  const index = new Map<string, Row>();
  for (const row of rows) {
    const name = row[key] ?? '';
    if (index.has(name)) throw usageError(`${path} has two rows with the ${key} ${name}.`, 'Give each candidate once.');
    if (name !== '') index.set(name, row);
  }
  return index;
};

const scoreOf = (text: string, path: string): number => {
  const score = Number(text);
  if (Number.isFinite(score)) return score;
  throw usageError(`${path} has a score "${text}", which is not a number.`);
};

type Files = { readonly scores: string; readonly groups: string };

/** Scores and groups of the same candidates, by the candidate ID or the file name. Throws a usage error for files that do not fit. */
export const joinGroups = (
  scores: readonly Row[],
  groups: readonly Row[],
  by: readonly string[] | undefined,
  paths: Files,
): Joined => {
  const columns = Object.keys(groups[0] ?? {});
  const key = keys.find((name) => columns.includes(name) && name in (scores[0] ?? {}));
  if (key === undefined)
    throw usageError(
      `${paths.scores} and ${paths.groups} share neither a column candidate_id nor file_name.`,
      'Both need a header line.',
    );
  if (!('score' in (scores[0] ?? {}))) throw usageError(`${paths.scores} has no column score.`);
  const own = columns.filter((column) => !keys.some((name) => name === column));
  const unknown = by?.find((attribute) => !own.includes(attribute));
  if (unknown !== undefined) throw usageError(`${paths.groups} has no column ${unknown}.`, `Its columns are ${own.join(', ')}.`);
  const attributes = by ?? own;
  if (attributes.length === 0) throw usageError(`${paths.groups} has no column with groups beside ${key}.`);
  const groupOf = indexBy(groups, key, paths.groups);
  const scored = [...indexBy(scores, key, paths.scores).entries()].filter(([, { score }]) => (score ?? '') !== '');
  if (scored.length > 0 && !scored.some(([name]) => groupOf.has(name)))
    throw usageError(`No ${key} of ${paths.scores} is in ${paths.groups}.`);
  return {
    attributes,
    unscored: scores.length - scored.length,
    applicants: scored.map(([name, { score = '' }]) => {
      const row = groupOf.get(name);
      return {
        score: scoreOf(score, paths.scores),
        groups: Object.fromEntries(attributes.map((attribute) => [attribute, row?.[attribute] || undefined])),
      };
    }),
  };
};
