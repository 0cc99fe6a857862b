import { type Example, type Field, type LearnedWeights, trainField } from './crf.ts';
import { dropouts, seeds, trainingOptions, type WeightsName } from './write-weights.ts';

const meanRow = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, index) => Math.round(rows.reduce((sum, row) => sum + (row[index] ?? 0), 0) / rows.length));

/** The mean of weights of the same features. */
const meanOf = (learned: readonly LearnedWeights[]): LearnedWeights => ({
  steps: meanRow(learned.map(({ steps }) => [...steps])),
  features: new Map(
    [...(learned[0]?.features.keys() ?? [])].map((name) => [
      name,
      meanRow(learned.map(({ features }) => features.get(name) ?? [])),
    ]),
  ),
});

/** Learns weights as those in use are: several times, in other orders, since the order of the examples must not decide. */
export const learnWeights = (
  name: WeightsName,
  field: Field,
  examples: readonly Example[],
  report: (epoch: number, right: number) => void = () => {},
): LearnedWeights => {
  const options = { ...trainingOptions, dropout: dropouts[name] };
  return meanOf(seeds.map((seed) => trainField(field, examples, { ...options, seed }, report)));
};
