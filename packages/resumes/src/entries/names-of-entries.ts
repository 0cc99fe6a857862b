import type { LanguageCode } from '@winnow/contracts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { DatedLine } from './dated-line.ts';
import { type Commas, type Fragment, fragmentsOf, isEmployer, isTitle } from './fragments.ts';

/** What names an entry, in order, and where it was. */
export type Names = { readonly named: readonly Fragment[]; readonly place: Fragment | undefined };

const isPlace = ({ place, company, institution, title }: Fragment): boolean => place >= 0.7 && !company && !institution && !title;

const namesIn = (head: readonly DatedLine[], language: LanguageCode | null, commas: Commas): Names => {
  const fragments = fragmentsOf(head, language, commas);
  const named = fragments.filter((each) => !isPlace(each));
  // "Highlights" below a name heads what follows.
  const unlabelled = named.filter(({ text }) => lookUpHeading(text, language) === undefined);
  return { named: unlabelled.length > 0 ? unlabelled : named, place: fragments.find(isPlace) };
};

const holdsComma = ({ text }: Fragment): boolean => /[,،、፣]|\s[–—-]\s/u.test(text);

/** True when a comma stands between a clear title and an employer, and nothing else names the employer; one that is not clear counts where commas part the names of other entries. */
const tellsComma = ({ named }: Names, joined: Names, byComma: boolean): boolean =>
  named.length > joined.named.length &&
  named.some(isTitle) &&
  (byComma || named.some(isEmployer)) &&
  !joined.named.some((each) => isEmployer(each) && !holdsComma(each));

/**
 * The names in the heads of the entries of a section: where lines or bars part them, commas and dashes belong to them ("Teacher, years 7
 * to 9" above the school); where there is one name otherwise, or where commas part the names of other entries, a comma parts it.
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
