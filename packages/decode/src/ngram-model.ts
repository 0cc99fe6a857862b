import { ngramsOf } from './ngrams-of.ts';

/** Weights as they are stored: the bias of each kind, in hundredths of a nat, and a sign for each n-gram and kind. */
export type NgramWeights = { readonly bias: readonly number[]; readonly weights: string };

/** The signs of weights in rising order. They need no escapes in JSON. */
const signs = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnop';

const zero = signs.length / 2;

/** One unit of weight is this part of a nat. */
export const unit = 16;

/** In units. */
const weightsBySign: readonly number[] = Array.from({ length: 128 }, (_, code) => {
  const at = signs.indexOf(String.fromCharCode(code));
  return at < 0 ? 0 : at - zero;
});

/** The sign whose weight is nearest, in units. */
export const signOf = (weight: number): string => signs[Math.max(0, Math.min(signs.length - 1, Math.round(weight) + zero))] ?? '';

/** How much a text counts whose n-grams agree: a sum of weights must not grow with the length of the text. */
const strength = 4;

/** The share of each of so many n-grams in the score of a text. */
export const shareOf = (count: number): number => strength / Math.sqrt(count);

type Read = { readonly bias: readonly number[]; readonly weights: Int8Array };

const read = ({ bias, weights: stored }: NgramWeights, kinds: number): Read => {
  const rows = stored.length / kinds;
  if (bias.length !== kinds || !Number.isInteger(Math.log2(rows))) throw new Error('The weights of n-grams are for other kinds.');
  const weights = new Int8Array(stored.length);
  for (let at = 0; at < weights.length; at += 1) weights[at] = weightsBySign[stored.charCodeAt(at)] ?? 0;
  return { bias, weights };
};

/** Tells texts of some kinds apart by their n-grams. */
export type NgramModel<Kind extends string> = {
  /** By how much each kind is ahead of the best other one, in hundredths of a nat; empty for a text without n-grams. */
  readonly leadsOf: (text: string) => readonly number[];
  /** The kind that is ahead, and by how much. */
  readonly bestOf: (text: string) => { readonly kind: Kind; readonly lead: number } | undefined;
  /** Uses other weights instead of those in use, or those again. */
  readonly use: (weights: NgramWeights | undefined) => void;
};

type LeadsOf = (text: string) => readonly number[];

/**
 * A model with the weights in use, which are read when first needed. Sums are of integers, so that they are exact in any order.
 * `remembering` may return a function that remembers its answers; who uses other weights then makes it forget them.
 */
export const createNgramModel = <Kind extends string>(
  kinds: readonly Kind[],
  data: NgramWeights,
  remembering: (leadsOf: LeadsOf) => LeadsOf = (leadsOf) => leadsOf,
): NgramModel<Kind> => {
  let inUse: Read | undefined;
  let other: Read | undefined;
  const readInUse = (): Read => {
    inUse ??= read(data, kinds.length);
    return inUse;
  };
  const leadsOf = remembering((text) => {
    const ngrams = ngramsOf(text);
    if (ngrams.length === 0) return [];
    const { bias, weights } = other ?? readInUse();
    const last = weights.length / kinds.length - 1;
    const sums = new Int32Array(kinds.length);
    for (let index = 0; index < ngrams.length; index += 1) {
      const at = ((ngrams[index] as number) & last) * kinds.length;
      for (let kind = 0; kind < sums.length; kind += 1) sums[kind] = (sums[kind] as number) + (weights[at + kind] as number);
    }
    const share = (100 * shareOf(ngrams.length)) / unit;
    const scores = Array.from(sums, (sum, kind) => Math.round(sum * share) + (bias[kind] ?? 0));
    const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
    return scores.map((score) => score - (score === first ? second : first));
  });
  return {
    leadsOf,
    bestOf: (text) => {
      const leads = leadsOf(text);
      const best = leads.findIndex((lead) => lead >= 0);
      const kind = kinds[best];
      return kind === undefined ? undefined : { kind, lead: leads[best] ?? 0 };
    },
    use: (weights) => {
      other = weights === undefined ? undefined : read(weights, kinds.length);
    },
  };
};
