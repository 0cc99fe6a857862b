import type { LanguageCode } from '@winnow/contracts/constants';
import { decode, maxDecoded, scoresOf, type Weights, weightsOf } from '@winnow/decode';
import { lazily } from '@winnow/kernel';
import data from '../../data/job-pieces.json' with { type: 'json' };
import type { JobLine } from '../text/job-lines.ts';
import { cutPieces } from './cut-pieces.ts';
import { type SeenPiece, seePieces } from './piece-features.ts';
import { type PieceState, pieceGrammar, pieceStates } from './piece-states.ts';

/** `title` and `company` say by how much more or less a piece names these than anything else. */
export type DecodedPiece = SeenPiece & { readonly state: PieceState; readonly title: number; readonly company: number };

const [title, company] = ['title', 'company'].map((name) => pieceStates.findIndex(({ role }) => role === name)) as [
  number,
  number,
];

const margin = (scores: Int32Array, at: number): number => {
  let top = -1_000_000;
  for (let state = 0; state < scores.length; state += 1) if (state !== at) top = Math.max(top, scores[state] as number);
  return (scores[at] ?? 0) - top;
};

const learned = lazily((): Weights => weightsOf(data));

/** Tables know a word for every education that is read with its level. */
const schooling: ReadonlySet<string> = new Set(
  ['degree', 'named degree', 'school', 'cue schooling', 'level of degree'].flatMap((name) => [name, `all ${name}`]),
);

const speaksOfSchool = ({ features }: SeenPiece): boolean => features.some((name) => schooling.has(name));

/** Tells which states a piece can be in by what it has: a heading is short and alone, and years are named with a number. */
export const isPossible = (piece: SeenPiece): ((state: PieceState) => boolean) => {
  const { heads } = piece;
  if (heads !== undefined) return (state) => state.role === 'heading' && state.of === heads;
  const isSure = piece.isSkill || piece.features.includes('named degree');
  const isItem = piece.bound !== undefined && isSure && piece.joint === 'line';
  const hasSchool = speaksOfSchool(piece);
  return (state) => {
    if (state.role === 'heading') return piece.mayHead && !isItem;
    if (!('kind' in state)) return !isItem;
    if (piece.bound !== undefined && piece.bound !== state.role) return false;
    if (piece.isSkill && (state.kind === 'education' || state.kind === 'certification')) return false;
    if (state.kind === 'onward') return piece.joint !== 'line' && piece.joint !== 'sentence' && piece.joint !== ';';
    if (state.kind === 'education' && !hasSchool) return false;
    if (state.kind === 'experience_years') return piece.hasYears;
    if (isItem && !piece.isSkill && state.kind === 'skill') return false;
    return state.kind !== 'language' || piece.hasLanguage;
  };
};

/** What each piece of a text is, decided for all pieces together by learned weights. */
export const decodePieces = (
  text: string,
  lines: readonly JobLine[],
  language: LanguageCode,
  weights: Weights = learned(),
): readonly DecodedPiece[] => {
  const pieces = seePieces(text, lines, cutPieces(text, lines, language).slice(0, maxDecoded), language);
  const scores = pieces.map((piece) => {
    const isPossibleFor = isPossible(piece);
    return scoresOf(piece.features, weights, (state) => isPossibleFor(pieceStates[state] as PieceState));
  });
  const path = decode(pieceGrammar, { lines: scores, steps: weights.steps }, (index) => pieces[index]?.opens ?? true);
  return pieces.map((piece, index) => {
    const own = scores[index] ?? new Int32Array();
    return {
      ...piece,
      state: pieceStates[path[index] ?? 0] as PieceState,
      title: margin(own, title),
      company: margin(own, company),
    };
  });
};
