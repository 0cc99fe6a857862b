import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNgramModel } from '../src/ngram-model.ts';
import { packWeights, signsOf, sumsOf, unit } from '../src/ngram-weights.ts';
import { ngramCount, ngramsOf } from '../src/ngrams-of.ts';

/** Weights of as many rows as there are numbers of n-grams, in which the n-grams of some texts speak for their kind. */
const weightsFor = (kinds: readonly string[], texts: Readonly<Record<string, string>>) => {
  const weights = new Float64Array(ngramCount * kinds.length);
  for (const [text, kind] of Object.entries(texts))
    for (const ngram of ngramsOf(text)) weights[ngram * kinds.length + kinds.indexOf(kind)] = unit;
  return { bias: kinds.map(() => 0), pairs: signsOf(weights) };
};

describe('the n-grams of a text', () => {
  it('have numbers below their count, the same ones in capitals', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(ngramsOf(text).every((number) => Number.isInteger(number) && number >= 0 && number < ngramCount)).toBe(true);
      }),
    );
    expect(ngramsOf('Night Nurse')).toEqual(ngramsOf('NIGHT NURSE'));
  });

  it('are as many for a text of any length beyond a hundred characters', () => {
    expect(ngramsOf('a'.repeat(100_000))).toEqual(ngramsOf('a'.repeat(100)));
    // Signs have the most n-grams; one letter may become eighteen.
    expect(ngramsOf('!'.repeat(1_000))).toHaveLength(700);
    expect(ngramsOf('\ufdfa'.repeat(1_000)).length).toBeLessThan(700);
  });

  it('are none without words and signs', () => {
    expect(ngramsOf(' \t\n')).toEqual([]);
  });
});

describe('a model of n-grams', () => {
  const kinds = ['title', 'company'] as const;
  const model = createNgramModel(kinds, weightsFor(kinds, { 'Stoker and Fireman': 'title', 'Ballard Steamship': 'company' }));

  it('tells a text that it has not seen by the parts of its words', () => {
    expect(model.bestOf('Firemen')).toMatchObject({ kind: 'title' });
    expect(model.bestOf('Steamships Ballardia')).toMatchObject({ kind: 'company' });
  });

  it('has one kind ahead by as much as the next one is behind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (text) => {
        const leads = model.leadsOf(text);
        if (leads.length === 0) return;
        expect(Math.max(...leads)).toBeGreaterThanOrEqual(0);
        expect(leads[0]).toBe(-(leads[1] ?? 0) + 0);
      }),
    );
  });

  it('tells nothing of a text without n-grams', () => {
    expect(model.bestOf('  ')).toBeUndefined();
  });

  it('uses other weights until it is told to use its own again', () => {
    model.use(weightsFor(kinds, { 'Stoker and Fireman': 'company' }));
    expect(model.bestOf('Firemen')).toMatchObject({ kind: 'company' });
    model.use(undefined);
    expect(model.bestOf('Firemen')).toMatchObject({ kind: 'title' });
  });
});

describe('stored weights', () => {
  const levels = [-16, -8, -3, 0, 3, 8, 16, 28];

  it('are the nearest levels, two in a sign', () => {
    expect(signsOf([0, 0])).toBe(signsOf([-1, 1]));
    expect(signsOf([1_000, -1_000])).toBe(signsOf([28, -16]));
    const pairs = levels.flatMap((first) => levels.map((second) => signsOf([first, second])));
    expect(new Set(pairs).size).toBe(64);
    expect(JSON.stringify(pairs.join(''))).toHaveLength(66);
  });

  it.each([28, -16])('add up without one kind touching the other at the largest and the smallest weight: %i', (weight) => {
    const packed = packWeights({ bias: [0, 0], pairs: signsOf([weight, weight, weight, weight]) }, 2);
    expect(sumsOf(new Array<number>(744).fill(1), packed)).toEqual([744 * weight, 744 * weight]);
  });

  it('are refused with an unknown sign', () => {
    expect(() => packWeights({ bias: [0, 0], pairs: '~~' }, 2)).toThrow('unknown sign');
  });

  it('add up to the sums of the weights of each kind, for any number of kinds and n-grams', () => {
    const rowsOf = (kinds: number) => fc.array(fc.constantFrom(...levels), { minLength: 8 * kinds, maxLength: 8 * kinds });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 14 }).chain((kinds) => fc.tuple(fc.constant(kinds), rowsOf(kinds))),
        fc.array(fc.nat({ max: ngramCount - 1 }), { maxLength: 744 }),
        ([kinds, weights], ngrams) => {
          const packed = packWeights({ bias: new Array<number>(kinds).fill(0), pairs: signsOf(weights) }, kinds);
          const sums = Array.from({ length: kinds }, (_, kind) =>
            ngrams.reduce((sum, ngram) => sum + (weights[(ngram & 7) * kinds + kind] as number), 0),
          );
          expect(sumsOf(ngrams, packed)).toEqual(sums);
        },
      ),
    );
  });
});
