import type { Entry } from './entry.ts';
import { inherited, type RoleValue, valueIn } from './role-values.ts';

/** The employer of an entry, if it is on a line below that of the title. */
const employerBelow = ({ head }: Entry, values: readonly RoleValue[]): RoleValue | undefined => {
  const [title, employer] = [valueIn(values, 'title'), valueIn(values, 'company')];
  if (title === undefined || employer === undefined) return undefined;
  const rowOf = ({ line }: RoleValue): number => head.findIndex((dated) => dated.line === line);
  return rowOf(title) < rowOf(employer) ? employer : undefined;
};

/** Titles stacked above one description share the employer, which is on a line of its own below the first. */
export const withStackedTitles = (
  entries: readonly Entry[],
  values: readonly (readonly RoleValue[])[],
): readonly (readonly RoleValue[])[] => {
  const isBare = (index: number): boolean =>
    valueIn(values[index], 'title') !== undefined && valueIn(values[index], 'company') === undefined;
  const isDescribed = (index: number): boolean => (entries[index]?.body.length ?? 0) > 0;
  const result = [...values];
  for (const [first, entry] of entries.entries()) {
    const employer = isDescribed(first) ? undefined : employerBelow(entry, values[first] ?? []);
    if (employer === undefined) continue;
    let last = first;
    while (!isDescribed(last) && isBare(last + 1)) last += 1;
    if (!isDescribed(last)) continue;
    for (let index = first + 1; index <= last; index += 1) result[index] = [...(values[index] ?? []), inherited(employer)];
  }
  return result;
};
