import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNgramModel, signOf, unit } from '../src/ngram-model.ts';
import { ngramCount, ngramsOf } from '../src/ngrams-of.ts';

/** Weights of as many rows as there are numbers of n-grams, in which the n-grams of some texts speak for their kind. */
const weightsFor = (kinds: readonly string[], texts: Readonly<Record<string, string>>) => {
  const weights = new Array<string>(ngramCount * kinds.length).fill(signOf(0));
  for (const [text, kind] of Object.entries(texts))
    for (const ngram of ngramsOf(text)) weights[ngram * kinds.length + kinds.indexOf(kind)] = signOf(unit);
  return { bias: kinds.map(() => 0), weights: weights.join('') };
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

describe('the sign of a weight', () => {
  it('is one for each whole weight in range, and the nearest beyond it', () => {
    const range = Array.from({ length: 64 }, (_, at) => at - 32);
    expect(new Set(range.map(signOf)).size).toBe(64);
    expect(signOf(1_000)).toBe(signOf(31));
    expect(JSON.stringify(range.map(signOf).join(''))).toHaveLength(66);
  });
});
