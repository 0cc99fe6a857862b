import { bucket, numbered } from '@winnow/decode';
import { remember } from '../remember.ts';
import { textKinds, textModel } from './text-kinds.ts';

/** Steps of how far a kind is ahead of the best other one, in hundredths of a nat; what is further behind tells nothing. */
const steps = [-400, -250, -120, -40, 40, 120, 250, 400] as const;

/** What the n-grams of a text tell about each kind that it may name. */
export const ngramEvidence = remember(
  (text: string): readonly number[] =>
    textModel.leadsOf(text).flatMap((lead, kind) => {
      const step = bucket(lead, steps);
      return step === 0 ? [] : [numbered`ngrams ${textKinds[kind]}=${step}`];
    }),
  (text) => text,
);
