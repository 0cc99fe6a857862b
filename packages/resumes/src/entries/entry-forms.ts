import { bucket, numbered } from '@winnow/decode';
import { withoutEnumeration } from '@winnow/languages';
import { type DatedLine, isBareDate } from './dated-line.ts';

/** Where a line has its date. */
const placeOfDate = (dated: DatedLine): string => {
  const { line, dates } = dated;
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return 'none';
  if (isBareDate(dated)) return 'alone';
  const bare = line.text.replace(/[\s).,;]+$/u, '');
  if (line.text.replace(/^[\s([*_]+/u, '').startsWith(first.raw)) return 'first';
  return bare.endsWith(last.raw.replace(/[\s).,;]+$/u, '')) ? 'last' : 'inside';
};

/** The signs of a line between its words, without its dates: "Rock River Hospital – Rockford, IL" is "w–w,w". */
const patternOf = ({ line, dates }: DatedLine): string => {
  const text = dates.reduce((rest, { raw }) => rest.replace(raw, ' '), line.text);
  return text
    .replace(/[\p{L}\p{M}\p{Nd}'’.]+(?:\s+[\p{L}\p{M}\p{Nd}'’.]+)*/gu, 'w')
    .replace(/\s+/gu, '')
    .slice(0, 12);
};

/** A pattern with a sign between words says more than words alone. */
const tells = (pattern: string): boolean => /w[^w]+w/u.test(pattern);

/** For each line, what words of titles, employers, schools and degrees (`words`) the lines since the last date have named. */
const namedSince = (words: readonly string[], isDated: (index: number) => boolean): readonly string[] => {
  let seen = '';
  return words.map((own, index) => {
    if (isDated(index)) seen = '';
    const before = seen;
    for (const kind of own) if (!seen.includes(kind)) seen += kind;
    return before;
  });
};

/** How much of what a line names was not named since the last date. */
const newness = (own: string, seen: string): string => {
  if (own === '') return '';
  const known = [...own].filter((kind) => seen.includes(kind)).length;
  return known === 0 ? 'new' : known < own.length ? 'some' : 'again';
};

/** A line as `entryFeatures` sees it: the kind of its date, if any, and what its words name. */
type Sign = { readonly date: string; readonly words: string };

/**
 * What the forms of a section's lines show, each compared with the others. `backs` are their distances from the last date, and
 * `leading` tells how many lines name an entry before its date.
 */
export const formFeatures = (
  dated: readonly DatedLine[],
  signs: readonly Sign[],
  backs: readonly string[],
  leading: string,
): readonly (readonly number[])[] => {
  const isDated = (index: number): boolean => signs[index]?.date !== 'none';
  const places = dated.map(placeOfDate);
  const placesOfHeads = places.filter((_, index) => isDated(index));
  const many = placesOfHeads.length > 1;
  const ofHeads = (count: number, bounds: readonly number[]): number => bucket(count / Math.max(1, placesOfHeads.length), bounds);
  const patterns = dated.map(patternOf);
  const keys = patterns.map((pattern, index) => `${backs[index]} ${pattern}`);
  const alike = Map.groupBy(keys, (key) => key);
  const samePlace = Map.groupBy(placesOfHeads, (place) => place);
  const enumerated = dated.map(({ line }) => withoutEnumeration(line.text) !== line.text);
  const enumerations = ofHeads(enumerated.filter((each) => each).length, [0, 0.5, 1.2]);
  const seen = namedSince(
    signs.map(({ words }) => words),
    isDated,
  );
  const datesLead = leading === '0';
  return dated.map(({ line: { bullet } }, index) => {
    const [place = 'none', own = '', back = ''] = [places[index], signs[index]?.words, backs[index]];
    const share = many ? ofHeads(samePlace.get(place)?.length ?? 0, [0, 0.3, 0.6, 0.9]) : 'few';
    const twins = many ? ofHeads((alike.get(keys[index] ?? '')?.length ?? 1) - 1, [0, 0.3, 0.6]) : 'few';
    const told = tells(patterns[index] ?? '');
    const newly = newness(own, seen[index] ?? '');
    const lacking = ['t', 'c'].filter((kind) => seen[index]?.includes(kind) !== true).join('');
    return [
      numbered`date-at=${place},${share}`,
      numbered`date-at=${place},${share},${bullet}`,
      numbered`twins=${twins},${told},${place !== 'none'}`,
      numbered`twins=${twins},${told},${own !== ''},${bullet}`,
      numbered`newly=${newly},${datesLead}`,
      numbered`newly=${own},${newly},${datesLead}`,
      numbered`newly=${own},${newly},${back}`,
      numbered`lacks=${lacking},${back},${bullet}`,
      ...(enumerated[index] === true ? [numbered`enumerated=${enumerations},${bullet}`] : []),
    ];
  });
};
