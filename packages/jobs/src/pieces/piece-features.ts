import type { Necessity } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { bucket, feature } from '@winnow/decode';
import { lazilyByKey } from '@winnow/kernel';
import { hasUnspacedScript } from '@winnow/languages';
import type { JobLine } from '../text/job-lines.ts';
import type { Part } from '../words/part-headings.ts';
import type { Piece } from './cut-pieces.ts';
import { continuesList, lineFeatures } from './line-features.ts';
import { labels, nowhere, type PiecePlace, piecePlaces } from './piece-places.ts';
import { noWords, pieceWords, topLines } from './piece-words.ts';

/** A piece with the names of its features, and what it has that requirements of some kinds need. */
export type SeenPiece = Piece & {
  readonly features: readonly string[];
  readonly hasYears: boolean;
  readonly hasLanguage: boolean;
  readonly mayHead: boolean;
  /** What it is the heading of, where a table says so of a whole line. */
  readonly heads: Exclude<Part, 'company'> | 'other' | undefined;
  /** What words say that are nothing but a cue: "…, is a plus". */
  readonly says: Necessity | undefined;
  /** The necessity of an item of a list below a heading that tables know, which no word of it contradicts. */
  readonly bound: Necessity | undefined;
  /** Nothing but words that ask: "experience", "required". */
  readonly isCue: boolean;
  /** Nothing but the name of a skill. */
  readonly isSkill: boolean;
  /** The part of the text that a heading above it names. */
  readonly part: Part | 'none';
  /** Whether another topic may begin with it. */
  readonly opens: boolean;
};

/** What is found in a sentence, or in the piece before or behind: of few names, and each made once. */
const [inAll, ofBefore, ofBehind] = ['all', 'before', 'behind'].map((place) =>
  lazilyByKey((name: string) => `${place} ${name}`),
) as [Named, Named, Named];

type Named = (name: string) => string;

const topNames: ReadonlySet<string> = new Set(['position', 'everybody', 'employer', 'legal form', 'notice', 'seeks']);

/** The necessity that a heading gives to the items below it, unless their words say more. */
const boundBy = (part: SeenPiece['heads'], line: readonly string[], sentence: readonly string[]): Necessity | undefined => {
  if ((part !== 'required' && part !== 'preferred') || !line.includes('bullet')) return undefined;
  const others = part === 'required' ? ['cue preferred', 'cue unneeded', 'cue no'] : ['cue required'];
  return others.some((name) => sentence.includes(name)) ? undefined : part;
};

type Line = ReturnType<typeof lineFeatures> | undefined;

/** How long a piece is, and how it stands in its sentence of so many pieces. */
const formFeatures = (piece: Piece, next: Piece | undefined, words: string, group: readonly Piece[]): readonly string[] => {
  const length = words.length * (hasUnspacedScript(words) ? 3 : 1);
  return [
    feature`joint ${piece.joint}`,
    feature`next joint ${next?.joint ?? 'end'}`,
    feature`length ${bucket(length, [8, 16, 30, 50, 80, 140])}`,
    group[0] === piece ? 'first' : 'later',
    ...(next?.statement === piece.statement ? [] : ['final']),
    feature`pieces ${bucket(group.length, [1, 2, 4])}`,
    ...(/^\p{Lu}/u.test(words) ? ['capital'] : []),
  ];
};

/** Where a piece stands in the text, and below which heading. */
const placeFeatures = (
  { line, start }: Piece,
  { label, part, likely, since, sentence }: PiecePlace,
  seen: Line,
  length: number,
): readonly string[] => [
  ...(label === undefined ? [] : [feature`heading ${label}`, 'heading']),
  feature`under ${part}`,
  feature`likely ${likely}`,
  feature`under ${part} ${bucket(since, [0, 3, 8])}`,
  seen?.own.includes('bullet') === true ? feature`bullet under ${likely}` : feature`text under ${likely}`,
  feature`line ${Math.min(line + sentence, 8)}`,
  feature`place ${bucket(start / Math.max(1, length), [0.02, 0.1, 0.3, 0.5, 0.7, 0.9])}`,
  ...(line + sentence === 0 ? ['first line'] : []),
];

const mayHead = (piece: Piece, next: Piece | undefined): boolean =>
  piece.end - piece.start <= 90 &&
  (piece.joint === 'line'
    ? next === undefined || next.line !== piece.line || next.joint === ':' || next.joint === '-'
    : labels(piece, next));

/** The pieces of a text with their features: what tables find in them, their form, their place, and the same of their neighbours. */
export const seePieces = (
  text: string,
  lines: readonly JobLine[],
  pieces: readonly Piece[],
  language: LanguageCode,
): readonly SeenPiece[] => {
  const seenLines = lines.map((line, index) => lineFeatures(line, lines[index + 1], lines[index - 1], language));
  const headed = seenLines.some(({ part }) => part === 'required' || part === 'preferred');
  const groups = Map.groupBy(pieces, ({ statement }) => statement);
  const words = pieceWords(text, pieces, groups, language);
  const places = piecePlaces(text, lines, seenLines, pieces, language);
  return pieces.map((piece, index) => {
    const [own, place, seen] = [words[index] ?? noWords, places[index] ?? nowhere, seenLines[piece.line]];
    const group = groups.get(piece.statement) ?? [];
    const [before, behind] = [pieces[index - 1], pieces[index + 1]];
    const heads = mayHead(piece, behind);
    // "We seek a nurse, with three years of practice": who is sought and what is asked for share a sentence.
    const seeks = piece.joint !== 'line' && own.whole.includes('seeks');
    return {
      ...piece,
      features: [
        'any',
        ...own.own,
        ...own.stems,
        ...own.whole.map(inAll),
        ...place.heading,
        ...(seen?.own ?? []),
        ...formFeatures(piece, behind, text.slice(piece.start, piece.end), group),
        ...placeFeatures(piece, place, seen, text.length),
        headed ? 'headed' : 'not headed',
        ...(piece.line < topLines ? own.own.filter((name) => topNames.has(name)).map((name) => feature`top ${name}`) : []),
        ...(before?.statement === piece.statement ? (words[index - 1]?.own ?? []) : []).map(ofBefore),
        ...(behind?.statement === piece.statement ? (words[index + 1]?.own ?? []) : []).map(ofBehind),
      ],
      part: place.part,
      hasYears: own.years,
      hasLanguage: own.language,
      mayHead: heads,
      heads: heads && group.length === 1 ? seen?.heads : undefined,
      opens: seeks || piece.joint === 'sentence' || (piece.joint === 'line' && !continuesList(lines, piece.line)),
      says: own.says,
      isCue: own.isCue,
      bound: boundBy(place.listed, seen?.own ?? [], own.whole),
      isSkill: own.own.includes('share 4') && !own.own.some((name) => /degree|schooling|certification/u.test(name)),
    };
  });
};
