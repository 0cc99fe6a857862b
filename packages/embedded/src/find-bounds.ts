import type { QueryPlan } from '@winnow/ports';
import { compareKeys, indexKey, keyOf, prefixBounds, typeBounds } from './index-key.ts';

/** The range of an index to read: keys from `from` (inclusive) to `before` (exclusive), after the document `after` if given. */
export type FindBounds = {
  readonly from: string;
  readonly before: string;
  readonly after: { readonly key: string; readonly id: string } | undefined;
  readonly descending: boolean;
  readonly limit: number;
};

/** The index range of a query. */
export const findBounds = ({ equal, range, after, descending, limit }: QueryPlan): FindBounds => {
  const prefix = indexKey(equal.map(({ value }) => value));
  const bound = range.from ?? range.before;
  const [first, end] =
    bound === undefined ? prefixBounds(prefix) : typeBounds(prefix, typeof bound === 'number' ? 'number' : 'string');
  const from = range.from === undefined ? first : prefix + keyOf(range.from);
  const before = range.before === undefined ? end : prefix + keyOf(range.before);
  if (after === undefined) return { from, before, after: undefined, descending, limit };
  const key = prefix + indexKey(after.values);
  // A cursor outside the range adds nothing to the bound that it is beyond.
  const counts = descending ? compareKeys(key, before) < 0 : compareKeys(key, from) >= 0;
  return { from, before, after: counts ? { key, id: after.id } : undefined, descending, limit };
};
