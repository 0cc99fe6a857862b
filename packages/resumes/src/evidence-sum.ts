import { numberRows, rowsByNumber } from '@winnow/decode';
import { lazily } from '@winnow/kernel';
import { unit } from './entries/slot-model.ts';

/** Adds up learned weights of evidence, integers of a hundredth of a nat each; the sum is in nats. */
export const evidenceSum = (data: Readonly<Record<string, string>>): ((evidence: readonly number[]) => number) => {
  const weights = lazily(() => rowsByNumber(numberRows(data)));
  return (evidence) => {
    let sum = 0;
    for (const each of evidence) sum += weights()(each)[0] ?? 0;
    return sum / unit;
  };
};
