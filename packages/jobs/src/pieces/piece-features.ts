import type { Necessity } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { bucket, feature } from '@winnow/decode';
import { lazilyByKey } from '@winnow/kernel';
import { hasUnspacedScript } from '@winnow/languages';
import { findSkills, tokensOf } from '@winnow/skills';
import { findCues } from '../statement/find-cues.ts';
import { levelWordsIn, namedDegree, unnamedDegreesIn } from '../statement/find-degree.ts';
import { languageMentions } from '../statement/find-languages.ts';
import { findYears } from '../statement/find-years.ts';
import { exactPart } from '../text/heading-part.ts';
import type { JobLine } from '../text/job-lines.ts';
import { companyWords } from '../words/company-words.ts';
import { marksEverybody, namesEmployer, namesPosition, nameWords } from '../words/name-words.ts';
import { type Part, partHeadings } from '../words/part-headings.ts';
import type { Piece } from './cut-pieces.ts';
import { continuesList, lineFeatures } from './line-features.ts';
import { signs } from './signs.ts';
import { stemsOf } from './word-stems.ts';

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
  /** Whether another topic may begin with it. */
  readonly opens: boolean;
};

type Words = {
  readonly isCue: boolean;
  readonly says: Necessity | undefined;
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
    levels: levelWordsIn(tokens, language),
    namesDegree: namedDegree(text, language, tokens) !== undefined,
  };
};

/** What is found in a sentence, or in the piece before or behind: of few names, and each made once. */
const [inAll, ofBefore, ofBehind] = ['all', 'before', 'behind'].map((place) =>
  lazilyByKey((name: string) => `${place} ${name}`),
) as [Named, Named, Named];

type Named = (name: string) => string;

/** A label is nearly all cue. */
const shareOfLabel = 0.9;

/** A cue with few other words speaks of what stands before it. */
const shareOfCue = 0.6;

/** Names of position and employer are looked for in these lines. */
const topLines = 12;

const topNames: ReadonlySet<string> = new Set(['position', 'everybody', 'employer', 'legal form', 'notice', 'seeks']);

/** The necessity that a heading gives to the items below it, unless their words say more. */
const boundBy = (part: SeenPiece['heads'], line: readonly string[], sentence: readonly string[]): Necessity | undefined => {
  if ((part !== 'required' && part !== 'preferred') || !line.includes('bullet')) return undefined;
  const others = part === 'required' ? ['cue preferred', 'cue unneeded', 'cue no'] : ['cue required'];
  return others.some((name) => sentence.includes(name)) ? undefined : part;
};

/** "… Requirements: Java. We offer: …": the beginning of a sentence within a line that heads the rest of it. */
const labels = (piece: Piece, next: Piece | undefined): boolean =>
  piece.joint === 'sentence' && next?.joint === ':' && next.statement === piece.statement;

type SeenStatement = {
  readonly at: number;
  readonly sentence: string;
  readonly words: ReturnType<typeof lookUp>;
  readonly all: Words;
  readonly whole: readonly string[];
};

/** What tables find in each sentence. */
const seeStatements = (
  text: string,
  groups: ReadonlyMap<number, readonly Piece[]>,
  language: LanguageCode,
): ReadonlyMap<number, SeenStatement> => {
  const found = new Map<number, SeenStatement>();
  /** What stands more than once is looked up once. */
  const seenSentences = new Map<string, { readonly words: ReturnType<typeof lookUp>; readonly all: Words }>();
  for (const [statement, own] of groups) {
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
    const sentence = text.slice(start, end).replaceAll('\n', ' ');
    const top = (own[0]?.line ?? 0) < topLines;
    const key = `${top} ${sentence}`;
    const known = seenSentences.get(key);
    const words = known?.words ?? lookUp(sentence, language);
    const all = known?.all ?? wordsIn(sentence, { start: 0, end: sentence.length }, words, top);
    if (known === undefined) seenSentences.set(key, { words, all });
    found.set(statement, { at: start, sentence, words, all, whole: all.own });
  }
  return found;
};

/** The pieces of a text with their features: what tables find in them, their form, their place, and the same of their neighbours. */
export const seePieces = (
  text: string,
  lines: readonly JobLine[],
  pieces: readonly Piece[],
  language: LanguageCode,
): readonly SeenPiece[] => {
  const seenLines = lines.map((line, index) => lineFeatures(line, lines[index + 1], lines[index - 1], language));
  const groups = Map.groupBy(pieces, ({ statement }) => statement);
  const found = seeStatements(text, groups, language);
  const headed = seenLines.some(({ part }) => part === 'required' || part === 'preferred');
  let part: Part | 'none' = 'none';
  let likely: Part | 'none' = 'none';
  let listed: SeenPiece['heads'];
  let since = 0;
  let line = -1;
  // In a posting of one paragraph, its sentences are what lines are elsewhere.
  let sentence = 0;
  const words = pieces.map((piece) => {
    const statement = found.get(piece.statement);
    const at = statement?.at ?? 0;
    const span = { start: piece.start - at, end: piece.end - at };
    return statement === undefined
      ? { isCue: false, says: undefined, own: [], years: false, language: false, stems: [] }
      : {
          ...(span.start === 0 && span.end === statement.sentence.length
            ? statement.all
            : wordsIn(statement.sentence, span, statement.words, piece.line < topLines)),
          stems: stemsOf(statement.words.tokens, span),
        };
  });
  return pieces.map((piece, index) => {
    const seen = seenLines[piece.line];
    if (piece.joint === 'sentence') sentence += 1;
    const label = labels(piece, pieces[index + 1])
      ? exactPart(text.slice(piece.start, piece.end), partHeadings(language))
      : undefined;
    if (piece.line !== line) {
      sentence = 0;
      line = piece.line;
      since += 1;
      if (seen?.part !== undefined) [part, likely, since] = [seen.part, seen.part, 0];
      else if (seen?.likely !== undefined) [likely, since] = [seen.likely, 0];
      // Only what follows a heading without other words between is surely its list.
      if (seen?.heads !== undefined) listed = seen.heads;
      else if (lines[line]?.bullet !== true) listed = undefined;
    }
    if (label !== undefined) [part, likely, since] = [label, label, 0];
    const own = words[index];
    const group = groups.get(piece.statement) ?? [];
    const [before, behind] = [pieces[index - 1], pieces[index + 1]];
    const piecesText = text.slice(piece.start, piece.end);
    const length = piecesText.length * (hasUnspacedScript(piecesText) ? 3 : 1);
    const first = group[0] === piece;
    const features = [
      'any',
      ...(own?.own ?? []),
      ...(own?.stems ?? []),
      ...(found.get(piece.statement)?.whole ?? []).map(inAll),
      ...(seen?.own ?? []),
      ...(label === undefined ? [] : [feature`heading ${label}`, 'heading']),
      feature`joint ${piece.joint}`,
      feature`next joint ${behind?.joint ?? 'end'}`,
      feature`length ${bucket(length, [8, 16, 30, 50, 80, 140])}`,
      first ? 'first' : 'later',
      ...(behind?.statement === piece.statement ? [] : ['final']),
      feature`pieces ${bucket(group.length, [1, 2, 4])}`,
      feature`under ${part}`,
      feature`likely ${likely}`,
      feature`under ${part} ${bucket(since, [0, 3, 8])}`,
      ...(seen?.own.includes('bullet') === true ? [feature`bullet under ${likely}`] : [feature`text under ${likely}`]),
      headed ? 'headed' : 'not headed',
      ...(piece.line < topLines && own !== undefined
        ? own.own.filter((name) => topNames.has(name)).map((name) => feature`top ${name}`)
        : []),
      feature`line ${Math.min(piece.line + sentence, 8)}`,
      feature`place ${bucket(piece.start / Math.max(1, text.length), [0.02, 0.1, 0.3, 0.5, 0.7, 0.9])}`,
      ...(piece.line + sentence === 0 ? ['first line'] : []),
      ...(/^\p{Lu}/u.test(piecesText) ? ['capital'] : []),
      ...(before?.statement === piece.statement ? (words[index - 1]?.own ?? []) : []).map(ofBefore),
      ...(behind?.statement === piece.statement ? (words[index + 1]?.own ?? []) : []).map(ofBehind),
    ];
    const mayHead =
      piecesText.length <= 90 &&
      (piece.joint === 'line'
        ? behind === undefined || behind.line !== piece.line || behind.joint === ':' || behind.joint === '-'
        : labels(piece, behind));
    // "We seek a nurse, with three years of practice": who is sought and what is asked for share a sentence.
    const seeks = piece.joint !== 'line' && found.get(piece.statement)?.whole.includes('seeks') === true;
    const opens = seeks || piece.joint === 'sentence' || (piece.joint === 'line' && !continuesList(lines, piece.line));
    return {
      ...piece,
      features,
      hasYears: own?.years ?? false,
      hasLanguage: own?.language ?? false,
      mayHead,
      heads: mayHead && first && group.length === 1 ? seen?.heads : undefined,
      opens,
      says: own?.says,
      isCue: own?.isCue ?? false,
      bound: boundBy(listed, seen?.own ?? [], found.get(piece.statement)?.whole ?? []),
      isSkill: own?.own.includes('share 4') === true && !own.own.some((name) => /degree|schooling|certification/u.test(name)),
    };
  });
};
