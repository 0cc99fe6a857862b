/** Weights as they are stored: the bias of each kind, in hundredths of a nat, and one character per pair of consecutive weights, row by row. */
export type NgramWeights = { readonly bias: readonly number[]; readonly pairs: string };

/** One unit of weight is this part of a nat. */
export const unit = 16;

/**
 * What a weight may be, in units. So few levels cost half a point of accuracy (words of resumes that were not learned from), and twice as
 * many n-grams, which they leave room for, bring one and a half.
 */
const levels = [-16, -8, -3, 0, 3, 8, 16, 28] as const;

/** The signs of two weights, by their levels. They need no escapes in JSON. */
const signs = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnop';

const levelOf = (weight: number): number =>
  levels.reduce<number>(
    (best, level, at) => (Math.abs(level - weight) < Math.abs((levels[best] as number) - weight) ? at : best),
    0,
  );

/** The signs of weights in units, an even number of them: each becomes the nearest level. */
export const signsOf = (weights: ArrayLike<number>): string => {
  const found: string[] = [];
  for (let at = 0; at < weights.length; at += 2)
    found.push(signs[levelOf(weights[at] as number) * levels.length + levelOf(weights[at + 1] as number)] as string);
  return found.join('');
};

/** Levels begin at zero when this is added. */
const raised = -levels[0];

/** Both weights of each sign, raised, by its code. */
const pairsByCode: readonly (readonly [number, number] | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const pair = signs.indexOf(String.fromCharCode(code));
  const weightAt = (level: number): number => (levels[level] as number) + raised;
  return pair < 0 ? undefined : [weightAt(Math.floor(pair / levels.length)), weightAt(pair % levels.length)];
});

/** Two kinds share an integer, which is added in one step: each has 15 bits, enough for 744 n-grams, and no text has more than 700. */
const fieldBits = 15;

const fieldMask = 2 ** fieldBits - 1;

/** Weights to add up: rows of integers that each hold those of two kinds, raised so that none is negative. */
export type PackedWeights = {
  readonly bias: readonly number[];
  readonly packed: Int32Array;
  readonly width: number;
  readonly lastRow: number;
};

/** Reads stored weights. Throws an error if they are not for so many kinds, or in no known form. */
export const packWeights = ({ bias, pairs }: NgramWeights, kinds: number): PackedWeights => {
  const rows = (2 * pairs.length) / kinds;
  if (bias.length !== kinds || !Number.isInteger(Math.log2(rows))) throw new Error('The weights of n-grams are for other kinds.');
  const width = Math.ceil(kinds / 2);
  const packed = new Int32Array(rows * width);
  for (let row = 0; row < rows; row += 1)
    for (let kind = 0; kind < kinds; kind += 1) {
      const index = row * kinds + kind;
      const weight = pairsByCode[pairs.charCodeAt(index >> 1)]?.[index & 1];
      if (weight === undefined) throw new Error('The weights of n-grams have an unknown sign.');
      const at = row * width + (kind >> 1);
      packed[at] = (packed[at] as number) | (weight << (fieldBits * (kind & 1)));
    }
  return { bias, packed, width, lastRow: rows - 1 };
};

/** The sum of the weights of each kind, in units. Sums are of integers, so that they are exact in any order. */
export const sumsOf = (ngrams: readonly number[], { bias, packed, width, lastRow }: PackedWeights): readonly number[] => {
  const sums = new Int32Array(width);
  for (let index = 0; index < ngrams.length; index += 1) {
    const start = ((ngrams[index] as number) & lastRow) * width;
    for (let at = 0; at < width; at += 1) sums[at] = (sums[at] as number) + (packed[start + at] as number);
  }
  return bias.map((_, kind) => (((sums[kind >> 1] as number) >> (fieldBits * (kind & 1))) & fieldMask) - raised * ngrams.length);
};
