import type { LanguageCode } from '@winnow/contracts/constants';
import { bucket } from '@winnow/decode';
import { lazilyByKey } from '@winnow/kernel';
import { foldLetters, hasUnspacedScript } from '@winnow/languages';
import { findSkills, occupationsOf } from '@winnow/skills';
import { bare } from '../facts/bare.ts';
import { companyIn } from '../facts/company-in.ts';
import { squashed } from '../facts/domains-in.ts';
import type { DecodedPiece } from '../pieces/decode-pieces.ts';
import { headingWords } from '../text/job-lines.ts';
import { marksEverybody, namesEmployer, namesPosition } from '../words/name-words.ts';
import { partHeadings } from '../words/part-headings.ts';
import type { NameCandidate } from './choose-name.ts';
import type { Word } from './line-words.ts';
import type { NamedLine } from './named-lines.ts';
import { isCalled, neighbours, pieceFeatures } from './span-features.ts';
import type { WordSpan } from './spans-in.ts';

/** What speaks for a name wherever it is said of it. */
const evidence = /^(?:behind seeker|before seeker|right everybody|left seeker|left notice|label|piece title$|line \d)/u;

const maxCandidates = 400;

/** The position is named in the first lines, or later in a sentence that seeks somebody. */
const topLines = 12;

/** Sentences of prose name it only behind a word that seeks. */
const maxPlainLength = 160;

const mayName = (line: NamedLine): boolean => {
  const { index, label, end, start } = line;
  if (label === 'title') return true;
  const seeks = hasSeeker(line);
  return index < topLines ? seeks || end - start <= maxPlainLength || index < 3 : seeks && index < 24;
};

const seeks = ({ mark }: Word): boolean => mark === 'seeker' || mark === 'everybody' || mark === 'notice';

const hasSeeker = ({ words }: NamedLine): boolean => words.some(seeks);

/** In prose a position is named near a word that seeks. */
const maxBefore = 6;
const maxBehind = 3;

/** Where no word seeks, among the first words of the first lines. */
const maxOpening = 40;

const isNear = (line: NamedLine, { first, last }: WordSpan): boolean =>
  line.end - line.start <= maxPlainLength ||
  line.label === 'title' ||
  (line.index < 3 && last < maxOpening && !hasSeeker(line)) ||
  line.words.slice(Math.max(0, first - maxBefore), last + 1 + maxBehind).some((word) => seeks(word) || word.mark === 'begins');

/** How many of the words of a name stand in the text again, by their beginnings. */
const repeated = (words: readonly Word[], stems: ReadonlyMap<string, number>): string => {
  const own = words.filter(({ text, mark }) => mark === undefined && text.length >= 4).map(({ stem }) => stem);
  const again = own.filter((stem) => (stems.get(stem) ?? 0) > 1).length;
  return own.length === 0 ? 'none' : String(bucket(again / own.length, [0, 0.4, 0.8]));
};

const again = lazilyByKey((share: string) => `again ${share}`);

/** The words at both ends of a name, and those beside it. */
const edgesOf = ({ words }: NamedLine, { first, last }: WordSpan): readonly string[] => {
  const [before, behind] = [words[first - 1], words[last + 1]];
  return [
    `first w ${words[first]?.stem}`,
    `last w ${words[last]?.stem}`,
    ...(before !== undefined && words[first]?.gap === ' ' ? [`left w ${before.stem}`] : []),
    ...(behind?.gap === ' ' ? [`right w ${behind.stem}`] : []),
  ];
};

const stemOf = (word: string): string => foldLetters(word).slice(0, 5);

const contentOf = (name: string, language: LanguageCode): readonly string[] => {
  const features: string[] = [];
  const occupations = occupationsOf(name, language);
  if (occupations.length > 0) features.push('occupation');
  const position = namesPosition(name);
  if (position) features.push('position');
  if (occupations.length > 0 && position) features.push('occupation and position');
  if (occupations.length === 0 && !position) features.push('no word of positions');
  if (marksEverybody(name)) features.push('everybody');
  if (
    /\p{L}[/*:_]-?(?:in|ka|a|o|ra|rice|trice|euse|ère|re|r|ca|ja|ica|н?ка|η|τρια|ת|ה|ة)(?!\p{L})|\((?:-?\p{L}{1,6})\)/u.test(name)
  )
    features.push('two genders');
  if (namesEmployer(name)) features.push('employer');
  if (companyIn(name) !== null) features.push('legal form');
  const skills = findSkills(name).reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, name.length);
  features.push(`skills ${bucket(skills, [0, 0.4, 0.8])}`);
  return features;
};

/** What the words say, on its own and with where they stand. */
const withPlaces = (content: readonly string[], features: readonly string[]): readonly string[] => {
  const core = content.includes('occupation') ? 'occupation' : content.includes('position') ? 'position' : 'unknown';
  return [...content, ...placesIn(features).map((each) => `${core} ${each}`)];
};

const placesIn = (features: readonly string[]): readonly string[] =>
  features.filter((each) => /^(?:line (?!words)|tail |rest )|^(?!share).* line$/u.test(each));

/** What `contentOf` may return. */
const contents: readonly string[] = [
  ...['occupation', 'position', 'occupation and position', 'no word of positions', 'everybody', 'two genders'],
  ...['employer', 'legal form', 'skills 0', 'skills 1', 'skills 2', 'skills 3'],
];

/** What `withPlaces` may return. */
const mayContain = (features: readonly string[]): readonly string[] => {
  const places = placesIn(features);
  return [...contents, ...['occupation', 'position', 'unknown'].flatMap((core) => places.map((each) => `${core} ${each}`))];
};

/** What may be the name of the position, each with all that speaks for or against it. */
export const titleCandidates = (
  text: string,
  lines: readonly NamedLine[],
  pieces: readonly DecodedPiece[],
  language: LanguageCode,
): readonly NameCandidate[] => {
  const headings = partHeadings(language);
  const stems = new Map<string, number>();
  for (const { 0: word } of text.slice(0, 8_000).matchAll(/[\p{L}\p{M}]{4,}/gu)) {
    const stem = stemOf(word);
    stems.set(stem, (stems.get(stem) ?? 0) + 1);
  }
  const found = new Map<string, NameCandidate & { readonly features: Set<string> }>();
  for (const line of lines.filter(mayName)) {
    for (const span of line.spans()) {
      if (found.size >= maxCandidates) break;
      if (!isNear(line, span)) continue;
      const own = line.words.slice(span.first, span.last + 1);
      const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
      const name = withMarks(text, start, end, line.end);
      const key = squashed(name);
      const told = pieceFeatures(pieces, { start, end }, 'title');
      if (key.length < 2 || /^\p{N}*$/u.test(key) || told.length === 0 || start < line.told) continue;
      if (own.length === line.words.length && headings.exact(headingWords(name)) !== undefined) continue;
      const features = [
        'any',
        ...line.form(span),
        ...neighbours(line, span, 'title'),
        ...told,
        ...edgesOf(line, span),
        again(repeated(own, stems)),
        ...(isCalled(text, end) ? ['called'] : []),
        ...(hasUnspacedScript(name) ? [`signs ${bucket(key.length, [3, 5, 8, 12, 18])}`] : []),
      ];
      const known = found.get(key);
      if (known === undefined)
        found.set(key, {
          name,
          start,
          end,
          features: new Set(features),
          content: () => withPlaces(contentOf(name, language), features),
          mayContain: () => mayContain(features),
        });
      else for (const feature of features) if (evidence.test(feature)) known.features.add(`also ${feature}`);
    }
  }
  return [...found.values()];
};

/** With the bracket or mark that belongs to its end. */
export const withMarks = (text: string, start: number, end: number, lineEnd: number): string => {
  const words = text.slice(start, end);
  const behind = text.slice(end, Math.min(end + 2, lineEnd));
  const open = (words.match(/[(（]/gu)?.length ?? 0) > (words.match(/[)）]/gu)?.length ?? 0);
  return (open && /^[)）]/u.test(behind) ? `${words}${behind[0]}` : bare(words)).replaceAll('\n', ' ');
};
