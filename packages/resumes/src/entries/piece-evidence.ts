import type { LanguageCode } from '@winnow/contracts';
import { numbered } from '@winnow/decode';
import { lazilyByKey } from '@winnow/kernel';
import { foldLetters, hasAdjoiningWords, isDegreeName } from '@winnow/languages';
import { isCity } from '../contact/cities.ts';
import { countryNamed } from '../contact/countries.ts';
import { placeConfidence } from '../contact/location.ts';
import { monthNameAt } from '../dates/parse-date.ts';
import { rangeWords, wordAt } from '../dates/range-words.ts';
import { foldWithMap } from '../fold-with-map.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { isUpperCase } from '../layout/line-style.ts';
import { areLearned } from '../ngrams/learned-languages.ts';
import { ngramEvidence } from '../ngrams/ngram-evidence.ts';
import { textModel } from '../ngrams/text-kinds.ts';
import { remember } from '../remember.ts';
import { countPieces } from '../signs.ts';
import { beginsLike, isLegalForm } from './cues.ts';
import { joined, type Piece } from './cut-head.ts';
import { employerWords } from './employer-words.ts';
import { employmentTerms, entryWords } from './entry-words.ts';
import { fieldWords } from './field-words.ts';
import { kindsOf } from './kinds-of.ts';
import { knownDegree } from './known-degree.ts';
import { isSoft } from './separator.ts';

/** What the rest of the resume tells about the words in heads. */
export type HeadContext = {
  readonly language: LanguageCode | null;
  /** The professional title below the name, and the place of residence. */
  readonly headline: string | null;
  readonly residence: string | null;
};

const folded = remember(
  (text: string): readonly string[] =>
    foldLetters(text)
      .split(/[^\p{L}\p{M}\p{Nd}]+/u)
      .filter((word) => word.length > 2),
  (text) => text,
);

const shares = (text: string, other: string | null): boolean => {
  if (other === null) return false;
  const words = new Set(folded(other));
  return folded(text).some((word) => words.has(word));
};

/** In scripts without spaces between words, what a text with words of both kinds begins with. */
const kindAtStart = (text: string): string | undefined => (hasAdjoiningWords(text) ? beginsLike(text) : undefined);

const bucket = (value: number, bounds: readonly number[]): number => bounds.filter((bound) => value >= bound).length;

const placeOf = (text: string, language: LanguageCode | null): string => {
  const sure = placeConfidence(text, language);
  return sure >= 0.8 ? 'sure' : sure >= 0.7 ? 'likely' : sure > 0 ? 'maybe' : '';
};

/** "CA", "TX 94025": what may follow a town. */
const region = /^\p{Lu}{2,3}(?:\s+\d{4,6})?$/u;

/** "comma.ai", "acme.example": an employer that is named by its address, or an address beside the employer. */
const domain = /^[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)+$/u;

/** True for a number, the name of a month, or a word of periods: what remains of a date that was not read. */
const isDateWord = (word: string, language: LanguageCode | null): boolean => {
  const { text } = foldWithMap(word);
  const { since, until, presentSet } = rangeWords();
  return (
    /^[\p{N}\p{P}]+$/u.test(text) ||
    presentSet.has(text) ||
    [since, until].some((words) => wordAt(words, text, 0)?.length === text.length) ||
    monthNameAt(text, 0, language === null ? [] : [language])?.end === text.length
  );
};

const dateEvidence = (words: readonly string[], language: LanguageCode | null): readonly number[] => {
  if (words.length > 5) return [];
  const count = words.filter((word) => isDateWord(word, language)).length;
  return count === 0 ? [] : [numbered`dates=${count === words.length ? 'all' : 'some'}`];
};

const wordEvidence = (text: string, { language, headline, residence }: HeadContext): readonly number[] => {
  const words = text.split(/\s+/u);
  const [kind, last, first] = [kindsOf(text), kindsOf(words.at(-1) ?? ''), kindsOf(words[0] ?? '')];
  const degree = knownDegree(text, language);
  const place = placeOf(text, language);
  const begin = kindAtStart(text);
  const { afterPreposition, afterAbbreviation, introduction, none } = fieldWords(language);
  const { namesDepartment } = employerWords(language);
  return [
    numbered`kind=${kind}${degree === undefined ? '' : 'd'}${place === '' ? '' : 'p'}`,
    ...[...kind].map((each) => numbered`word=${each}`),
    ...(kind.length > 1 || words.length > 1 ? [numbered`last=${last}`, numbered`first=${first}`] : []),
    ...(degree === undefined ? [] : [numbered`degree=${degree}`, numbered`degree=${words.length > 2 ? 'long' : 'short'}`]),
    ...(domain.test(text) ? [numbered`domain`] : []),
    ...(isDegreeName(text, language) ? [numbered`degree name`] : []),
    ...(place === '' ? [] : [numbered`place=${place}`]),
    ...(begin === undefined ? [] : [numbered`begins=${begin}`]),
    ...(isLegalForm(words.at(-1) ?? '') ? [numbered`legal form`] : []),
    ...(entryWords().ranks.has(text) ? [numbered`rank`] : []),
    ...(employmentTerms(language).test(text) ? [numbered`employment`] : []),
    ...(namesDepartment(text) ? [numbered`department`, numbered`department ${kind}`] : []),
    ...(countryNamed(text, language) === undefined ? [] : [numbered`country`]),
    ...(isCity(text) ? [numbered`city`] : []),
    ...dateEvidence(words, language),
    ...(region.test(text) ? [numbered`region`] : []),
    ...(shares(text, headline) ? [numbered`headline`] : []),
    ...(shares(text, residence) ? [numbered`residence`] : []),
    ...(lookUpHeading(text, language) === undefined ? [] : [numbered`heading`]),
    ...(degree !== undefined && (afterPreposition.test(text) || afterAbbreviation.test(text)) ? [numbered`names field`] : []),
    ...(introduction.test(text) ? [numbered`introduced field`] : []),
    ...(none.has(text.toLowerCase()) ? [numbered`no field`] : []),
  ];
};

/** The evidence of the words of texts, by what the rest of the resume tells. */
const wordsIn = remember(
  (context: HeadContext) => lazilyByKey((text: string): readonly number[] => wordEvidence(text, context)),
  (context) => context,
);

/** How the words of a text begin. */
export const casedAs = (text: string): string => {
  if (!/\p{Ll}|\p{Lu}/u.test(text)) return 'none';
  if (isUpperCase(text)) return text.length > 5 ? 'upper' : 'initials';
  const words = text.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  if (/^\p{Ll}/u.test(text)) return 'lower';
  if (words.length < 2) return /\p{Ll}\p{Lu}/u.test(text) ? 'camel' : 'word';
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length;
  return small === 0 ? 'title' : small === words.length - 1 ? 'sentence' : 'mixed';
};

const formEvidence = ({ text }: Piece): readonly number[] => {
  const words = countPieces(text);
  return [
    numbered`words=${bucket(words, [2, 3, 4, 6, 9])}`,
    numbered`length=${bucket(text.length, [4, 8, 16, 30, 60])}`,
    numbered`case=${casedAs(text)}`,
    ...(/\p{Nd}/u.test(text) ? [numbered`digits`] : []),
    ...(/[.。!?]$/u.test(text) ? [numbered`full stop`] : []),
    ...(/\p{L}[&+]|\s&\s/u.test(text) ? [numbered`ampersand`] : []),
    ...(/\p{L}\/\p{L}/u.test(text) ? [numbered`slash inside`] : []),
    ...(/["„“«「]/u.test(text) ? [numbered`quotes`] : []),
  ];
};

/** In a language that n-grams have not learned, what its tables know of a text is heard alone. */
const ngramsTell = (text: string, language: LanguageCode | null): boolean =>
  areLearned(language) || (kindsOf(text) === '' && knownDegree(text, language) === undefined);

/** What a piece and its neighbour are together: "Oakland" and "CA" are a place. */
const pairEvidence = (side: string, piece: Piece, other: Piece | undefined, context: HeadContext): readonly number[] => {
  if (other === undefined) return [numbered`${side} none`];
  const [first, last] = side === 'next' ? [piece, other] : [other, piece];
  const isOne = first.source === last.source && first.row === last.row && isSoft(last.before);
  const place = isOne ? placeOf(joined(first, last, context.language), context.language) : '';
  const { namesDepartment } = employerWords(context.language);
  const tells = [piece, other].every(({ text }) => ngramsTell(text, context.language));
  return [
    numbered`${side} kind=${kindsOf(other.text)}`,
    numbered`${side} ngrams=${tells ? (textModel.bestOf(other.text)?.kind ?? '') : ''}`,
    ...(place === '' ? [] : [numbered`${side} place=${place}`]),
    ...(namesDepartment(other.text) ? [numbered`${side} department`] : []),
  ];
};

/** What the text of a piece tells. It is summed over the entries of a section. */
export const textEvidence = (pieces: readonly Piece[], index: number, context: HeadContext): readonly number[] => {
  const piece = pieces[index];
  if (piece === undefined) return [];
  return [
    ...wordsIn(context)(piece.text),
    ...(ngramsTell(piece.text, context.language) ? ngramEvidence(piece.text) : []),
    ...formEvidence(piece),
    ...pairEvidence('next', piece, pieces[index + 1], context),
    ...pairEvidence('previous', piece, pieces[index - 1], context),
  ];
};

/** How the lines of a head differ in look: by rank of size, weight, slant. */
const lookOf = (piece: Piece, pieces: readonly Piece[]): string => {
  const { line } = piece;
  const bold = pieces.some((each) => each.line.bold !== line.bold) ? (line.bold ? 'bold' : 'plain') : '';
  const sizes = pieces.map((each) => each.line.size);
  const size = line.size > Math.min(...sizes) + 0.4 ? 'large' : line.size < Math.max(...sizes) - 0.4 ? 'small' : '';
  const italic = pieces.some((each) => each.line.italic !== line.italic) ? (line.italic ? 'italic' : 'upright') : '';
  return `${bold}${size}${italic}`;
};

/** Where a piece is in its head: line, position, separators and look, and the kinds of it and of the other pieces, as `kindsOf` tells them. */
export const slotEvidence = (pieces: readonly Piece[], kinds: readonly string[], index: number): readonly number[] => {
  const piece = pieces[index];
  if (piece === undefined) return [];
  const next = pieces[index + 1];
  const rows = new Set(pieces.map(({ row }) => row)).size;
  const rowRank = new Set(pieces.filter(({ row }) => row < piece.row).map(({ row }) => row)).size;
  const inLine = pieces.filter(({ row }) => row === piece.row);
  const after = next === undefined || next.row !== piece.row ? 'end' : next.before;
  const at = inLine.indexOf(piece);
  const look = lookOf(piece, pieces);
  const among = ['t', 'c', 'i'].filter((kind) => kinds.some((other, at) => at !== index && other.includes(kind)));
  return [
    numbered`kind=${kinds[index]} among=${among.join('')}`,
    numbered`at=${Math.min(rowRank, 3)}/${Math.min(rows, 3)} ${Math.min(at, 3)}/${Math.min(inLine.length, 4)}`,
    numbered`line=${Math.min(rowRank, 3)}/${Math.min(rows, 3)}`,
    numbered`in line=${Math.min(at, 3)}/${Math.min(inLine.length, 4)}`,
    numbered`before=${piece.before} after=${after}`,
    numbered`before=${piece.before}`,
    numbered`after=${after}`,
    ...(look === '' ? [] : [numbered`look=${look}`, numbered`look=${look} line=${Math.min(rowRank, 2)}/${Math.min(rows, 3)}`]),
    ...(piece.byDate ? [numbered`by date`, numbered`by date line=${Math.min(rowRank, 2)}/${Math.min(rows, 3)}`] : []),
    ...(pieces.length === 1 ? [numbered`alone`] : []),
    ...(inLine.slice(1, at + 1).some(({ before }) => before === 'colon') ? [numbered`after label`] : []),
  ];
};
