import { occupationOf } from './occupation-facts.ts';

/** How much two occupations have in common: `near` ones do much the same work, those of one `trade` work in the same field. */
export type Nearness = 'same' | 'near' | 'trade' | 'none';

/** How near two occupations are, by their ids. */
export const nearness = (one: string, other: string): Nearness => {
  const [first, second] = [occupationOf(one), occupationOf(other)];
  if (first === undefined || second === undefined) return 'none';
  if (first.id === second.id) return 'same';
  const isNear = (a: typeof first, b: typeof first): boolean => a.near.includes(b.id) || a.kinds.includes(b.id);
  if (isNear(first, second) || isNear(second, first)) return 'near';
  return first.trade === second.trade ? 'trade' : 'none';
};
