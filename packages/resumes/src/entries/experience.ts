import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { type MonthNumber, spanOf } from '../dates/months.ts';
import { extracted, extractedDateOf } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { DatedLine } from './dated-line.ts';
import { type Fragment, isEmployer, isTitle } from './fragments.ts';
import { type Names, namesOfEntries } from './names-of-entries.ts';
import { type Entry, joinBullets, splitEntries } from './split-entries.ts';

type Experience = ResumeContent['experience'][number];

const firstDate = (head: readonly DatedLine[]) => {
  const dated = head.find(({ dates }) => dates.some(({ end }) => end !== null)) ?? head.find(({ dates }) => dates.length > 0);
  const range = dated?.dates.find(({ end }) => end !== null) ?? dated?.dates[0];
  return dated === undefined || range === undefined ? undefined : { line: dated.line, range };
};

type Choice = { readonly fragment: Fragment; readonly confidence: number };
type Roles = { readonly title: Choice | undefined; readonly company: Choice | undefined };

const choice = (fragment: Fragment | undefined, confidence: number): Choice | undefined =>
  fragment === undefined ? undefined : { fragment, confidence };

/** How clearly two names are in the order title, company: from 2 (both words agree) to -2 (both contradict it). */
const orderOf = ([first, second, third]: readonly Fragment[]): number => {
  if (first === undefined || second === undefined || third !== undefined) return 0;
  return Number(isTitle(first)) + Number(isEmployer(second)) - Number(isEmployer(first)) - Number(isTitle(second));
};

type Places = { readonly title: number; readonly company: number };

/** The positions of title and employer among the names, if both can be identified by their words. */
const placesOf = (named: readonly Fragment[]): Places | undefined => {
  const [title, company] = [named.findIndex(isTitle), named.findIndex(isEmployer)];
  return title < 0 || company < 0 ? undefined : { title, company };
};

/**
 * Evidence from all entries of a section, computed once: the sum of their orders, and the positions of title and company in each.
 */
type Section = {
  readonly order: number;
  readonly placed: readonly { readonly names: readonly Fragment[]; readonly places: Places }[];
};

const sectionOf = (all: readonly (readonly Fragment[])[]): Section => ({
  order: all.reduce((sum, each) => sum + orderOf(each), 0),
  placed: all.flatMap((names) => {
    const places = placesOf(names);
    return places === undefined ? [] : [{ names, places }];
  }),
});

type Order = 'title-first' | 'company-first';

/**
 * The order of one entry: from both of its names if they are clear, else from most of the section's entries, which share a
 * format. Defaults to title first.
 */
const orderIn = (section: Section, named: readonly Fragment[]): Order => {
  const own = orderOf(named);
  const said = Math.abs(own) > 1 ? own : section.order;
  return said < 0 ? 'company-first' : 'title-first';
};

/**
 * The neighbour of a fragment that contains the other name: preferably on another line, on the side given by the section's order.
 */
const partnerOf = (known: Fragment, named: readonly Fragment[], side: 'before' | 'after'): Fragment | undefined => {
  const at = named.indexOf(known);
  const before = named.slice(0, at).filter((each) => each.title === false || !known.title);
  const after = named.slice(at + 1);
  const [near, far] = side === 'before' ? [before, after] : [after, before];
  const otherRow = (list: readonly Fragment[]): Fragment | undefined => list.find((each) => each.row !== known.row);
  const sameRow = (list: readonly Fragment[]): Fragment | undefined => list.find((each) => each.row === known.row);
  return sameRow(near) ?? otherRow(near) ?? sameRow(far) ?? otherRow(far);
};

const oneOf = (only: Fragment, order: Order): Roles => {
  if (only.title && !only.company) return { title: choice(only, 0.8), company: undefined };
  return only.company || only.institution || order === 'company-first'
    ? { title: undefined, company: choice(only, only.company ? 0.8 : 0.5) }
    : { title: choice(only, 0.4), company: undefined };
};

/**
 * Title and company among three or more names: those with clear words, those at the same positions as in another entry of the
 * section, or the neighbour of a clear one.
 */
const namesOfMany = (named: readonly Fragment[], order: Order, { placed }: Section): Roles => {
  const places = placed.find(
    (each) => each.names !== named && Math.max(each.places.title, each.places.company) < named.length,
  )?.places;
  const title = named.find(isTitle) ?? (places === undefined ? undefined : named[places.title]);
  const company =
    named.find((each) => each !== title && each.company && !each.title) ??
    (places === undefined || named[places.company] === title ? undefined : named[places.company]);
  if (title !== undefined && company !== undefined) return { title: choice(title, 0.9), company: choice(company, 0.9) };
  if (title !== undefined)
    return {
      title: choice(title, 0.9),
      company: choice(partnerOf(title, named, order === 'title-first' ? 'after' : 'before'), 0.7),
    };
  if (company !== undefined)
    return {
      title: choice(partnerOf(company, named, order === 'title-first' ? 'before' : 'after'), 0.6),
      company: choice(company, 0.9),
    };
  const [first, second] = named;
  return order === 'title-first'
    ? { title: choice(first, 0.5), company: choice(second, 0.5) }
    : { title: choice(second, 0.5), company: choice(first, 0.5) };
};

const namesOf = (named: readonly Fragment[], section: Section): Roles => {
  const order = orderIn(section, named);
  const [first, second] = named;
  if (first === undefined) return { title: undefined, company: undefined };
  if (second === undefined) return oneOf(first, order);
  if (named.length > 2) return namesOfMany(named, order, section);
  const [title, company] = order === 'title-first' ? [first, second] : [second, first];
  const told = isTitle(title) || isEmployer(company);
  return {
    title: choice(title, isTitle(title) ? 0.9 : told ? 0.6 : 0.5),
    company: choice(company, isEmployer(company) ? 0.9 : told ? 0.7 : 0.5),
  };
};

const readEntry = (
  entry: Entry,
  { named, place }: Names,
  section: Section,
  reference: MonthNumber | null,
): Experience | undefined => {
  const { title, company } = namesOf(named, section);
  const date = firstDate(entry.head);
  if (title === undefined && company === undefined) return undefined;
  const start = date === undefined ? null : extractedDateOf(date.range.start, date.line);
  const end = date === undefined ? null : extractedDateOf(date.range.end, date.line);
  const span = spanOf({ start: start?.iso ?? null, end: end?.iso ?? null, current: end?.current ?? false }, reference);
  const text = (chosen: Choice | undefined) =>
    chosen === undefined ? null : extracted(chosen.fragment.text, chosen.confidence, chosen.fragment.line);
  return {
    company: text(company),
    title: text(title),
    location: place === undefined ? null : extracted(place.text, place.place, place.line),
    start,
    end,
    // The document does not say how long an ongoing position has lasted.
    months: span === undefined || end?.current ? null : Math.min(1_200, span[1] - span[0]),
    bullets: joinBullets(entry.body).map((bullet) => extracted(bullet.text, bullet.line.bullet ? 0.95 : 0.8, bullet.line)),
  };
};

/** The positions in the lines of an experience section. Ongoing positions have no number of months. */
export const readExperience = (
  lines: readonly ResumeLine[],
  languages: readonly LanguageCode[],
  reference: MonthNumber | null,
): readonly Experience[] => {
  const entries = splitEntries(lines, languages);
  const names = namesOfEntries(
    entries.map(({ head }) => head),
    languages[0] ?? null,
  );
  const section = sectionOf(names.map(({ named }) => named));
  return entries.flatMap((entry, index) => {
    const own = names[index];
    return own === undefined ? [] : (readEntry(entry, own, section, reference) ?? []);
  });
};
