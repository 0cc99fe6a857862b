import { type NgramWeights, type PackedWeights, packWeights, sumsOf, unit } from './ngram-weights.ts';
import { ngramsOf } from './ngrams-of.ts';

/** How much a text counts whose n-grams agree: a sum of weights must not grow with the length of the text. */
const strength = 4;

/** The share of each of so many n-grams in the score of a text. */
export const shareOf = (count: number): number => strength / Math.sqrt(count);

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
 * A model with the weights in use, which are read when first needed.
 * `remembering` may return a function that remembers its answers; who uses other weights then makes it forget them.
 */
export const createNgramModel = <Kind extends string>(
  kinds: readonly Kind[],
  data: NgramWeights,
  remembering: (leadsOf: LeadsOf) => LeadsOf = (leadsOf) => leadsOf,
): NgramModel<Kind> => {
  let inUse: PackedWeights | undefined;
  let other: PackedWeights | undefined;
  const readInUse = (): PackedWeights => {
    inUse ??= packWeights(data, kinds.length);
    return inUse;
  };
  const leadsOf = remembering((text) => {
    const ngrams = ngramsOf(text);
    if (ngrams.length === 0) return [];
    const model = other ?? readInUse();
    const share = (100 * shareOf(ngrams.length)) / unit;
    const scores = sumsOf(ngrams, model).map((sum, kind) => Math.round(sum * share) + (model.bias[kind] ?? 0));
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
      other = weights === undefined ? undefined : packWeights(weights, kinds.length);
    },
  };
};
