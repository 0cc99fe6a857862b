import { type EntryState, entryGrammar, entryStates } from '@winnow/resumes/training';
import type { Field } from './crf.ts';

const stateAt = (index: number): EntryState => entryStates[index] as EntryState;

/** The field of the lines of a section of entries. */
export const entriesField: Field = {
  grammar: entryGrammar,
  partsOf: (feature, state) => [`${feature}|${stateAt(state).role}`],
  stepParts: (from, to) => {
    const [before, after] = [stateAt(from), stateAt(to)];
    return [`step|${before.role},${after.role}`, `step|${before.role}.${before.date},${after.role}.${after.date}`];
  },
};
