import { createNgramModel, type NgramModel, type NgramWeights } from '@winnow/decode';
import { remember } from '../remember.ts';

/** A model of n-grams that remembers its answers while a resume is parsed. */
export const createModel = <Kind extends string>(kinds: readonly Kind[], data: NgramWeights): NgramModel<Kind> =>
  createNgramModel(kinds, data, (leadsOf) => remember(leadsOf, (text) => text));
