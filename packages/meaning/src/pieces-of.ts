import type { Vectors } from './load-vectors.ts';
import { emptyHash, hashStep, pieceNumber } from './piece-number.ts';

/** No piece is longer, in UTF-16 units. */
const maxPieceLength = 16;

/** Less likely than any piece: a letter that is in none. */
const unknown = -2_400;

/** Below every score. */
const lowest = -2_000_000_000;

/** Marks the beginning of a word, as in the vocabulary that the pieces are of. */
const wordStart = '\u2581';

/** The numbers of the most likely pieces that a word consists of (Viterbi); letters that are in no piece are left out. */
export const piecesOf = (word: string, vectors: Vectors): readonly number[] => {
  const text = wordStart + word;
  const best = new Int32Array(text.length + 1).fill(lowest);
  const from = new Int32Array(text.length + 1);
  const piece = new Int32Array(text.length + 1).fill(-1);
  best[0] = 0;
  for (let start = 0; start < text.length; start += 1) {
    const before = best[start] ?? 0;
    let { slot, fingerprint }: { slot: number; fingerprint: number } = emptyHash;
    const last = Math.min(text.length, start + maxPieceLength);
    for (let end = start + 1; end <= last; end += 1) {
      const unit = text.charCodeAt(end - 1);
      slot = hashStep(slot, unit);
      fingerprint = hashStep(fingerprint, unit);
      const number = pieceNumber(vectors, slot, fingerprint);
      const score = before + (number >= 0 ? (vectors.likelihoods[number] ?? unknown) : unknown);
      if ((number >= 0 || end === start + 1) && score > (best[end] ?? 0)) {
        best[end] = score;
        from[end] = start;
        piece[end] = number;
      }
    }
  }
  const numbers: number[] = [];
  for (let end = text.length; end > 0; end = from[end] ?? 0) {
    const number = piece[end] ?? -1;
    if (number >= 0) numbers.push(number);
  }
  return numbers.reverse();
};
