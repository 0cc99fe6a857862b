import { describe, expect, it } from 'vitest';
import type { Vectors } from '../src/load-vectors.ts';
import { loadVectors } from '../src/load-vectors.ts';
import { emptyHash, hashStep, pieceNumber } from '../src/piece-number.ts';
import { piecesOf } from '../src/pieces-of.ts';

const hashOf = (piece: string): { readonly slot: number; readonly fingerprint: number } => {
  let { slot, fingerprint }: { slot: number; fingerprint: number } = emptyHash;
  for (let index = 0; index < piece.length; index += 1) {
    slot = hashStep(slot, piece.charCodeAt(index));
    fingerprint = hashStep(fingerprint, piece.charCodeAt(index));
  }
  return { slot, fingerprint };
};

/** A vocabulary of some pieces and how likely they are; `▁` begins a word. */
const vocabulary = (pieces: Readonly<Record<string, number>>): Vectors => {
  const size = 32;
  const slots = new Int32Array(2 * size);
  for (const [number, piece] of Object.keys(pieces).entries()) {
    const { slot, fingerprint } = hashOf(piece);
    let at = slot & (size - 1);
    while (slots[2 * at + 1] !== 0) at = (at + 1) & (size - 1);
    slots[2 * at] = fingerprint | 0;
    slots[2 * at + 1] = number + 1;
  }
  const likelihoods = Int16Array.from(Object.values(pieces));
  return { dimensions: 1, slots, likelihoods, weights: likelihoods, values: new Int8Array(likelihoods.length) };
};

const pieces = { '▁': -300, '▁har': -500, bour: -500, '▁harbour': -900, s: -200, h: -700, o: -700, ä: -700 };
const names = Object.keys(pieces);
const divided = (word: string) => piecesOf(word, vocabulary(pieces)).map((number) => names[number]);

describe('a word', () => {
  it('is divided into its most likely pieces, from the left', () => {
    expect(divided('harbours')).toEqual(['▁harbour', 's']);
    expect(divided('bour')).toEqual(['▁', 'bour']);
  });

  it('loses the letters that are in no piece', () => {
    expect(divided('qs')).toEqual(['▁', 's']);
    expect(divided('qqq')).toEqual(['▁']);
  });

  it('without letters is the beginning of a word', () => {
    expect(divided('')).toEqual(['▁']);
  });

  it('of a real vocabulary has no more pieces than letters, and each is there', () => {
    const vectors = loadVectors();
    for (const word of ['krankenpfleger', 'nurse', '软件工程师', 'zxqv', 'ß', 'a'.repeat(500)]) {
      const numbers = piecesOf(word, vectors);
      expect(numbers.length).toBeLessThanOrEqual(word.length + 1);
      for (const number of numbers) expect(number).toBeLessThan(vectors.likelihoods.length);
    }
  });
});

describe('a piece', () => {
  it('is found by its hashes, and nothing else is', () => {
    const vectors = vocabulary(pieces);
    const numberOf = (piece: string): number => pieceNumber(vectors, hashOf(piece).slot, hashOf(piece).fingerprint);
    expect(names.map(numberOf)).toEqual(names.map((_, index) => index));
    expect(['har', 'bou', '▁harbours', ''].map(numberOf)).toEqual([-1, -1, -1, -1]);
  });
});
