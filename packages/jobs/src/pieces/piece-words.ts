import type { Necessity } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { bucket } from '@winnow/decode';
import { findSkills, tokensOf } from '@winnow/skills';
import { findCues } from '../statement/find-cues.ts';
import { askedDegreesIn, levelWordsIn, namedDegree, unnamedDegreesIn } from '../statement/find-degree.ts';
import { languageMentions } from '../statement/find-languages.ts';
import { findYears } from '../statement/find-years.ts';
import { companyWords } from '../words/company-words.ts';
import { marksEverybody, namesEmployer, namesPosition, nameWords } from '../words/name-words.ts';
import type { Piece } from './cut-pieces.ts';
import { signs } from './signs.ts';
import { stemsOf } from './word-stems.ts';

/** What the words of a sentence, or of a piece of it, say. */
type Words = {
  /** Nothing but words that ask: "experience", "required". */
  readonly isCue: boolean;
  /** What words say that are nothing but a cue: "…, is a plus". */
  readonly says: Necessity | undefined;
  /** The names of features. */
  readonly own: readonly string[];
  readonly years: boolean;
  readonly language: boolean;
};

/** Words of positions, employers and of what seeks them. */
const names: readonly (readonly [string, (text: string) => boolean])[] = [
  ['position', namesPosition],
  ['everybody', marksEverybody],
  ['employer', namesEmployer],
  ['legal form', (text) => companyWords().named.some((pattern) => pattern.test(text))],
  ['notice', (text) => nameWords().notice.test(text)],
  ['seeks', (text) => nameWords().seeker.test(text)],
];

/** A label is nearly all cue. */
const shareOfLabel = 0.9;

/** A cue with few other words speaks of what stands before it. */
const shareOfCue = 0.6;

/** What the words of a stretch of a sentence say. */
const wordsIn = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  found: ReturnType<typeof lookUp>,
  top: boolean,
): Words => {
  const inside = <Each extends { readonly start: number; readonly end: number }>(all: readonly Each[]): readonly Each[] =>
    all.filter((each) => each.start < end && each.end > start);
  const own: string[] = [];
  const cues = inside(found.cues);
  for (const kind of new Set(cues.map((cue) => cue.kind))) own.push(`cue ${kind}`);
  if (cues[0] !== undefined && cues[0].start <= start + 2) own.push(`begins ${cues[0].kind}`);
  const last = cues.at(-1);
  if (last !== undefined && last.end >= end - 2) own.push(`ends ${last.kind}`);
  const skills = inside(found.skills);
  const share = skills.reduce((sum, each) => sum + each.end - each.start, 0) / Math.max(1, end - start);
  own.push(`skills ${bucket(skills.length, [0, 1, 2, 4])}`, `share ${bucket(share, [0, 0.2, 0.5, 0.8])}`);
  const years = inside(found.years);
  const languages = inside(found.languages);
  if (years.length > 0) own.push(`years ${bucket(years[0]?.years ?? 0, [9, 15])}`);
  if (languages.length > 0) own.push('language');
  if (inside(found.degrees).length > 0) own.push('degree');
  if (inside(found.schools).length > 0) own.push('school');
  if (inside(found.levels).length > 0) own.push('level of degree');
  const piece = text.slice(start, end);
  if (found.namesDegree && namedDegree(piece, found.language) !== undefined) own.push('degree', 'named degree');
  for (const [name, pattern] of signs) if (pattern.test(piece)) own.push(name);
  if (top) for (const [name, test] of names) if (test(piece)) own.push(name);
  const marks = cues.filter(({ kind }) => kind === 'required' || kind === 'preferred');
  const [mark] = marks;
  const bare = mark !== undefined && mark.end - mark.start >= (end - start) * shareOfCue;
  const says = bare && marks.length === 1 ? (mark.kind as Necessity) : undefined;
  const isCue = skills.length === 0 && cues.some((cue) => cue.end - cue.start >= (end - start) * shareOfLabel);
  return { isCue, says, own: [...new Set(own)], years: years.length > 0, language: languages.length > 0 };
};

/** Everything that tables find in a sentence, once. */
const lookUp = (text: string, language: LanguageCode) => {
  const tokens = tokensOf(text);
  const cues = findCues(text, tokens, language);
  return {
    language,
    tokens,
    cues,
    skills: findSkills(text, tokens),
    years: findYears(text, tokens, cues, language),
    languages: languageMentions(text, tokens, language),
    degrees: unnamedDegreesIn(tokens),
    schools: askedDegreesIn(tokens),
    levels: levelWordsIn(tokens, language),
    namesDegree: namedDegree(text, language, tokens) !== undefined,
  };
};

/** Names of position and employer are looked for in these lines. */
export const topLines = 12;

type SeenStatement = {
  readonly at: number;
  readonly sentence: string;
  readonly words: ReturnType<typeof lookUp>;
  readonly all: Words;
};

/** What tables find in each sentence. */
const seeStatements = (
  text: string,
  groups: ReadonlyMap<number, readonly Piece[]>,
  language: LanguageCode,
): ReadonlyMap<number, SeenStatement> => {
  const found = new Map<number, SeenStatement>();
  /** What stands more than once is looked up once. */
  const seenSentences = new Map<string, Omit<SeenStatement, 'at' | 'sentence'>>();
  for (const [statement, own] of groups) {
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
    const sentence = text.slice(start, end).replaceAll('\n', ' ');
    const top = (own[0]?.line ?? 0) < topLines;
    const key = `${top} ${sentence}`;
    const known = seenSentences.get(key);
    const words = known?.words ?? lookUp(sentence, language);
    const all = known?.all ?? wordsIn(sentence, { start: 0, end: sentence.length }, words, top);
    if (known === undefined) seenSentences.set(key, { words, all });
    found.set(statement, { at: start, sentence, words, all });
  }
  return found;
};

/** What the words of a piece say, with the stems of some, and what its whole sentence says. */
type PieceWords = Words & { readonly stems: readonly string[]; readonly whole: readonly string[] };

export const noWords: PieceWords = {
  isCue: false,
  says: undefined,
  own: [],
  years: false,
  language: false,
  stems: [],
  whole: [],
};

/** What tables find in each piece and in its sentence, whose pieces are the groups. */
export const pieceWords = (
  text: string,
  pieces: readonly Piece[],
  groups: ReadonlyMap<number, readonly Piece[]>,
  language: LanguageCode,
): readonly PieceWords[] => {
  const found = seeStatements(text, groups, language);
  return pieces.map((piece) => {
    const statement = found.get(piece.statement);
    if (statement === undefined) return noWords;
    const { at, sentence, words, all } = statement;
    const span = { start: piece.start - at, end: piece.end - at };
    const isWhole = span.start === 0 && span.end === sentence.length;
    const own = isWhole ? all : wordsIn(sentence, span, words, piece.line < topLines);
    return { ...own, stems: stemsOf(words.tokens, span), whole: all.own };
  });
};
