import type { Requirement } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import type { Token } from '@winnow/skills';
import type { Cue } from '../statement/find-cues.ts';
import { namedDegree, unnamedDegreesIn } from '../statement/find-degree.ts';
import { trimmedSpan } from './trimmed-words.ts';

const maxLength = 200;

type Span = { readonly start: number; readonly end: number };

/** Words that speak of the degree and not of its field. */
const degreeSpans = (words: string, tokens: readonly Token[], cues: readonly Cue[], language: LanguageCode): readonly Span[] =>
  [
    ...unnamedDegreesIn(tokens),
    ...cues.filter(({ kind }) => kind === 'schooling'),
    ...tokens.filter(({ start, end }) => namedDegree([words.slice(start, end)], language) !== undefined),
  ].toSorted((a, b) => a.start - b.start);

/** What stands outside the brackets. */
const unbracketed = (words: string): string => words.replace(/[(（][^()（）]*[)）]/gu, (found) => ' '.repeat(found.length));

/** The level and field of a degree in the words that ask for it. */
export const readDegree = (
  words: string,
  tokens: readonly Token[],
  cues: readonly Cue[],
  language: LanguageCode,
): Pick<Requirement, 'level' | 'field' | 'equivalent'> => {
  const plain = unbracketed(words);
  const cuts = cues.filter(({ kind }) => kind === 'or');
  const alternatives = [...cuts.map(({ start }) => start), words.length].flatMap((end, index) =>
    plain.slice(index === 0 ? 0 : (cuts[index - 1]?.end ?? 0), end).split('/'),
  );
  const [unnamed] = unnamedDegreesIn(tokens);
  const named = namedDegree(alternatives, language) ?? namedDegree([words], language);
  // A school for a trade named first is what is asked for, whatever else would do.
  const level = unnamed?.level === 'vocational' || named === undefined ? (unnamed?.level ?? null) : named;
  const drop = degreeSpans(words, tokens, cues, language);
  const edges = [0, ...drop.flatMap(({ start, end }) => [start, end]), words.length];
  const gaps = edges.flatMap((start, index) =>
    index % 2 === 0 ? [{ start, end: Math.max(start, edges[index + 1] ?? start) }] : [],
  );
  const fields = gaps
    .map((gap) => trimmedSpan(words, gap, cues, language, drop))
    .map(({ start, end }) => words.slice(start, end).replace(/^\P{L}+|[^\p{L}\p{M})）]+$/gu, ''));
  const field = fields.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const hasCue = (kind: Cue['kind']): boolean => cues.some((cue) => cue.kind === kind);
  // "A bachelor's or master's": another degree is no field.
  const isDegree = namedDegree([field], language) !== undefined && field.split(' ').length <= 3;
  const isField = !isDegree && /\p{L}{3}|\p{Lo}{2}/u.test(field) && !hasCue('any field');
  return { level, field: isField ? field.slice(0, maxLength).trim() : null, equivalent: hasCue('equivalent') };
};
