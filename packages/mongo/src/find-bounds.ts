import type { QueryPlan } from '@winnow/ports';
import { type Filter, MaxKey, MinKey } from 'mongodb';
import { orderIndex } from './declared-indexes.ts';
import type { StoredForm } from './stored-form.ts';

export type FindBounds = {
  readonly filter: Filter<StoredForm>;
  readonly hint: string;
  /** Index keys to start at (inclusive) and to end before (exclusive). */
  readonly min: { readonly [field: string]: unknown };
  readonly max: { readonly [field: string]: unknown };
  readonly sort: Map<string, 1 | -1>;
};

/**
 * The index range of a query, given as index keys instead of comparisons: those never reach beyond the type of their value, and
 * an index holds all types in one order.
 */
export const findBounds = ({ equal, rest, range, descending, after }: QueryPlan): FindBounds => {
  const { name, key } = orderIndex([...equal.map(({ field }) => field), ...rest]);
  const [first] = rest;
  const fill = (start: unknown, others: unknown) =>
    Object.fromEntries(
      [...key.keys()].map((field, place) => [
        field,
        equal[place]?.value ?? (place < equal.length ? null : field === first ? start : others),
      ]),
    );
  const behind = after && {
    ...Object.fromEntries(equal.map(({ field, value }) => [field, value])),
    ...Object.fromEntries(rest.map((field, place) => [field, after.values[place] ?? null])),
    _id: after.id,
  };
  const min = behind && !descending ? behind : fill(range.from ?? new MinKey(), new MinKey());
  const max =
    behind && descending ? behind : fill(range.before ?? new MaxKey(), range.before === undefined ? new MaxKey() : new MinKey());
  const compared = {
    ...(range.from === undefined ? {} : { $gte: range.from }),
    ...(range.before === undefined ? {} : { $lt: range.before }),
  };
  return {
    filter: {
      ...(first === undefined || Object.keys(compared).length === 0 ? {} : { [first]: compared }),
      ...(after === undefined ? {} : { _id: { $ne: after.id } }),
    },
    hint: name,
    min,
    max,
    sort: new Map([...key.keys()].map((field) => [field, descending ? -1 : 1])),
  };
};
