/** A value that was given with its confidence, and whether it is right. */
export type Rated = { readonly confidence: number; readonly right: boolean };

/** How well one field was read, and what was not. */
export type FieldScore = {
  readonly right: number;
  readonly predicted: number;
  readonly labelled: number;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
  readonly rated: readonly Rated[];
};

/** A value that was read. */
export type Given = { readonly text: string; readonly confidence: number | null };

export const noScore: FieldScore = { right: 0, predicted: 0, labelled: 0, missed: [], wrong: [], rated: [] };

/** One score of several. */
export const addScores = (scores: readonly FieldScore[]): FieldScore => {
  const sum = (of: (score: FieldScore) => number): number => scores.reduce((total, score) => total + of(score), 0);
  return {
    right: sum(({ right }) => right),
    predicted: sum(({ predicted }) => predicted),
    labelled: sum(({ labelled }) => labelled),
    missed: scores.flatMap(({ missed }) => missed),
    wrong: scores.flatMap(({ wrong }) => wrong),
    rated: scores.flatMap(({ rated }) => rated),
  };
};

type Quality = { readonly precision: number; readonly recall: number; readonly f1: number };

/** Precision, recall and F1 in percent; of nothing predicted and nothing labelled, all is right. */
export const qualityOf = ({ right, predicted, labelled }: FieldScore): Quality => {
  const precision = predicted > 0 ? (100 * right) / predicted : labelled > 0 ? 0 : 100;
  const recall = labelled > 0 ? (100 * right) / labelled : predicted > 0 ? 0 : 100;
  return { precision, recall, f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0 };
};
