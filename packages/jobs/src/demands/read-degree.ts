import type { Requirement } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { tableOfLanguage } from '@winnow/languages/hiring';
import { type Token, tokensOf } from '@winnow/skills';
import type { Cue } from '../statement/find-cues.ts';
import {
  askedDegreesIn,
  degreesBehindSchool,
  type Level,
  levelEndingsIn,
  levelWordsIn,
  lowestOf,
  namedDegree,
  usualLevelsIn,
} from '../statement/find-degree.ts';
import { phrasesIn } from '../statement/phrases-in.ts';
import { type Degree, fieldMarks } from '../words/level-words.ts';
import { fieldOf } from './field-of.ts';

const maxLength = 200;

type Span = { readonly start: number; readonly end: number };

/** So far behind an "or", "equivalent" belongs to it. */
const reachOfOr = 30;

/** What parts clauses. */
const signs = ',;،，、；';

const endOfClause = new RegExp(`[${signs})）]`, 'u');
const lastClause = new RegExp(`[${signs}][^${signs}]*$`, 'u');

/** Some words and another clause. */
const clauseBehind = new RegExp(String.raw`^[^${signs}]*[^\s${signs}][^${signs}]*[${signs}]`, 'u');

const orWords = tableOfLanguage(
  ({ job }): ReadonlySet<string> =>
    new Set(
      job.joining.or.flatMap((word) =>
        tokensOf(word)
          .slice(0, 1)
          .map(({ key }) => key),
      ),
    ),
);

/** Where something else is said to do as well: "or equivalent experience", to the end of its clause. */
const equivalentsIn = (
  words: string,
  tokens: readonly Token[],
  cues: readonly Cue[],
  language: LanguageCode,
  known: readonly Span[],
): readonly Span[] =>
  cues
    .filter(({ kind }) => kind === 'equivalent')
    .map((cue) => {
      const beginsWithOr = orWords(language).has(tokens[cue.first]?.key ?? '');
      // "Biology or business, although experience counts as much": that "or" is one between fields.
      const isOr = ({ kind, start, end }: Cue): boolean =>
        kind === 'or' && end <= cue.start && cue.start - start <= reachOfOr && !clauseBehind.test(words.slice(end, cue.start));
      const or = beginsWithOr ? undefined : cues.findLast(isOr);
      const rest = endOfClause.exec(words.slice(cue.end))?.index;
      const clauseEnd = rest === undefined ? words.length : cue.end + rest;
      // "BSc or equivalent in biology": there, the field goes on.
      const next = known.find(({ start, end }) => start >= cue.end && end <= clauseEnd)?.start ?? clauseEnd;
      const isWork = cues.some(({ kind, start }) => kind === 'experience' && start >= cue.start && start < clauseEnd);
      const clause = words.slice(0, cue.start).search(lastClause);
      return { start: or?.start ?? (clause < 0 || beginsWithOr ? cue.start : clause), end: isWork ? clauseEnd : next };
    });

/** What stands outside the brackets. */
const unbracketed = (words: string): string => words.replace(/[(（][^()（）]*[)）]/gu, (found) => ' '.repeat(found.length));

const lowest = (found: readonly Level[]): Degree | undefined => lowestOf(found.map(({ level }) => level));

/** The level that the words of one alternative tell: by the name of a degree, a phrase for it, or what means it only here. */
const levelWithin = (words: string, { start, end }: Span, levels: readonly Level[], language: LanguageCode) => {
  const within = levels.filter((each) => each.start >= start && each.end <= end);
  // A school for a trade named beside a degree is what is asked for, whatever else would do.
  if (within.some(({ level }) => level === 'vocational')) return 'vocational';
  const named = namedDegree(words.slice(start, end), language);
  // Who asks for "higher education" means less than who has it.
  const asked =
    named === undefined ? [] : within.filter((each) => namedDegree(words.slice(each.start, each.end), language) === named);
  return lowest(asked) ?? named ?? lowest(within);
};

/** The stretches between words for "or" and strokes. */
const alternativesIn = (words: string, cues: readonly Cue[]): readonly Span[] => {
  const cuts = [
    ...cues.filter(({ kind }) => kind === 'or'),
    ...[...words.matchAll(/\//gu)].map(({ index }) => ({ start: index, end: index + 1 })),
  ].toSorted((a, b) => a.start - b.start);
  return [...cuts.map(({ start }) => start), words.length].map((end, index) => ({ start: cuts[index - 1]?.end ?? 0, end }));
};

const levelOf = (words: string, cues: readonly Cue[], phrases: readonly Level[], language: LanguageCode): Degree | null => {
  const plain = unbracketed(words);
  const told = (text: string, spans: readonly Span[], levels: readonly Level[]): Degree | undefined =>
    lowestOf(spans.flatMap((span) => levelWithin(text, span, levels, language) ?? []));
  const outside = told(plain, alternativesIn(plain, cues), phrases);
  // "A completed degree (master's)": the bracket says which.
  const isNamed = namedDegree(plain, language) !== undefined || outside === 'vocational';
  const bracketed = isNamed ? undefined : told(words, alternativesIn(words, cues), []);
  return bracketed ?? outside ?? null;
};

/** A general school has no field but one that belongs to its name: "SPŠ strojní". */
const isDirectlyBehind = (words: string, phrases: readonly Level[], field: string): boolean =>
  !field.includes(' ') && phrases.some(({ end }) => words.startsWith(` ${field}`, end));

/** "Lower secondary school" is no secondary school: a phrase within a longer one says nothing. */
const longestOf = (found: readonly Level[]): readonly Level[] =>
  found.filter(
    ({ start, end }) => !found.some((each) => each.start <= start && each.end >= end && each.end - each.start > end - start),
  );

/** The first parts of compounds are words of their own. */
const withFirstParts = (tokens: readonly Token[], compounds: readonly Span[]): readonly Token[] =>
  tokens.map((token) => {
    const own = compounds.find(({ end }) => end === token.end);
    return own === undefined ? token : { ...token, end: own.start };
  });

/** The level and field of a degree in the words that ask for it. */
export const readDegree = (
  words: string,
  tokens: readonly Token[],
  cues: readonly Cue[],
  language: LanguageCode,
): Pick<Requirement, 'level' | 'field' | 'equivalent'> => {
  const phrases = longestOf([...askedDegreesIn(tokens), ...levelWordsIn(tokens, language)]);
  const named = tokens.filter(({ start, end }) => namedDegree(words.slice(start, end), language) !== undefined);
  const compounds = levelEndingsIn(words, tokens, language);
  // "Förskollärarexamen": the level of the whole word is known, and its first part is the field.
  const known = [...phrases, ...named].map((each) => {
    const own = compounds.find(({ start, end }) => each.start < start && each.end >= end);
    const isFirst = own !== undefined && tokens.some(({ start, end }) => start === each.start && end === own.end);
    return isFirst ? { ...each, start: own.start } : each;
  });
  const fallbacks = [...compounds, ...usualLevelsIn(tokens, language)];
  const marks = phrasesIn(fieldMarks(language), tokens).map(({ value: mark, ...span }) => ({ mark, ...span }));
  const drop = [
    ...known,
    ...fallbacks,
    ...cues.filter(({ kind }) => kind === 'schooling'),
    ...degreesBehindSchool(words),
    ...equivalentsIn(
      words,
      tokens,
      cues,
      language,
      [...known, ...marks].toSorted((a, b) => a.start - b.start),
    ),
    ...marks,
  ].toSorted((a, b) => a.start - b.start);
  const { words: field, marked } = fieldOf(words, withFirstParts(tokens, compounds), cues, language, drop);
  const hasCue = (kind: Cue['kind']): boolean => cues.some((cue) => cue.kind === kind);
  // "A bachelor's or master's": another degree is no field.
  const isDegree = namedDegree(field, language) !== undefined && field.split(' ').length <= 3;
  const told = levelOf(words, cues, phrases, language);
  const isField =
    !isDegree &&
    (told !== 'secondary' || marked || isDirectlyBehind(words, phrases, field)) &&
    field !== '' &&
    !hasCue('any field');
  return {
    level: told ?? lowest(fallbacks) ?? null,
    field: isField ? field.slice(0, maxLength).trim() : null,
    equivalent: hasCue('equivalent'),
  };
};
