import { type BatchRecord, candidateId } from '@winnow/contracts';

type Intakes = BatchRecord['intakes'];

/** ID of the candidate with an ordinal; `undefined` beyond the last. */
export const candidateAt = (intakes: Intakes, ordinal: number): string | undefined => {
  let first = 0;
  for (const { id, count } of intakes) {
    if (ordinal < first + count) return candidateId(id, ordinal - first);
    first += count;
  }
  return undefined;
};

/** The first ordinal of an intake; `undefined` when it did not join the batch. */
export const firstOrdinalOf = (intakes: Intakes, intakeId: string): number | undefined => {
  let first = 0;
  for (const { id, count } of intakes) {
    if (id === intakeId) return first;
    first += count;
  }
  return undefined;
};
