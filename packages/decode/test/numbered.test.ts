import { describe, expect, it } from 'vitest';
import { nameOf, numbered, numberRows, rowsByNumber, scorerOf, weightsOf } from '../src/index.ts';

const both = (first: unknown, second: unknown): number => numbered`first=${first},second=${second}`;
const sized = (size: number): number => numbered`size=${size}`;
const alone = (): number => numbered`alone`;

describe('numbers of features', () => {
  it('have the names of the template with its values', () => {
    expect([both('a', 1), both(true, null), both(2, 'b'), sized(1), sized(-1), sized(1_000), alone()].map(nameOf)).toEqual([
      'first=a,second=1',
      'first=true,second=null',
      'first=2,second=b',
      'size=1',
      'size=-1',
      'size=1000',
      'alone',
    ]);
  });

  it('are the same for the same values, and others for others', () => {
    expect([both(1, 2), alone(), sized(3)]).toEqual([both(1, 2), alone(), sized(3)]);
    expect(new Set([both(1, 2), both(2, 1), both(1, '2'), both(true, 2), sized(1), alone()]).size).toBe(6);
  });

  it('find the weights of their names', () => {
    const features = { 'size=1': '1 2 3', alone: '10 20 30' };
    const scoresOf = scorerOf(weightsOf({ features, steps: '0 0 0 0 0 0 0 0 0' }));
    for (let turn = 0; turn < 2; turn += 1)
      expect([...scoresOf([sized(1), alone(), sized(2)], [true, false, true])]).toEqual([11, -1_000_000, 33]);
    expect([sized(1), sized(2)].map(rowsByNumber(numberRows(features)))).toEqual([[1, 2, 3], []]);
  });
});
