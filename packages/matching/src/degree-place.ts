import type { ExtractedText, LanguageCode } from '@winnow/contracts';
import { type Place, valuePlace } from './place.ts';
import { namesSchool } from './school-words.ts';

const betweenParts = /[,;|•·()（）、，；：\n]|\s[–—-]\s/gu;

type Range = { readonly start: number; readonly end: number };

/** The parts of a line, without the signs between them. */
const rangesIn = (line: string): readonly Range[] => {
  const signs = [...line.matchAll(betweenParts)];
  const starts = [0, ...signs.map(({ 0: sign, index }) => index + sign.length)];
  return starts.map((start, at) => ({ start, end: signs[at]?.index ?? line.length }));
};

/** What stands around words of a line, up to the parts that name a school. */
const aroundWords = (line: string, words: string, isSchool: (part: string) => boolean): string => {
  const at = line.indexOf(words);
  const end = at + words.length;
  const schools = rangesIn(line).filter((range) => isSchool(line.slice(range.start, range.end)));
  const from = schools.reduce((most, range) => (range.end <= at ? Math.max(most, range.end) : most), 0);
  const to = schools.reduce((least, range) => (range.start >= end ? Math.min(least, range.start) : least), line.length);
  const own = schools.some((range) => range.start < end && range.end > at);
  return own ? words : line.slice(from, to).replace(/^[\s\p{P}]+|[\s,;:|–—-]+$/gu, '');
};

/** A degree with what its line says of it, as alone it may not say in what it is; never with the name of its school. */
export const degreePlace = (degree: ExtractedText, school: ExtractedText | null, language: LanguageCode | null): Place => {
  const { quote } = degree.source;
  const name = school?.value ?? '';
  const isSchool = (part: string): boolean =>
    part.trim() !== '' && ((name !== '' && part.includes(name)) || namesSchool(part, language));
  const context = quote.includes(degree.value) ? aroundWords(quote, degree.value, isSchool) : degree.value;
  return { ...valuePlace(degree, 'education'), context: context.includes(degree.value) ? context : null };
};
