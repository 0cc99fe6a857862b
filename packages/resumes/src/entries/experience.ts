import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { type MonthNumber, spanOf } from '../dates/months.ts';
import { extracted, extractedDateOf } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-lines.ts';
import { type Fragment, fragmentsOf } from './fragments.ts';
import { type DatedLine, type Entry, joinBullets, splitEntries } from './split-entries.ts';

type Experience = ResumeContent['experience'][number];

const firstDate = (head: readonly DatedLine[]) => {
  const dated = head.find(({ dates }) => dates.some(({ end }) => end !== null)) ?? head.find(({ dates }) => dates.length > 0);
  const range = dated?.dates.find(({ end }) => end !== null) ?? dated?.dates[0];
  return dated === undefined || range === undefined ? undefined : { line: dated.line, range };
};

type Choice = { readonly fragment: Fragment; readonly confidence: number };
type Roles = { readonly title: Choice | undefined; readonly company: Choice | undefined; readonly place: Fragment | undefined };

const choice = (fragment: Fragment | undefined, confidence: number): Choice | undefined =>
  fragment === undefined ? undefined : { fragment, confidence };

/** In which order the entries of a section name title and company, told by those whose words are clear. */
type Order = 'title-first' | 'company-first';

const clearOrder = (fragments: readonly Fragment[]): Order | undefined => {
  const named = fragments.filter((fragment) => fragment.place < 0.7).slice(0, 2);
  const [first, second] = named;
  if (first === undefined || second === undefined) return undefined;
  if (first.title && !first.company && !second.title) return 'title-first';
  if (second.title && !second.company && !first.title) return 'company-first';
  if (first.company && !first.title && !second.company) return 'company-first';
  if (second.company && !second.title && !first.company) return 'title-first';
  return undefined;
};

const sectionOrder = (all: readonly (readonly Fragment[])[]): Order => {
  const orders = all.map(clearOrder);
  const titles = orders.filter((order) => order === 'title-first').length;
  const companies = orders.filter((order) => order === 'company-first').length;
  return companies > titles ? 'company-first' : 'title-first';
};

/** The neighbour of a fragment that names the other thing: on another line if there is one, on the side that the section's order tells. */
const partnerOf = (known: Fragment, named: readonly Fragment[], side: 'before' | 'after'): Fragment | undefined => {
  const at = named.indexOf(known);
  const before = named.slice(0, at).filter((each) => each.title === false || !known.title);
  const after = named.slice(at + 1);
  const [near, far] = side === 'before' ? [before, after] : [after, before];
  const otherRow = (list: readonly Fragment[]): Fragment | undefined => list.find((each) => each.row !== known.row);
  const sameRow = (list: readonly Fragment[]): Fragment | undefined => list.find((each) => each.row === known.row);
  return sameRow(near) ?? otherRow(near) ?? sameRow(far) ?? otherRow(far);
};

const oneOf = (only: Fragment, order: Order): Omit<Roles, 'place'> => {
  if (only.title && !only.company) return { title: choice(only, 0.8), company: undefined };
  return only.company || only.institution || order === 'company-first'
    ? { title: undefined, company: choice(only, only.company ? 0.8 : 0.5) }
    : { title: choice(only, 0.4), company: undefined };
};

const namesOf = (named: readonly Fragment[], order: Order): Omit<Roles, 'place'> => {
  const [first, second] = named;
  if (first === undefined) return { title: undefined, company: undefined };
  if (second === undefined) return oneOf(first, order);
  const title = named.find((each) => each.title && !each.company);
  const company = named.find((each) => each !== title && each.company && !each.title);
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
  return order === 'title-first'
    ? { title: choice(first, 0.5), company: choice(second, 0.5) }
    : { title: choice(second, 0.5), company: choice(first, 0.5) };
};

const rolesOf = (fragments: readonly Fragment[], order: Order): Roles => {
  const places = fragments.filter(({ place, company, institution, title }) => place >= 0.7 && !company && !institution && !title);
  return {
    ...namesOf(
      fragments.filter((fragment) => !places.includes(fragment)),
      order,
    ),
    place: places[0],
  };
};

const readEntry = (
  entry: Entry,
  fragments: readonly Fragment[],
  order: Order,
  reference: MonthNumber | null,
): Experience | undefined => {
  const { title, company, place } = rolesOf(fragments, order);
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
    // How long an ongoing position has lasted is not in the document.
    months: span === undefined || end?.current ? null : Math.min(1_200, span[1] - span[0]),
    bullets: joinBullets(entry.body).map((bullet) => extracted(bullet.text, bullet.line.bullet ? 0.95 : 0.8, bullet.line)),
  };
};

/** The positions of the lines of an experience section. An ongoing one has no number of months. */
export const readExperience = (
  lines: readonly ResumeLine[],
  languages: readonly LanguageCode[],
  reference: MonthNumber | null,
): readonly Experience[] => {
  const entries = splitEntries(lines, languages);
  const fragments = entries.map((entry) => fragmentsOf(entry.head, languages[0] ?? null));
  const order = sectionOrder(fragments);
  return entries.flatMap((entry, index) => readEntry(entry, fragments[index] ?? [], order, reference) ?? []);
};
