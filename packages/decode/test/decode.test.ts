import { describe, expect, it } from 'vitest';
import { decode, grammarOf, pricedSteps, scoresOf, weightsOf } from '../src/index.ts';

const states = ['heading', 'text'] as const;
const grammar = grammarOf(
  states,
  (state) => state === 'text',
  (from, to) => (from === 'heading' && to === 'heading' ? 'never' : 'stay'),
);
const weights = weightsOf({ steps: '0 1 0 0', features: { short: '3 0', long: '0 3' } });

const decided = (lines: readonly (readonly string[])[]): readonly string[] =>
  decode(grammar, { lines: lines.map((own) => scoresOf(own, weights, () => true)), steps: weights.steps }).map(
    (state) => states[state] ?? '',
  );

describe('the best sequence of states', () => {
  it('follows the features of each line', () => {
    expect(decided([['short'], ['long'], ['long'], ['unknown', 'short']])).toEqual(['heading', 'text', 'text', 'heading']);
  });

  it('keeps to the grammar, even where the features of a line say otherwise', () => {
    expect(decided([['short'], ['short']])).toEqual(['heading', 'text']);
  });

  it('has no state that a line cannot be in', () => {
    const scores = scoresOf(['short'], weights, (state) => states[state] === 'text');
    expect(scores[0]).toBeLessThan(scores[1] ?? 0);
  });
});

describe('a step between sections without a heading', () => {
  const kinds = ['first', 'second'] as const;
  const sections = grammarOf(
    kinds,
    (kind) => kind === 'first',
    (from, to) => (from === to ? 'stay' : 'jump'),
  );
  const lines = [
    [3, 0],
    [0, 3],
    [0, 3],
  ];
  const steps = [0, 0, 0, 0];
  const kindsOf = (jumpPrice?: number, opens = (_: number): boolean => false): readonly string[] =>
    decode(
      sections,
      { lines, steps, ...(jumpPrice === undefined ? {} : { inside: pricedSteps(sections, steps, jumpPrice) }) },
      opens,
    ).map((kind) => kinds[kind] ?? '');

  it('is possible where a column opens', () => {
    expect(kindsOf(undefined, (index) => index === 1)).toEqual(['first', 'second', 'second']);
    expect(kindsOf()).toEqual(['first', 'first', 'first']);
  });

  it('is taken elsewhere when the lines below are worth its price', () => {
    expect(kindsOf(5)).toEqual(['first', 'second', 'second']);
    expect(kindsOf(7)).toEqual(['first', 'first', 'first']);
  });
});
