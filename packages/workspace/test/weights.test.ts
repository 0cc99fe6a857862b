import { describe, expect, it } from 'vitest';
import { noFilters, withFilter } from '../src/ranking/filters.ts';
import { isMust, ownWeights, withMust, withShare } from '../src/ranking/weights.ts';

const requirement = { id: 'r1', necessity: 'required' } as Parameters<typeof isMust>[1];

describe('weights of a ranking', () => {
  it('name what was changed only', () => {
    expect(withShare(ownWeights, 'skills', 80)).toEqual({ weights: { skills: 80 } });
    expect(withMust(ownWeights, 'r1', false)).toEqual({ musts: [], wishes: ['r1'] });
  });

  it('make a must a wish, and back', () => {
    const wish = withMust(ownWeights, 'r1', false);
    expect([isMust(ownWeights, requirement), isMust(wish, requirement)]).toEqual([true, false]);
    expect(isMust(withMust(wish, 'r1', true), requirement)).toBe(true);
  });
});

describe('filters of a ranking', () => {
  it('leave out what filters nothing', () => {
    const filtered = withFilter(withFilter(noFilters, 'text', 'ada'), 'stages', ['new']);
    expect(filtered).toEqual({ text: 'ada', stages: ['new'] });
    expect(withFilter(withFilter(filtered, 'text', ''), 'stages', [])).toEqual({});
  });
});
