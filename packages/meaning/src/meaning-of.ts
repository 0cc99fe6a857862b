import { lazily } from '@winnow/kernel';
import { loadVectors } from './load-vectors.ts';
import { piecesOf } from './pieces-of.ts';

/** What a text is about, as numbers to compare with `likeness`; all 0 for a text without words. */
export type Meaning = { readonly values: Float64Array; readonly length: number };

const vectors = lazily(loadVectors);

const maxWordLength = 40;

/** Words of resumes repeat. Bounded: a text can be made of ever new words. A cache by use would take as long as what it saves. */
const maxCached = 5_000;

/** A word has so few pieces that 32 bits hold their sum. */
const ofWords = new Map<string, Int32Array>();

const ofWord = (word: string): Int32Array => {
  const cached = ofWords.get(word);
  if (cached !== undefined) return cached;
  const { dimensions, weights, values } = vectors();
  const sum = new Int32Array(dimensions);
  for (const number of piecesOf(word.slice(0, maxWordLength), vectors())) {
    const weight = weights[number] as number;
    const at = number * dimensions;
    for (let index = 0; index < dimensions; index += 1)
      sum[index] = (sum[index] as number) + weight * (values[at + index] as number);
  }
  if (ofWords.size >= maxCached) ofWords.clear();
  ofWords.set(word, sum);
  return sum;
};

/** The meaning of a text without words; telling it takes no vectors. */
export const noMeaning: Meaning = { values: new Float64Array(), length: 0 };

const words = /[\p{L}\p{M}\p{N}+#]+/gu;

const read = (text: string): Meaning => {
  const found = text.normalize('NFKC').toLowerCase().match(words);
  if (found === null) return noMeaning;
  const values = new Float64Array(vectors().dimensions);
  for (const word of found) {
    const own = ofWord(word);
    for (let index = 0; index < own.length; index += 1) values[index] = (values[index] as number) + (own[index] as number);
  }
  let squares = 0;
  for (const value of values) squares += value * value;
  return { values, length: Math.sqrt(squares) };
};

/** Texts are compared with every requirement of a job. Long ones, and more of them, are read each time. */
const maxTexts = 2_000;
const maxTextLength = 400;

const ofTexts = new Map<string, Meaning>();

/** Forgets the texts that were read, so that none of them stays in the process after a match. */
export const forgetMeanings = (): void => ofTexts.clear();

/** The meaning of a text: the weighted sum of the pieces of its words. Sums are of integers and therefore exact in any order. */
export const meaningOf = (text: string): Meaning => {
  const known = ofTexts.get(text);
  if (known !== undefined) return known;
  const meaning = read(text);
  if (text.length <= maxTextLength && ofTexts.size < maxTexts) ofTexts.set(text, meaning);
  return meaning;
};

/** How alike two meanings are: the cosine of their angle in hundredths, from -100 to 100; 0 where one is empty. */
export const likeness = (a: Meaning, b: Meaning): number => {
  if (a.length === 0 || b.length === 0) return 0;
  let sum = 0;
  for (let index = 0; index < a.values.length; index += 1) sum += (a.values[index] as number) * (b.values[index] as number);
  return Math.round((100 * sum) / (a.length * b.length));
};
