import type { LanguageCode } from '@winnow/contracts';
import { bucket, numbered } from '@winnow/decode';
import { foldLetters, hasUnspacedScript, qualifiedHeading } from '@winnow/languages';
import { isDocumentTitle, wordingOf } from '../entries/cues.ts';
import { knownOrganisation } from '../entries/known-organisation.ts';
import { casedAs } from '../entries/piece-evidence.ts';
import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { functionWords } from '../lists/function-words.ts';
import { countPieces } from '../signs.ts';
import { placeConfidence } from './location.ts';
import type { NameCandidate } from './name-candidates.ts';
import { isFamilyFirst } from './name-shape.ts';
import { nameWords } from './name-words.ts';
import { reaches } from './reaches.ts';

export type NameContext = {
  readonly language: LanguageCode | null;
  readonly emails: readonly string[];
  /** Font size of the body text, in points. */
  readonly bodySize: number;
  /** All lines that may show the name again. */
  readonly all: readonly ResumeLine[];
  /** The script of most letters. */
  readonly script: string;
};

/** Which of its words an address shows. */
const inAddress = (text: string, emails: readonly string[]): string => {
  if (emails.length === 0) return 'unknown';
  const words = foldLetters(text)
    .split(/[\s.,'’-]+/u)
    .filter((word) => /^[a-z]{3,}$/u.test(word));
  if (words.length === 0) return 'none to compare';
  const names = emails.map((email) => foldLetters(email.split('@')[0] ?? ''));
  const shown = Math.max(...names.map((name) => words.filter((word) => name.includes(word)).length));
  return shown === 0 ? 'none' : shown === words.length ? 'all' : 'some';
};

const scripts = ['Latin', 'Han', 'Hangul', 'Arabic', 'Cyrillic', 'Hebrew', 'Thai'].map(
  (name) => [name, new RegExp(`\\p{Script=${name}}`, 'gu')] as const,
);

/** The script of most letters of a text, among those that many people write. */
export const scriptOf = (text: string): string => {
  const counts = scripts.map(([name, pattern]) => [name, text.match(pattern)?.length ?? 0] as const);
  const [name, count] = counts.reduce((most, each) => (each[1] > most[1] ? each : most));
  return count === 0 ? 'other' : name;
};

/** Words of the titles of documents: "Curriculum Vitae Highlights". */
const hasDocumentWord = (text: string): boolean => {
  const words = text.split(/\s+/u);
  return words.some((word, at) => isDocumentTitle(word) || isDocumentTitle(`${word} ${words[at + 1] ?? ''}`));
};

/**
 * East Asian districts and cities: written without spaces and as short as a personal name. This is a rule of spelling, not a list
 * to translate.
 */
const eastAsianPlace = /^\p{Script=Han}{2,}[省市区區県縣都府町村]$|^\p{Script=Hangul}+(?:특별시|광역시|도|시|군|구)(?:\s|$)/u;

const smallWords = (text: string): number => {
  const { particles, elided } = nameWords();
  const words = text.split(/[\s-]+/u).filter((word) => !particles.test(word));
  return words.filter((word) => /^\p{Ll}/u.test(word.replace(elided, ''))).length;
};

/** What the words of a candidate tell. */
const wordEvidence = (
  { text, printed }: NameCandidate,
  address: string,
  { language, script: own }: NameContext,
): readonly number[] => {
  const { title, company, institution } = wordingOf(text);
  const words = text.split(/\s+/u);
  const script = scriptOf(text);
  const place = placeConfidence(text, language);
  const small = Math.min(2, smallWords(text));
  return [
    numbered`words=${Math.min(6, words.length)} ${script}`,
    numbered`length=${bucket(text.length, [2, 3, 4, 8, 14, 20, 28, 36])} ${script}`,
    numbered`script=${script === own} ${own === 'Latin'}`,
    numbered`case=${casedAs(text)}`,
    numbered`small=${small}`,
    numbered`address=${address}`,
    ...(title ? [numbered`title`, numbered`title address=${address}`] : []),
    ...(company ? [numbered`company`] : []),
    ...(institution ? [numbered`institution`] : []),
    ...(knownOrganisation(text) === undefined ? [] : [numbered`organisation`]),
    ...(qualifiedHeading(text, language) === undefined ? [] : [numbered`qualified heading`]),
    ...(hasDocumentWord(text) ? [numbered`document word`] : []),
    ...(place > 0 ? [numbered`place=${bucket(place, [0.3, 0.5, 0.69, 0.8])}`] : []),
    ...(text.length > 3 && eastAsianPlace.test(text) ? [numbered`East Asian place`] : []),
    ...(words.some((word) => functionWords().has(word) && !nameWords().particles.test(word)) ? [numbered`function word`] : []),
    ...(words.some((word) => /^\p{Lu}\.?$/u.test(word)) ? [numbered`initial`] : []),
    ...(isFamilyFirst(text) ? [numbered`family first`] : []),
    ...(printed.length > text.length + 1 ? [numbered`titled`] : []),
    ...(hasUnspacedScript(text) ? [numbered`unspaced=${text.replace(/\s/gu, '').length}`] : []),
  ];
};

/** How large a line is against the text. */
const sizeOf = (line: ResumeLine, bodySize: number): number =>
  line.largest === 0 || bodySize === 0 ? 9 : bucket(line.largest / bodySize, [0.95, 1.05, 1.15, 1.3, 1.6, 2, 2.6]);

/** What a candidate is compared with. */
type Around = {
  /** The size of the largest candidate. */
  readonly biggest: number;
  /** The text of all lines. */
  readonly text: string;
  readonly ofStyle: ReadonlyMap<string, readonly ResumeLine[]>;
};

/** A name that occurs more often is in the margin of every page. */
const maxCount = 5;

/** How often a text has a part, up to `maxCount`. */
const countIn = (text: string, part: string): number => {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0 && count < maxCount; at = text.indexOf(part, at + 1)) count += 1;
  return count;
};

/** What the place and the look of a candidate tell. */
const placeEvidence = (
  { text, printed, part, line, next, before, order }: NameCandidate,
  { bodySize }: NameContext,
  { biggest, text: whole, ofStyle }: Around,
): readonly number[] => {
  const size = sizeOf(line, bodySize);
  const rank = line.largest === 0 ? 'plain' : line.largest >= biggest - 0.5 ? 'largest' : 'smaller';
  const at = bucket(order, [0, 1, 2, 3, 5, 8, 14]);
  const rest = line.text.replace(printed, '');
  const mates = ofStyle.get(styleKey(line))?.length ?? 0;
  const again = countIn(whole, text) - 1;
  const isOne = (other: ResumeLine | undefined): boolean => other !== undefined && styleKey(other) === styleKey(line);
  const [follows, goesOn] = [isOne(next), isOne(before)];
  return [
    numbered`part=${part}`,
    numbered`part=${part} rest=${bucket(rest.length, [0, 3, 12, 30, 60])}`,
    numbered`part=${part} cells=${Math.min(3, line.cells.length)}`,
    numbered`at=${at}`,
    numbered`at=${at} ${rank}`,
    numbered`size=${size} ${rank}`,
    numbered`bold=${line.bold}`,
    numbered`page=${line.page === 1}`,
    numbered`mates=${bucket(mates, [1, 2, 4, 9])} ${rank}`,
    numbered`again=${bucket(again, [0, 1, 3])}`,
    numbered`contact below=${next !== undefined && reaches(next)}`,
    numbered`contact beside=${reaches(line)}`,
    numbered`line=${bucket(line.text.length, [30, 60, 100])}`,
    numbered`part=${part} follows=${follows} ${next !== undefined && countPieces(next.text) <= 2}`,
    numbered`goes on=${goesOn} ${size}`,
    ...(part === 'joined'
      ? [numbered`joined look=${follows} size=${size}`, numbered`joined words=${countPieces(line.text)}`]
      : []),
    ...(next !== undefined && wordingOf(next.text).title ? [numbered`title below ${part}`] : []),
  ];
};

/** The evidence of whether candidates name the person. */
export const nameEvidence = (
  candidates: readonly NameCandidate[],
  context: NameContext,
): ((candidate: NameCandidate) => readonly number[]) => {
  const around: Around = {
    text: context.all.map(({ text }) => text).join('\n'),
    biggest: candidates.reduce((most, { line }) => Math.max(most, line.largest), 0),
    ofStyle: Map.groupBy(context.all, styleKey),
  };
  return (candidate) => {
    const address = inAddress(candidate.text, context.emails);
    return [
      numbered`name`,
      ...wordEvidence(candidate, address, context),
      ...placeEvidence(candidate, context, around),
      numbered`address=${address} at=${bucket(candidate.order, [0, 2, 6])}`,
    ];
  };
};
