import { piecesOf } from './pieces-of.ts';
import { sentencesOf } from './sentences-of.ts';
import { lengthOf } from './telling-of.ts';

/** Up to this length, a quote is easily read aloud. */
const maxWhole = 180;

/** A shorter sentence says too little alone. */
const minWords = 4;

/**
 * The part of a passage that speaks of what is asked: of several items one, and of several sentences the one that says enough by
 * itself. A passage of which no single sentence does is quoted whole while it is short.
 */
export const tellingSentence = (passage: string, speaks: (text: string) => boolean): string => {
  const pieces = piecesOf(passage);
  const piece = pieces.find(speaks) ?? pieces[0] ?? passage.trim();
  const sentences = sentencesOf(piece);
  const telling = sentences.find((sentence) => lengthOf(sentence) >= minWords && speaks(sentence));
  if (telling !== undefined) return telling;
  return piece.length <= maxWhole ? piece : (sentences.find(speaks) ?? sentences[0] ?? piece);
};
