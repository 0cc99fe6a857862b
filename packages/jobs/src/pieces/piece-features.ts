import type { Necessity } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { bucket } from '@winnow/decode';
import { hasUnspacedScript } from '@winnow/languages';
import { findSkills, type Token, tokensOf } from '@winnow/skills';
import { findCues } from '../statement/find-cues.ts';
import { levelWordsIn, namedDegree, unnamedDegreesIn } from '../statement/find-degree.ts';
import { languageMentions } from '../statement/find-languages.ts';
import { findYears } from '../statement/find-years.ts';
import { exactPart, labelPart, qualifiedPart } from '../text/heading-part.ts';
import { headingWords, type JobLine, maxHeadingLength } from '../text/job-lines.ts';
import { companyWords } from '../words/company-words.ts';
import { marksEverybody, namesEmployer, namesPosition, nameWords } from '../words/name-words.ts';
import { type Part, partHeadings } from '../words/part-headings.ts';
import type { Piece } from './cut-pieces.ts';
import { signs } from './signs.ts';

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

const isUpperCase = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

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
  if (found.namesDegree && namedDegree([piece], found.language) !== undefined) own.push('degree', 'named degree');
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
    skills: findSkills(text),
    years: findYears(text, tokens, cues, language),
    languages: languageMentions(text, tokens, language),
    degrees: unnamedDegreesIn(tokens),
    levels: levelWordsIn(tokens, language),
    namesDegree: namedDegree([text], language) !== undefined,
  };
};

/** A label is nearly all cue. */
const shareOfLabel = 0.9;

/** A cue with few other words speaks of what stands before it. */
const shareOfCue = 0.6;

/** Names of position and employer are looked for in these lines. */
const topLines = 12;

const topNames: ReadonlySet<string> = new Set(['position', 'everybody', 'employer', 'legal form', 'notice', 'seeks']);

/** An item of a list without bullets is no longer. */
const maxItemLength = 100;

const maxStems = 12;
const stemLength = 5;

/** The beginnings of the words, by which cues are learned that no table has. */
const stemsOf = (tokens: readonly Token[], { start, end }: { readonly start: number; readonly end: number }): readonly string[] =>
  tokens
    .filter((token) => token.start >= start && token.end <= end && /\p{L}/u.test(token.key))
    .slice(0, maxStems)
    .map(({ key }) => `w ${key.slice(0, stemLength)}`);

const lineFeatures = (line: JobLine, next: JobLine | undefined, previous: JobLine | undefined, language: LanguageCode) => {
  const headings = partHeadings(language);
  const { text } = line;
  const exact = exactPart(text, headings);
  const label = exact === undefined ? labelPart(text, headings) : undefined;
  const qualified = exact === undefined && label === undefined ? qualifiedPart(text, headings) : undefined;
  const words = text.split(' ').length * (hasUnspacedScript(text) ? 4 : 1);
  const own = [
    line.bullet ? 'bullet' : 'no bullet',
    `line ${bucket(text.length, [20, 40, 60, 100, 200, 400])}`,
    `line words ${bucket(words, [2, 4, 8, 16])}`,
    line.apart ? 'apart' : 'close',
    next === undefined ? 'last line' : next.apart ? 'ends block' : 'goes on',
  ];
  if (line.marked) own.push('marked');
  if (previous?.bullet) own.push('after bullet');
  if (next?.bullet) own.push('before bullet');
  if (/[:：]\s*[*_]*$/u.test(text)) own.push('colon at end');
  if (!/[.!?。！？…]$/u.test(text)) own.push('no stop');
  if (isUpperCase(text)) own.push('capitals');
  if (/\p{Extended_Pictographic}/u.test(text)) own.push('picture');
  if (exact !== undefined) own.push(`heading ${exact}`, 'heading');
  if (label !== undefined) own.push(`label ${label}`);
  if (qualified !== undefined) own.push(`within ${qualified}`);
  const known = line.bullet || text.length > maxHeadingLength ? undefined : headings.exactInJobs(headingWords(text));
  return { own, part: exact ?? label, likely: qualified, heads: known === 'company' ? ('other' as const) : known };
};

/** A line below another of the same list, with or without bullets. */
const continuesList = (lines: readonly JobLine[], index: number): boolean => {
  const [previous, line] = [lines[index - 1], lines[index]];
  if (previous === undefined || line === undefined || line.apart || line.marked || line.bullet !== previous.bullet) return false;
  return line.bullet || ![previous, line].some(({ text }) => /[.!?。！？:：]$/u.test(text) || text.length > maxItemLength);
};

/** The necessity that a heading gives to the items below it, unless their words say more. */
const boundBy = (part: SeenPiece['heads'], line: readonly string[], sentence: readonly string[]): Necessity | undefined => {
  if ((part !== 'required' && part !== 'preferred') || !line.includes('bullet')) return undefined;
  const others = part === 'required' ? ['cue preferred', 'cue unneeded', 'cue no'] : ['cue required'];
  return others.some((name) => sentence.includes(name)) ? undefined : part;
};

/** The pieces of a text with their features: what tables find in them, their form, their place, and the same of their neighbours. */
export const seePieces = (
  text: string,
  lines: readonly JobLine[],
  pieces: readonly Piece[],
  language: LanguageCode,
): readonly SeenPiece[] => {
  const seenLines = lines.map((line, index) => lineFeatures(line, lines[index + 1], lines[index - 1], language));
  const found = new Map<
    number,
    {
      readonly at: number;
      readonly sentence: string;
      readonly words: ReturnType<typeof lookUp>;
      readonly whole: readonly string[];
    }
  >();
  const groups = Map.groupBy(pieces, ({ statement }) => statement);
  /** What stands more than once is looked up once. */
  const seenSentences = new Map<string, { readonly words: ReturnType<typeof lookUp>; readonly whole: readonly string[] }>();
  for (const [statement, own] of groups) {
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
    const sentence = text.slice(start, end).replaceAll('\n', ' ');
    const top = (own[0]?.line ?? 0) < topLines;
    const known = seenSentences.get(`${top} ${sentence}`);
    const words = known?.words ?? lookUp(sentence, language);
    const whole = known?.whole ?? wordsIn(sentence, { start: 0, end: sentence.length }, words, top).own;
    seenSentences.set(`${top} ${sentence}`, { words, whole });
    found.set(statement, { at: start, sentence, words, whole });
  }
  const headed = seenLines.some(({ part }) => part === 'required' || part === 'preferred');
  let part: Part | 'none' = 'none';
  let likely: Part | 'none' = 'none';
  let listed: SeenPiece['heads'];
  let since = 0;
  let line = -1;
  const words = pieces.map((piece) => {
    const statement = found.get(piece.statement);
    const at = statement?.at ?? 0;
    const span = { start: piece.start - at, end: piece.end - at };
    return statement === undefined
      ? { isCue: false, says: undefined, own: [], years: false, language: false, stems: [] }
      : {
          ...wordsIn(statement.sentence, span, statement.words, piece.line < topLines),
          stems: stemsOf(statement.words.tokens, span),
        };
  });
  return pieces.map((piece, index) => {
    const seen = seenLines[piece.line];
    if (piece.line !== line) {
      line = piece.line;
      since += 1;
      if (seen?.part !== undefined) [part, likely, since] = [seen.part, seen.part, 0];
      else if (seen?.likely !== undefined) [likely, since] = [seen.likely, 0];
      // Only what follows a heading without other words between is surely its list.
      if (seen?.heads !== undefined) listed = seen.heads;
      else if (lines[line]?.bullet !== true) listed = undefined;
    }
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
      ...(found.get(piece.statement)?.whole ?? []).map((name) => `all ${name}`),
      ...(seen?.own ?? []),
      `joint ${piece.joint}`,
      `next joint ${behind?.joint ?? 'end'}`,
      `length ${bucket(length, [8, 16, 30, 50, 80, 140])}`,
      first ? 'first' : 'later',
      ...(behind?.statement === piece.statement ? [] : ['final']),
      `pieces ${bucket(group.length, [1, 2, 4])}`,
      `under ${part}`,
      `likely ${likely}`,
      `under ${part} ${bucket(since, [0, 3, 8])}`,
      ...(seen?.own.includes('bullet') === true ? [`bullet under ${likely}`] : [`text under ${likely}`]),
      headed ? 'headed' : 'not headed',
      ...(piece.line < topLines && own !== undefined
        ? own.own.filter((name) => topNames.has(name)).map((name) => `top ${name}`)
        : []),
      `line ${Math.min(piece.line, 8)}`,
      `place ${bucket(piece.start / Math.max(1, text.length), [0.02, 0.1, 0.3, 0.5, 0.7, 0.9])}`,
      ...(piece.line === 0 ? ['first line'] : []),
      ...(/^\p{Lu}/u.test(piecesText) ? ['capital'] : []),
      ...(before?.statement === piece.statement ? (words[index - 1]?.own ?? []) : []).map((name) => `before ${name}`),
      ...(behind?.statement === piece.statement ? (words[index + 1]?.own ?? []) : []).map((name) => `behind ${name}`),
    ];
    const mayHead =
      piece.joint === 'line' &&
      piecesText.length <= 90 &&
      (behind === undefined || behind.line !== piece.line || behind.joint === ':' || behind.joint === '-');
    const opens = piece.joint === 'sentence' || (piece.joint === 'line' && !continuesList(lines, piece.line));
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
