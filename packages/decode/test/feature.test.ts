import { describe, expect, it } from 'vitest';
import { feature } from '../src/index.ts';

const both = (first: unknown, second: unknown): string => feature`first=${first},second=${second}`;
const sized = (size: number): string => feature`size=${size}`;

describe('names of features', () => {
  it('are those of the template with its values', () => {
    expect([both('a', 1), both(true, null), both('a', 2), sized(1)]).toEqual([
      'first=a,second=1',
      'first=true,second=null',
      'first=a,second=2',
      'size=1',
    ]);
  });

  it('tell values of one place from those of another', () => {
    expect([both(1, 2), both(2, 1), both(1, 2)]).toEqual(['first=1,second=2', 'first=2,second=1', 'first=1,second=2']);
  });

  it('are built once', () => {
    let built = 0;
    const counting = {
      toString: () => {
        built += 1;
        return String(built);
      },
    };
    expect([both(counting, 'b'), both(counting, 'b')]).toEqual(['first=1,second=b', 'first=1,second=b']);
  });
});
