import type { Necessity } from '@winnow/contracts';
import type { DecodedPiece } from './decode-pieces.ts';
import type { AskedKind } from './piece-states.ts';

/** Pieces that together ask for one thing, or tell a trait or condition. Offsets are UTF-16 units of the text. */
export type Demand = {
  readonly kind: AskedKind | 'other';
  readonly necessity: Necessity;
  readonly start: number;
  readonly end: number;
  /** The sentence that it stands in. */
  readonly sentence: { readonly start: number; readonly end: number };
};

/** What says in its sentence that one of several names is enough: "or", "such as", "one of". */
const choices = ['all cue or', 'all cue examples', 'all cue one of'];

/** "and PostgreSQL" is a name, too. */
const namesSkill = ({ isSkill, joint, features }: DecodedPiece): boolean =>
  isSkill || (joint === 'and' && features.includes('share 3'));

const offersChoice = ({ features }: DecodedPiece): boolean => choices.some((name) => features.includes(name));

/** "Ideally with Spring" is another demand than what it goes on with. */
const wishes = ({ features }: DecodedPiece): boolean => features.includes('begins preferred');

/** "Experience: two years": a label is no demand. */
const isLabel = (piece: DecodedPiece, next: DecodedPiece | undefined): boolean =>
  piece.isCue && next?.joint === ':' && next.statement === piece.statement;

/** "A degree in biology, three years of practice": what a piece surely begins, though it seems to go on with another demand. */
const begun = ({ kind, necessity }: Demand, piece: DecodedPiece): AskedKind | undefined => {
  if (wishes(piece) && necessity === 'required') return 'skill';
  if (kind === 'experience_years' && piece.features.includes('named degree')) return 'education';
  if (kind !== 'education' && kind !== 'experience_years') return undefined;
  if (piece.hasYears && kind === 'education') return 'experience_years';
  return piece.hasLanguage && piece.joint !== ':' ? 'language' : undefined;
};

/**
 * The demands of decoded pieces, in order. Traits and conditions are `other` and no must. The names of a list are one demand where
 * one of them is enough, and all of them if `lists` says so.
 */
export const findDemands = (pieces: readonly DecodedPiece[], lists: 'divided' | 'whole'): readonly Demand[] => {
  const sentences = Map.groupBy(pieces, ({ statement }) => statement);
  const demands: Demand[] = [];
  let last: DecodedPiece | undefined;
  for (const [index, piece] of pieces.entries()) {
    if (isLabel(piece, pieces[index + 1])) continue;
    const { state, start, end, statement } = piece;
    const own = sentences.get(statement) ?? [];
    const sentence = { start: own[0]?.start ?? start, end: own.at(-1)?.end ?? end };
    const open = demands.at(-1);
    const told = state.role === 'trait' || state.role === 'condition';
    const listed = lists === 'divided' && last !== undefined && namesSkill(piece) && namesSkill(last);
    const isNext = listed && !offersChoice(piece);
    // "One of Java and Kotlin": a name more to choose from.
    const isChoice = last !== undefined && 'kind' in last.state && namesSkill(piece) && piece.features.includes('all cue one of');
    const goesOn =
      last !== undefined &&
      last.statement === statement &&
      (told ? last.state.role === state.role : 'kind' in state && (isChoice || (state.kind === 'onward' && !isNext)));
    // "Docker, is a plus": the words behind a list say what it is.
    if (piece.says !== undefined && open !== undefined && last?.statement === statement && piece !== own[0]) {
      for (const [index, each] of demands.entries())
        if (each.sentence.start === sentence.start && each.kind !== 'other') demands[index] = { ...each, necessity: piece.says };
    } else if (goesOn && open !== undefined) {
      const kind = told ? undefined : begun(open, piece);
      if (kind === undefined) demands[demands.length - 1] = { ...open, end };
      else demands.push({ kind, necessity: wishes(piece) ? 'preferred' : open.necessity, start, end, sentence });
    } else if (told) demands.push({ kind: 'other', necessity: 'preferred', start, end, sentence });
    else if ('kind' in state)
      demands.push({
        kind: state.kind === 'onward' ? 'skill' : state.kind,
        necessity: wishes(piece) ? 'preferred' : state.role,
        start,
        end,
        sentence,
      });
    last = piece;
  }
  return demands;
};
