export { bucket } from './bucket.ts';
export { decode, type Grammar, grammarOf, maxDecoded, pricedSteps, type Step } from './decode.ts';
export { feature } from './feature.ts';
export { createNgramModel, type NgramModel, shareOf } from './ngram-model.ts';
export { type NgramWeights, signsOf, unit as ngramUnit } from './ngram-weights.ts';
export { ngramsOf } from './ngrams-of.ts';
export { nameOf, numbered } from './numbered.ts';
export {
  type NumberRows,
  numberRows,
  numbers,
  rowsByNumber,
  scorerOf,
  scoresOf,
  type Weights,
  weightsOf,
} from './weights.ts';
