export { bucket } from './bucket.ts';
export { decode, type Grammar, grammarOf, maxDecoded, type Step } from './decode.ts';
export { feature } from './feature.ts';
export { type NumberRows, numberRows, numbers, scoresOf, type Weights, weightsOf } from './weights.ts';
