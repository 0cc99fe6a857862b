import type { ExtractedText, LanguageCode } from '@winnow/contracts';
import { type Place, valuePlace } from './place.ts';
import { namesSchool } from './school-words.ts';

const betweenParts = /[,;|•·()（）、，；：،؛\n]|\s[–—-]\s/gu;

type Range = { readonly start: number; readonly end: number };

/** The parts of a line, without the signs between them. */
const rangesIn = (line: string): readonly Range[] => {
  const signs = [...line.matchAll(betweenParts)];
  const starts = [0, ...signs.map(({ 0: sign, index }) => index + sign.length)];
  return starts.map((start, at) => ({ start, end: signs[at]?.index ?? line.length }));
};

/** The same without a range, which divides what it stands in. */
const without = (ranges: readonly Range[], cut: Range): readonly Range[] =>
  ranges
    .flatMap(({ start, end }) => [
      { start, end: Math.min(end, cut.start) },
      { start: Math.max(start, cut.end), end },
    ])
    .filter(({ start, end }) => start < end);

/** Where a line has a name as whole words; -1 without one. */
const indexOfName = (line: string, name: string): number => {
  if (name === '') return -1;
  const isPart = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);
  let at = line.indexOf(name);
  while (at >= 0 && (isPart(line[at - 1]) || isPart(line[at + name.length]))) at = line.indexOf(name, at + 1);
  return at;
};

/** What stands around words of a line, up to the name of the school and the parts that name one. */
const aroundWords = (line: string, words: string, name: string, isSchool: (part: string) => boolean): string => {
  const own = { start: line.indexOf(words), end: line.indexOf(words) + words.length };
  const at = indexOfName(line, name);
  const school = { start: at, end: at + name.length };
  const isBeside = at >= 0 && (school.end <= own.start || school.start >= own.end);
  const whole = rangesIn(line);
  // Only where no sign stands between them: what follows the name in its part may belong to it.
  const isJoined =
    isBeside && whole.some(({ start, end }) => [own, school].every((each) => start <= each.start && each.end <= end));
  const parts = isJoined ? without(whole, school) : whole;
  const named = parts.filter(({ start, end }) => isSchool(line.slice(start, end)));
  if (named.some(({ start, end }) => start < own.end && end > own.start)) return words;
  const schools = isJoined ? [school, ...named] : named;
  const from = Math.max(0, ...schools.filter(({ end }) => end <= own.start).map(({ end }) => end));
  const to = Math.min(line.length, ...schools.filter(({ start }) => start >= own.end).map(({ start }) => start));
  return line.slice(from, to).replace(/^[\s\p{P}]+|[\s,;:،、|–—-]+$/gu, '');
};

/** A degree with what its line says of it, as alone it may not say in what it is; never with the name of its school. */
export const degreePlace = (degree: ExtractedText, school: ExtractedText | null, language: LanguageCode | null): Place => {
  const { quote } = degree.source;
  const name = school?.value ?? '';
  const isSchool = (part: string): boolean => part.trim() !== '' && (indexOfName(part, name) >= 0 || namesSchool(part, language));
  const context = quote.includes(degree.value) ? aroundWords(quote, degree.value, name, isSchool) : degree.value;
  return { ...valuePlace(degree, 'education'), context: context.includes(degree.value) ? context : null };
};
