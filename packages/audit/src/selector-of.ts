/** Who counts as selected. */
export type Selection =
  | { readonly by: 'threshold'; readonly threshold: number }
  | { readonly by: 'top'; readonly count: number }
  /** Those who score above the median: the scoring rate of tools that give a score without a cut. */
  | { readonly by: 'median' };

/** A selection as a cut through the scores. */
export type Selector = {
  /** The lowest score that may be selected, or for the median the score that must be exceeded; null without scores. */
  readonly cut: number | null;
  readonly isSelected: (score: number) => boolean;
};

const medianOf = (ascending: readonly number[]): number | null => {
  const upper = ascending[Math.floor(ascending.length / 2)];
  const lower = ascending[Math.floor((ascending.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
};

/** The cut of a selection. Of `top`, candidates with the score of the last place are all selected, as they share its rank. */
export const selectorOf = (selection: Selection, scores: readonly number[]): Selector => {
  const ascending = scores.toSorted((a, b) => a - b);
  switch (selection.by) {
    case 'threshold':
      return { cut: selection.threshold, isSelected: (score) => score >= selection.threshold };
    case 'top': {
      const cut = (selection.count >= scores.length ? ascending[0] : ascending.at(-selection.count)) ?? null;
      return { cut, isSelected: (score) => cut !== null && score >= cut };
    }
    case 'median': {
      const cut = medianOf(ascending);
      return { cut, isSelected: (score) => cut !== null && score > cut };
    }
  }
};
