import { describe, expect, it } from 'vitest';
import { ndcg, orderedPairs, rankOf } from './rank-measures.ts';

const candidates = (...grades: readonly number[]) => grades.map((grade, index) => ({ grade, score: 100 - index }));

describe('the measures of a ranking', () => {
  it('are 1 for the right order, whatever the scores', () => {
    expect(ndcg(candidates(3, 2, 1, 0))).toBe(1);
    expect(orderedPairs(candidates(3, 2, 2, 0))).toEqual({ right: 5, all: 5 });
  });

  it('fall with how far up the worse stand', () => {
    const [late, early] = [ndcg(candidates(3, 2, 0, 1)), ndcg(candidates(0, 3, 2, 1))];
    expect(early).toBeLessThan(late);
    expect(late).toBeLessThan(1);
    expect(orderedPairs(candidates(0, 1, 2, 3))).toEqual({ right: 0, all: 6 });
  });

  it('take equal scores for a wrong order', () => {
    const equal = [3, 0].map((grade) => ({ grade, score: 50 }));
    expect(ndcg(equal)).toBeLessThan(1);
    expect(orderedPairs(equal)).toEqual({ right: 0, all: 1 });
    expect(equal.map((each) => rankOf(each, equal))).toEqual([1.5, 1.5]);
  });
});
