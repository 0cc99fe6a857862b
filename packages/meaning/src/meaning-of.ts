import { lazily } from '@winnow/kernel';
import { LRUCache } from 'lru-cache';
import { loadVectors } from './load-vectors.ts';
import { piecesOf } from './pieces-of.ts';

/** What a text is about, as numbers to compare with `likeness`; all 0 for a text without words. */
export type Meaning = { readonly values: Float64Array; readonly length: number };

const vectors = lazily(loadVectors);

const maxWordLength = 40;

/** Words of resumes repeat. Bounded: a text can be made of ever new words. */
const maxCached = 5_000;

const ofWords = new LRUCache<string, Float64Array>({ max: maxCached });

const ofWord = (word: string): Float64Array => {
  const cached = ofWords.get(word);
  if (cached !== undefined) return cached;
  const { dimensions, weights, values } = vectors();
  const sum = new Float64Array(dimensions);
  for (const number of piecesOf(word.slice(0, maxWordLength), vectors())) {
    const weight = weights[number] ?? 0;
    for (let index = 0; index < dimensions; index += 1)
      sum[index] = (sum[index] ?? 0) + weight * (values[number * dimensions + index] ?? 0);
  }
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
    for (let index = 0; index < values.length; index += 1) values[index] = (values[index] ?? 0) + (own[index] ?? 0);
  }
  return { values, length: Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) };
};

/** Texts are compared with every requirement of a job. Long ones are not kept. */
const maxTexts = 2_000;
const maxTextLength = 400;

const ofTexts = new LRUCache<string, Meaning>({ max: maxTexts });

/** The meaning of a text: the weighted sum of the pieces of its words. Sums are of integers and therefore exact in any order. */
export const meaningOf = (text: string): Meaning => {
  const known = ofTexts.get(text);
  if (known !== undefined) return known;
  const meaning = read(text);
  if (text.length <= maxTextLength) ofTexts.set(text, meaning);
  return meaning;
};

/** How alike two meanings are: the cosine of their angle in hundredths, from -100 to 100; 0 where one is empty. */
export const likeness = (a: Meaning, b: Meaning): number => {
  if (a.length === 0 || b.length === 0) return 0;
  let sum = 0;
  for (let index = 0; index < a.values.length; index += 1) sum += (a.values[index] ?? 0) * (b.values[index] ?? 0);
  return Math.round((100 * sum) / (a.length * b.length));
};
