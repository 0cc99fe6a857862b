import type { AtsAssessment } from '@winnow/contracts';

/** What each check costs, `null` where it has nothing to judge, and 1 for each cap that applies. */
export type Losses = ReadonlyMap<string, number | null>;

export const lossesOf = ({ checks, caps }: AtsAssessment): Losses =>
  new Map([
    ...checks.map(({ id, points, max }): [string, number | null] => [id, points === null || max === null ? null : max - points]),
    ...caps.map(({ id, applied }): [string, number | null] => [id, applied ? 1 : 0]),
  ]);

/** The checks that lose points and the caps that apply. */
export const foundIn = (losses: Losses): readonly string[] => [...losses].flatMap(([id, lost]) => ((lost ?? 0) > 0 ? [id] : []));

/** The checks and caps that came out differently. */
export const changedBetween = (before: Losses, after: Losses): readonly string[] =>
  [...after].flatMap(([id, lost]) => (before.get(id) === lost ? [] : [id]));

/** The score that the checks and caps of an assessment make, computed anew. */
export const scoreFrom = ({ checks, caps }: AtsAssessment): number => {
  const sum = (of: (check: (typeof checks)[number]) => number | null): number =>
    checks.reduce((total, check) => total + (of(check) ?? 0), 0);
  const [points, max] = [sum((check) => check.points), sum((check) => check.max)];
  const score = max === 0 ? 0 : Math.floor((200 * points + max) / (2 * max));
  return Math.min(score, ...caps.flatMap(({ applied, limit }) => (applied ? [limit] : [])));
};
