import type { LanguageCode } from '@winnow/contracts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { DatedLine } from './dated-line.ts';
import { type Commas, type Fragment, fragmentsOf, isEmployer, isTitle } from './fragments.ts';

/** The names of an entry, in order, and its place. */
export type Names = { readonly named: readonly Fragment[]; readonly place: Fragment | undefined };

const isPlace = ({ place, company, institution, title }: Fragment): boolean => place >= 0.7 && !company && !institution && !title;

const namesIn = (head: readonly DatedLine[], language: LanguageCode | null, commas: Commas): Names => {
  const fragments = fragmentsOf(head, language, commas);
  const named = fragments.filter((each) => !isPlace(each));
  // "Highlights" below a name is a heading for the following lines.
  const unlabelled = named.filter(({ text }) => lookUpHeading(text, language) === undefined);
  return { named: unlabelled.length > 0 ? unlabelled : named, place: fragments.find(isPlace) };
};

const holdsComma = ({ text }: Fragment): boolean => /[,،、፣]|\s[–—-]\s/u.test(text);

/**
 * True when a comma separates a clear title from an employer that is not named elsewhere. An unclear employer counts if commas
 * separate the names of other entries.
 */
const tellsComma = ({ named }: Names, joined: Names, byComma: boolean): boolean =>
  named.length > joined.named.length &&
  named.some(isTitle) &&
  (byComma || named.some(isEmployer)) &&
  !joined.named.some((each) => isEmployer(each) && !holdsComma(each));

/**
 * The names in the heads of a section's entries. When lines or bars separate the names, commas and dashes are part of them
 * ("Teacher, years 7 to 9" above the school). Otherwise a comma separates names if there would be only one name, or if commas
 * separate the names of other entries.
 */
export const namesOfEntries = (heads: readonly (readonly DatedLine[])[], language: LanguageCode | null): readonly Names[] => {
  const readings = heads.map((head) => {
    const joined = namesIn(head, language, 'join');
    return { head, joined, told: joined.named.some(holdsComma) ? namesIn(head, language, 'tell') : joined };
  });
  const byComma = readings.some(({ joined, told }) => tellsComma(told, joined, false));
  return readings.map(({ head, joined, told }) => {
    if (joined.named.length > 1) return tellsComma(told, joined, byComma) ? told : joined;
    return told.named.length > 1 || !joined.named.some(holdsComma) ? told : namesIn(head, language, 'split');
  });
};
