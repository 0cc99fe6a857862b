import type { Necessity } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { findSkills, tokensOf } from '@winnow/skills';
import { findCues } from '../statement/find-cues.ts';
import { namesPosition } from '../words/name-words.ts';
import type { Demand } from './find-demands.ts';
import type { SeenPiece } from './piece-features.ts';

/** A text this short has no parts: what it names is asked for. */
const maxLines = 2;
const maxLength = 150;

/** Whether a text is too short for the parts of a job description: a list of names, or a sentence or two without a heading. */
export const isShort = (text: string, pieces: readonly SeenPiece[]): boolean =>
  (pieces.at(-1)?.line ?? 0) < maxLines && text.length <= maxLength && pieces.every(({ heads }) => heads === undefined);

const cuesIn = (words: string, language: LanguageCode): ReadonlySet<string> =>
  new Set(findCues(words, tokensOf(words), language).map(({ kind }) => kind));

/** Whether a piece of a short text may be a title: it names a position, and neither years, a language nor what is asked for. */
export const mayBeTitle = (text: string, piece: SeenPiece, language: LanguageCode): boolean => {
  const words = text.slice(piece.start, piece.end);
  const cues = cuesIn(words, language);
  const isItem = piece.isSkill && piece.joint !== 'line';
  return (
    namesPosition(words) && !isItem && !piece.hasYears && !piece.hasLanguage && !cues.has('required') && !cues.has('preferred')
  );
};

/** A skill whose name is nearly all of a piece is that, whatever else the words may be: "Scrum Master". */
const nearlyAll = 0.8;

type Span = { readonly start: number; readonly end: number };

/** What tables find in a piece: years, a language or a degree are the whole piece, skills are each their own. */
const namesOf = (piece: SeenPiece, words: string): readonly (Span & { readonly kind: Demand['kind'] })[] => {
  const { start, end } = piece;
  const skills = findSkills(words).map((skill) => ({
    kind: 'skill' as const,
    start: start + skill.start,
    end: start + skill.end,
  }));
  if (skills.some((skill) => skill.end - skill.start >= nearlyAll * words.length)) return skills;
  if (piece.hasYears) return [{ kind: 'experience_years', start, end }];
  if (piece.hasLanguage) return [{ kind: 'language', start, end }];
  if (piece.features.includes('named degree')) return [{ kind: 'education', start, end }];
  return skills;
};

/** The names in a short text, as demands: required unless words beside or before them say that they are wished for. */
export const findMentions = (text: string, pieces: readonly SeenPiece[], language: LanguageCode): readonly Demand[] => {
  const sentences = Map.groupBy(pieces, ({ statement }) => statement);
  let announced: Necessity = 'required';
  let statement = -1;
  return pieces.flatMap((piece): readonly Demand[] => {
    const words = text.slice(piece.start, piece.end);
    const cues = cuesIn(words, language);
    const said = cues.has('preferred') ? 'preferred' : cues.has('required') || cues.has('demand') ? 'required' : undefined;
    if (piece.statement !== statement) announced = 'required';
    statement = piece.statement;
    const names = namesOf(piece, words);
    // "Nice to have: …": a label tells of all that follows.
    if (names.length === 0 && said !== undefined) announced = said;
    if (cues.has('unneeded')) return [];
    const own = sentences.get(piece.statement) ?? [];
    const sentence = { start: own[0]?.start ?? piece.start, end: own.at(-1)?.end ?? piece.end };
    return names.map((name) => ({ ...name, necessity: said ?? announced, sentence }));
  });
};
