import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveLogical } from '../src/index.ts';
import { solveHandshakes } from '../src/logical/handshakes.ts';
import { listIn } from '../src/logical/logical-item.ts';
import { makeLogicalItems } from '../src/logical/make-logical-items.ts';
import { solveOrder } from '../src/logical/order.ts';
import { solvePercent } from '../src/logical/percent.ts';
import { solveSequence } from '../src/logical/sequence.ts';
import { solveWork } from '../src/logical/work.ts';
import { createRandom } from '../src/random.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

const itemsOf = (seed: number, count = 40) => makeLogicalItems(count, createRandom(seed));

describe('solving', () => {
  it.each([
    [[3, 7, 11, 15], 19],
    [[2, 6, 18, 54], 162],
    [[1, 2, 4, 7, 11], 16],
    [[1, 3, 7, 15], 31],
    [[2, 3, 5, 8, 13], 21],
    [[4, 9, 1, 30], null],
    [[5, 5, 5, 5], 5],
    [[1, 2, 4], null],
  ])('continues %j with %j', (terms, next) => {
    expect(solveSequence(terms)).toBe(next);
  });

  it('refuses a sequence that two rules continue differently', () => {
    // 12 by differences of 1, 2, 3; 13 by sums of two.
    expect(solveSequence([2, 3, 5, 8])).toBeNull();
    expect(solveSequence([2, 3, 5, 8, 12])).toBe(17);
  });

  it('shares work out in whole hours only', () => {
    expect(solveWork(4, 6, 3)).toBe(8);
    expect(solveWork(4, 6, 5)).toBeNull();
    expect(solveWork(4, 6, 0)).toBeNull();
  });

  it('grows departments by whole people only', () => {
    expect(solvePercent(80, 25)).toBe(100);
    expect(solvePercent(81, 25)).toBeNull();
  });

  it('finds every order that the clues allow', () => {
    const chain = [
      { ahead: 'B', behind: 'C' },
      { ahead: 'A', behind: 'B' },
    ];
    expect(solveOrder(['A', 'B', 'C'], chain)).toEqual([['A', 'B', 'C']]);
    expect(solveOrder(['A', 'B', 'C'], chain.slice(1))).toHaveLength(3);
    expect(solveOrder(['A', 'B', 'C'], [...chain, { ahead: 'C', behind: 'A' }])).toEqual([]);
  });

  it('counts handshakes', () => {
    expect([2, 3, 4, 10].map(solveHandshakes)).toEqual([1, 3, 6, 45]);
  });

  it('gives no answer where there is more than one', () => {
    const values = { names: 'A, B, C', place: 1 };
    expect(solveLogical({ template: 'iq.order', values, clues: [{ ahead: 'A', behind: 'B' }] })).toBeNull();
    expect(solveLogical({ template: 'hr.conflict', values: {}, clues: [] })).toBeNull();
  });
});

describe('logical questions', () => {
  it('are solved by a solver that sees only what the candidate sees', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { template, values, clues, answer } of itemsOf(seed)) {
          const { answer: _, step: _step, factor: _factor, total: _total, growth: _growth, order: _order, ...told } = values;
          expect(solveLogical({ template, values: told, clues })).toBe(answer);
          expect(String(values.answer)).toBe(answer);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('use whole numbers from 1 to 999, and never one hour or one person', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { template, values } of itemsOf(seed)) {
          const numbers = [
            ...Object.values(values).filter((value) => typeof value === 'number'),
            ...(template === 'iq.sequence' ? listIn(String(values.terms)).map(Number) : []),
          ];
          expect(numbers.filter((number) => !Number.isInteger(number) || number < 1 || number > 999)).toEqual([]);
          if (template === 'iq.work') expect(Math.min(...numbers)).toBeGreaterThan(1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('explain what they ask: the steps of the explanation lead to the answer', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { explanation, values } of itemsOf(seed)) {
          const number = (name: string) => Number(values[name]);
          const terms = listIn(String(values.terms)).map(Number);
          const last = terms.at(-1) ?? 0;
          const expected = {
            arithmetic: () => last + number('step'),
            geometric: () => last * number('factor'),
            growing: () => last + (last - (terms.at(-2) ?? 0)) + number('step'),
            work: () => (number('workers') * number('hours') === number('total') ? number('total') / number('others') : 0),
            percent: () =>
              (number('before') * number('percent')) / 100 === number('growth') ? number('before') + number('growth') : 0,
            order: () => listIn(String(values.order))[number('place') - 1],
            handshakes: () => (number('people') - 1 === number('others') ? (number('people') * number('others')) / 2 : 0),
          }[explanation]();
          expect(values.answer).toBe(expected);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('give as many clues about an order as it takes, not in its order', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { clues, values } of itemsOf(seed).filter(({ template }) => template === 'iq.order')) {
          const names = listIn(String(values.names));
          const order = listIn(String(values.order));
          expect(solveOrder(names, clues)).toEqual([order]);
          for (const clue of clues) {
            expect(
              solveOrder(
                names,
                clues.filter((each) => each !== clue),
              ).length,
            ).toBeGreaterThan(1);
          }
          expect(clues.map(({ ahead }) => ahead)).not.toEqual(order.slice(0, -1));
          expect(order).not.toEqual(names);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are all different, as many as asked for, every kind before any comes twice', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 40 }), (seed, count) => {
        const items = itemsOf(seed, count);
        expect(items).toHaveLength(count);
        expect(new Set(items.map(({ template, values, clues }) => JSON.stringify([template, values, clues]))).size).toBe(count);
        expect(new Set(items.slice(0, 5).map(({ template }) => template)).size).toBe(Math.min(5, count));
      }),
      { numRuns: 500 },
    );
  });

  it('come in all difficulties and kinds of sequence', () => {
    const items = Array.from({ length: 50 }, (_, seed) => itemsOf(seed)).flat();
    expect(new Set(items.map(({ difficulty }) => difficulty))).toEqual(new Set(['easy', 'medium', 'hard']));
    expect(new Set(items.map(({ explanation }) => explanation)).size).toBe(7);
  });
});
