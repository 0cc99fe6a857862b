import type { CandidateStage, RerankInput } from '@winnow/contracts';

export const stages = [
  'new',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'rejected',
] as const satisfies readonly CandidateStage[];

export type Filters = NonNullable<RerankInput['filters']>;

export const noFilters: Filters = {};

/** The filters with one changed; a value that filters nothing is left out. */
export const withFilter = <Name extends keyof Filters>(filters: Filters, name: Name, value: Filters[Name]): Filters => {
  const { [name]: _, ...others } = filters;
  const isEmpty =
    value === undefined || value === false || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [name]: value };
};
