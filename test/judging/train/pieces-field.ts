import { type PieceState, pieceGrammar, pieceStates } from '@winnow/jobs/training';
import type { Field } from '../../reading/train/crf.ts';

const groupOf = (state: PieceState): string => (state.role === 'heading' ? 'heading' : 'kind' in state ? 'asked' : 'unasked');

/** What states share, by which a feature is learned for all of them together. */
const namesOf = (state: PieceState): readonly string[] => {
  const group = `group ${groupOf(state)}`;
  if (state.role === 'heading') return [group, `heading ${state.of}`];
  if (!('kind' in state)) return [group, state.role];
  const begins = state.kind === 'onward' ? 'onward' : 'begins';
  return [group, state.role, begins, `kind ${state.kind}`];
};

/** What is learned of pieces: the parameters of a state are those of what it has in common with others. */
export const piecesField: Field = {
  grammar: pieceGrammar,
  partsOf: (feature, at) => namesOf(pieceStates[at] as PieceState).map((name) => `${feature}|${name}`),
  stepParts: (from, to) =>
    namesOf(pieceStates[from] as PieceState).flatMap((a) => namesOf(pieceStates[to] as PieceState).map((b) => `${a}>${b}`)),
};
