import type { SectionKind } from '@winnow/contracts';
import { qualifiedHeading } from '@winnow/languages';
import { parseDateRanges } from '@winnow/resumes';
import type { Heading, ResumeLine, State } from '@winnow/resumes/training';
import { kindByWords, lookUpHeading, type Section, splitSections } from '@winnow/resumes/training';
import { normalise } from '../evaluate/normalise.ts';

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

type Fact = {
  readonly title?: string | null;
  readonly company?: string | null;
  readonly location?: string | null;
  readonly institution?: string | null;
  readonly degree?: string | null;
  readonly field?: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

const key = (text: string): string => normalise(text).replace(/^[^\p{L}\p{Nd}]+|[:：]+$/gu, '');

const kindOf = (truth: Truth, at: number): SectionKind => {
  const heading = truth.headings[at] ?? '';
  const given = Array.isArray(truth.kinds) ? truth.kinds[at] : (truth.kinds as Record<string, string> | undefined)?.[heading];
  if (given !== undefined) return given.split('/')[0] as SectionKind;
  const language = truth.language as never;
  return (
    (lookUpHeading(heading, language) ?? qualifiedHeading(heading, language))?.kind ?? kindByWords(heading, language) ?? 'other'
  );
};

const strength = (line: ResumeLine): number => line.size + (line.bold ? 1 : 0) - (line.bullet ? 2 : 0);

/** The headings by line, and how many of the labelled ones were found. */
const findTrueHeadings = (lines: readonly ResumeLine[], truth: Truth): Map<number, Heading> => {
  const found = new Map<number, Heading>();
  const taken = new Set<number>();
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
    if (best === undefined) continue;
    for (let step = 0; step < best.count; step += 1) taken.add(best.index + step);
    found.set(best.index, { kind, text, rest: best.rest, lines: best.count });
  }
  return found;
};

const factsFor = (truth: Truth, kind: SectionKind): readonly Fact[] | undefined => {
  if (kind === 'experience')
    return (
      truth.experience ??
      truth.titles.map((title, index) => ({ title, company: truth.companies[index] ?? null, start: null, end: null }))
    );
  if (kind === 'education')
    return truth.education ?? truth.institutions.map((institution) => ({ institution, start: null, end: null }));
  if (kind === 'projects' && truth.projects !== undefined)
    return truth.projects.map((title) => ({ title, start: null, end: null }));
  return undefined;
};

/** How many lines the head of an entry may span. */
const longestHead = 6;

const textsOf = ({ title, company, institution, degree, location, field }: Fact): readonly string[] =>
  [title, company, institution, degree, location, field].flatMap((text) => (text ? [key(text)] : []));

/** Marks the lines of the heads of entries: 'start' for the first line of each, 'head' for the others; undefined if unknown. */
const headLines = (section: Section, truth: Truth): ReadonlyMap<ResumeLine, 'start' | 'head'> | undefined => {
  const facts = factsFor(truth, section.kind);
  if (facts === undefined) return undefined;
  const { lines } = section;
  const keys = lines.map(({ text }) => normalise(text));
  const years = lines.map(({ text }) =>
    parseDateRanges(text, [truth.language as never]).flatMap(({ start, end }) => [start.iso, end?.iso]),
  );
  const marks = new Map<ResumeLine, 'start' | 'head'>();
  const spans: (readonly number[])[] = [];
  let from = 0;
  for (const fact of facts) {
    const texts = textsOf(fact);
    const names = texts.slice(0, 3);
    const dates = [fact.start, fact.end].filter((date) => date !== null && date !== 'present');
    const matches = (index: number): number => {
      const window = Array.from({ length: longestHead }, (_, step) => index + step).filter((each) => each < lines.length);
      return names.filter((text) => window.some((each) => keys[each]?.includes(text))).length;
    };
    const candidates = [...lines.keys()].filter(
      (index) =>
        index >= from && names.some((text) => keys[index]?.includes(text)) && !(lines[index] as ResumeLine).text.match(/[.。]$/u),
    );
    const first = candidates.toSorted((a, b) => matches(b) - matches(a) || a - b)[0];
    if (first === undefined) continue;
    const own = new Set<number>([first]);
    const seen = new Set<string>();
    for (let index = first; index < Math.min(lines.length, first + longestHead); index += 1) {
      const hits = texts.filter((text) => !seen.has(text) && text.length > 1 && keys[index]?.includes(text));
      const dated = dates.some((date) => years[index]?.some((iso) => iso === date));
      if (index > first && (lines[index] as ResumeLine).text.length > 160) break;
      if (hits.length > 0 || dated) own.add(index);
      for (const hit of hits) seen.add(hit);
    }
    // A date above the names.
    const above = first - 1;
    if (
      above >= from &&
      dates.some((date) => years[above]?.some((iso) => iso === date)) &&
      ![...own].some((index) => years[index]?.length)
    )
      own.add(above);
    const sorted = [...own].toSorted((a, b) => a - b);
    const [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
    spans.push(Array.from({ length: high - low + 1 }, (_, step) => low + step));
    from = high + 1;
  }
  for (const span of spans)
    for (const [order, index] of span.entries()) marks.set(lines[index] as ResumeLine, order === 0 ? 'start' : 'head');
  return marks;
};

/** What is known of a line: its state, or only its kind of section, where nobody labelled the entries. */
export type LineTruth = State | Pick<State, 'kind'>;

/** What is known of each line, or undefined if too few of the labelled headings are lines of the text. */
export const projectRoles = (lines: readonly ResumeLine[], truth: Truth): readonly LineTruth[] | undefined => {
  const headings = findTrueHeadings(lines, truth);
  if (headings.size < truth.headings.length * 0.7) return undefined;
  const states = new Map<ResumeLine, LineTruth>();
  for (const [index, { kind, lines: count }] of headings)
    for (let step = 0; step < count; step += 1) states.set(lines[index + step] as ResumeLine, { kind, role: 'heading' });
  const withEntries = new Set<SectionKind>(['experience', 'education', 'projects', 'volunteering']);
  for (const section of splitSections(lines, headings)) {
    const marks = headLines(section, truth);
    for (const line of section.lines) {
      if (states.has(line)) continue;
      const { kind } = section;
      if (!withEntries.has(kind)) states.set(line, { kind, role: 'text' });
      else states.set(line, marks === undefined ? { kind } : { kind, role: marks.get(line) ?? 'body' });
    }
  }
  return lines.map((line) => states.get(line) ?? { kind: 'other', role: 'text' });
};
