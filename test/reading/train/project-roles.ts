import { type LanguageCode, type SectionKind, sectionKinds } from '@winnow/contracts';
import { qualifiedHeading } from '@winnow/languages';
import type { Heading, ResumeLine, Role } from '@winnow/resumes/training';
import { lookUpHeading, type Section, splitSections } from '@winnow/resumes/training';
import { normalise } from '../evaluate/normalise.ts';
import { kindsByEntries } from './kinds-by-entries.ts';
import { kindsByPlace } from './kinds-by-place.ts';
import { type Fact, placeEntries, type Window } from './place-entries.ts';

export type Truth = {
  readonly language: string;
  readonly headings: readonly string[];
  readonly kinds?: readonly string[] | Readonly<Record<string, string>>;
  readonly experience?: readonly Fact[];
  readonly education?: readonly Fact[];
  readonly projects?: readonly string[];
  readonly titles: readonly string[];
  readonly companies: readonly string[];
  readonly institutions: readonly string[];
};

const isProse = ({ text }: ResumeLine): boolean =>
  text.length > 170 || (text.length > 80 && /\p{Ll}\p{M}*[.।]\s\p{L}|[。]./u.test(text));

const key = (text: string): string => normalise(text).replace(/^[^\p{L}\p{Nd}]+|[:：]+$/gu, '');

/** Nothing could be learned from a line of a kind that no state has. */
const sectionKindOf = (label: string): SectionKind => {
  const kind = sectionKinds.find((each) => each === label.split('/')[0]);
  if (kind === undefined) throw new Error(`"${label}" is no kind of section`);
  return kind;
};

const kindOf = (truth: Truth, at: number): SectionKind => {
  const heading = truth.headings[at] ?? '';
  const given = Array.isArray(truth.kinds) ? truth.kinds[at] : (truth.kinds as Record<string, string> | undefined)?.[heading];
  if (given !== undefined) return sectionKindOf(given);
  const language = truth.language as never;
  return (lookUpHeading(heading, language) ?? qualifiedHeading(heading, language))?.kind ?? 'other';
};

const strength = (line: ResumeLine): number => line.size + (line.bold ? 1 : 0) - (line.bullet ? 2 : 0);

type TrueHeadings = {
  /** The headings by line. */
  readonly found: ReadonlyMap<number, Heading>;
  /** Lines of headings after which one is missing: it heads some of the lines below them, and nobody knows which. */
  readonly unclear: ReadonlySet<number>;
};

const findTrueHeadings = (lines: readonly ResumeLine[], truth: Truth): TrueHeadings => {
  const found = new Map<number, Heading>();
  const unclear = new Set<number>();
  const taken = new Set<number>();
  let last: number | undefined;
  for (const [at, text] of truth.headings.entries()) {
    const wanted = key(text);
    const kind = kindOf(truth, at);
    const fits = [...lines.keys()].flatMap((index) => {
      const line = lines[index] as ResumeLine;
      if (taken.has(index)) return [];
      const own = key(line.text);
      if (own === wanted) return [{ index, count: 1, rest: '', score: 10 + strength(line) }];
      const next = lines[index + 1];
      if (next !== undefined && key(`${line.text}${next.text}`) === wanted)
        return [{ index, count: 2, rest: '', score: 9 + strength(line) }];
      const label = /^([^:：]{2,60})[:：]\s*(\S.*)$/u.exec(line.text);
      if (label !== null && key(label[1] ?? '') === wanted)
        return [{ index, count: 1, rest: label[2] ?? '', score: strength(line) }];
      return [];
    });
    const best = fits.toSorted((a, b) => b.score - a.score || a.index - b.index)[0];
    if (best === undefined) {
      if (last !== undefined) unclear.add(last);
      continue;
    }
    last = best.index;
    for (let step = 0; step < best.count; step += 1) taken.add(best.index + step);
    found.set(best.index, { kind, text, rest: best.rest, lines: best.count });
  }
  return { found, unclear };
};

/** The labelled entries of a section, and whether the labels say all that their heads say. */
const factsFor = (
  truth: Truth,
  kind: SectionKind,
): { readonly facts: readonly Fact[]; readonly complete: boolean } | undefined => {
  const names = ({ titles, companies }: Truth): readonly Fact[] =>
    titles.map((title, index) => ({ title, company: companies[index] ?? null, start: null, end: null }));
  const named = (key: 'title' | 'institution', texts: readonly string[]): readonly Fact[] =>
    texts.map((text) => ({ [key]: text, start: null, end: null }));
  if (kind === 'experience') return { facts: truth.experience ?? names(truth), complete: truth.experience !== undefined };
  if (kind === 'education')
    return { facts: truth.education ?? named('institution', truth.institutions), complete: truth.education !== undefined };
  if (kind === 'projects' && truth.projects !== undefined) return { facts: named('title', truth.projects), complete: true };
  return undefined;
};

/** What is known of a line: its kind of section, null for any, and what it may be there. */
export type LineTruth = { readonly kind: SectionKind | null; readonly roles: readonly Role[] };

const ofEntries: readonly Role[] = ['start', 'head', 'body'];

/** What a line may be of which nothing is known. */
const unknown: LineTruth = { kind: null, roles: ['text', 'heading', ...ofEntries] };

type Labelled = NonNullable<ReturnType<typeof factsFor>>;

/** The labelled entries of a section with the lines that show them; undefined if nobody labelled them, or if they are prose. */
type Placed = { readonly section: Section; readonly labelled: Labelled; readonly windows: readonly Window[] };

const placeIn = (section: Section, truth: Truth): Placed | undefined => {
  const labelled = factsFor(truth, section.kind);
  if (labelled === undefined) return undefined;
  const { lines } = section;
  const windows = placeEntries(lines, labelled.facts, truth.language as LanguageCode);
  // In prose, no lines name entries.
  if (windows.length === 0 || windows.some(({ from, to }) => lines.slice(from, to + 1).some(isProse))) return undefined;
  return { section, labelled, windows };
};

/** What the lines of a section of entries may be. If not `all` of the labelled entries are found, any line may name one of the others. */
const entryLines = ({ section: { lines }, labelled, windows }: Placed, all: boolean): ReadonlyMap<ResumeLine, readonly Role[]> =>
  new Map(
    lines.map((line, index) => {
      const own = windows.find(({ from, to }) => from <= index && index <= to);
      if (own !== undefined && labelled.complete) return [line, [index === own.from ? 'start' : 'head']];
      if (own !== undefined) return [line, ['start', 'head']];
      return [line, (labelled.complete && all) || line.bullet || isProse(line) ? ['body'] : ofEntries];
    }),
  );

/** A section as labelled, and what its lines may be if somebody labelled its entries. */
export type TrueSection = { readonly section: Section; readonly lines: ReadonlyMap<ResumeLine, readonly Role[]> | undefined };

const withEntries: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteering']);

type Projected = { readonly states: readonly LineTruth[]; readonly sections: readonly TrueSection[] };

/** The kinds of sections whose entries labels list in full. */
const listed = ['experience', 'education'] as const;

/** The kind of section of each line by headings, place and labelled entries; null where only a missing heading would tell. */
const kindsOf = (
  lines: readonly ResumeLine[],
  truth: Truth,
  { found, unclear }: TrueHeadings,
): readonly (SectionKind | null)[] => {
  const headings = new Set([...found].flatMap(([index, own]) => Array.from({ length: own.lines }, (_, step) => index + step)));
  const byPlace = kindsByPlace(lines, found);
  let under = -1;
  const kinds = byPlace.map((kind, index) => {
    if (found.has(index)) under = index;
    return unclear.has(under) && !headings.has(index) ? null : kind;
  });
  const labelled = listed.flatMap((kind) => {
    const own = factsFor(truth, kind);
    return own?.complete === true ? [{ kind, facts: own.facts }] : [];
  });
  return kindsByEntries({ lines, kinds, isHeading: (index) => headings.has(index) }, labelled, truth.language as LanguageCode);
};

/** What is known of each line and section, or undefined if too few of the labelled headings are lines of the text. */
export const projectRoles = (lines: readonly ResumeLine[], truth: Truth): Projected | undefined => {
  const headings = findTrueHeadings(lines, truth);
  const { found } = headings;
  if (found.size < truth.headings.length * 0.7) return undefined;
  const kinds = kindsOf(lines, truth, headings);
  const unclear = new Set([...lines.keys()].filter((index) => kinds[index] === null).map((index) => lines[index]));
  const known = new Map<ResumeLine, LineTruth>();
  for (const [index, { kind, lines: count }] of found)
    for (let step = 0; step < count; step += 1) known.set(lines[index + step] as ResumeLine, { kind, roles: ['heading'] });
  for (const line of unclear) if (line !== undefined) known.set(line, unknown);
  const printed = splitSections(
    lines,
    found,
    kinds.map((kind) => kind ?? 'other'),
  ).map((section) => {
    const clear = { ...section, lines: section.lines.filter((line) => !unclear.has(line)) };
    return { section: clear, placed: placeIn(clear, truth) };
  });
  // Entries of one kind may be spread over several sections.
  const hasAll = ({ section: { kind }, labelled }: Placed): boolean =>
    printed.reduce((sum, { section, placed }) => sum + (section.kind === kind ? (placed?.windows.length ?? 0) : 0), 0) >=
    labelled.facts.length;
  const sections = printed.map(({ section, placed }) => ({
    section,
    lines: placed === undefined ? undefined : entryLines(placed, hasAll(placed)),
  }));
  for (const { section, lines: own } of sections)
    for (const line of section.lines) {
      const { kind } = section;
      const otherwise: readonly Role[] = withEntries.has(kind) ? ofEntries : ['text'];
      if (!known.has(line)) known.set(line, { kind, roles: own?.get(line) ?? otherwise });
    }
  return { states: lines.map((line) => known.get(line) ?? { kind: 'other', roles: ['text'] }), sections };
};
