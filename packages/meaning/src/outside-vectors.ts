import pairs from '../data/scale-pairs.json' with { type: 'json' };

/** What an outside model makes of a text: whole numbers from -127 to 127, so that the same vector is stored and compared everywhere. */
export type OutsideVector = Int8Array;

const maxValue = 127;

/** Rounds the numbers of a model; their length does not matter, only their direction. */
export const outsideVector = (values: readonly number[]): OutsideVector => {
  const largest = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  return Int8Array.from(values, (value) => (largest === 0 ? 0 : Math.round((maxValue * value) / largest)));
};

const product = (a: OutsideVector, b: OutsideVector): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
};

/** The cosine of two vectors of one model; 0 where one is empty. */
const cosine = (a: OutsideVector, b: OutsideVector): number => {
  const lengths = Math.sqrt(product(a, a)) * Math.sqrt(product(b, b));
  return lengths === 0 || a.length !== b.length ? 0 : product(a, b) / lengths;
};

// The scale of a model is found by pairs of texts, as one model's unrelated texts are as alike as another's paraphrases: each pair says
// one thing in two languages, and in other words.

/** The texts that `outsideScale` needs the vectors of. */
export const scaleTexts: readonly string[] = pairs.flat();

/** The likeness of unrelated texts and of the same in other words. */
export type OutsideScale = { readonly unrelated: number; readonly same: number };

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The scale of a model, from the vectors of `scaleTexts`; undefined for a model that does not tell them apart. */
export const outsideScale = (vectors: readonly OutsideVector[]): OutsideScale | undefined => {
  const of = (index: number): OutsideVector => vectors[index] ?? new Int8Array();
  const between = pairs.flatMap((_, one) =>
    pairs.map((__, other) => ({ one, other, cos: cosine(of(2 * one), of(2 * other + 1)) })),
  );
  const same = median(between.flatMap(({ one, other, cos }) => (one === other ? [cos] : [])));
  const unrelated = median(between.flatMap(({ one, other, cos }) => (one === other ? [] : [cos])));
  return same - unrelated < minSpread ? undefined : { unrelated, same };
};

const minSpread = 0.02;

/** Coarse, as models round differently on other machines. */
const step = 5;

/** How alike two vectors of a model are on its scale, in steps of 5: 0 for unrelated texts, 100 for the same in other words, up to 200. */
export const outsideLikeness = (a: OutsideVector, b: OutsideVector, { unrelated, same }: OutsideScale): number => {
  const share = (100 * (cosine(a, b) - unrelated)) / (same - unrelated);
  return Math.min(200, Math.max(0, step * Math.round(share / step)));
};
