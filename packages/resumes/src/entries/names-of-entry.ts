import type { LanguageCode } from '@winnow/contracts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { type Commas, type Fragment, fragmentsOf } from './fragments.ts';
import type { DatedLine } from './split-entries.ts';

/** What names an entry, in order, and where it was. */
export type Names = { readonly named: readonly Fragment[]; readonly place: Fragment | undefined };

const isPlace = ({ place, company, institution, title }: Fragment): boolean => place >= 0.7 && !company && !institution && !title;

const namesIn = (head: readonly DatedLine[], language: LanguageCode | null, commas: Commas): Names => {
  const fragments = fragmentsOf(head, language, commas);
  const named = fragments.filter((each) => !isPlace(each));
  // "Highlights" below two names heads what follows.
  const unlabelled = named.filter(({ text }) => lookUpHeading(text, language) === undefined);
  return { named: unlabelled.length > 1 ? unlabelled : named, place: fragments.find(isPlace) };
};

const isEmployer = ({ company, institution, title }: Fragment): boolean => (company || institution) && !title;

/** True when a comma stands between a clear title and a clear employer, and nothing else names the employer. */
const tellsComma = ({ named }: Names, joined: Names): boolean =>
  named.length > joined.named.length &&
  named.some(({ title, company }) => title && !company) &&
  named.some(isEmployer) &&
  !joined.named.some((each) => isEmployer(each) && !/[,،、፣]/u.test(each.text));

/**
 * The names of the head of an entry: where lines or signs part them, commas belong to them ("Teacher, years 7 to 9" above the school);
 * where there is one name otherwise, a comma parts it.
 */
export const namesOfEntry = (head: readonly DatedLine[], language: LanguageCode | null): Names => {
  const joined = namesIn(head, language, 'join');
  const told = namesIn(head, language, 'tell');
  if (joined.named.length > 1) return tellsComma(told, joined) ? told : joined;
  return told.named.length > 1 ? told : namesIn(head, language, 'split');
};
