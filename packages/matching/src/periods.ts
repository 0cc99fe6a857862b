import type { LanguageCode, ResumeContent, SectionKind } from '@winnow/contracts';
import { type DateRange, parseDateRanges } from '@winnow/resumes/dates';
import { isList } from './is-list.ts';
import { namesWork } from './names-work.ts';
import { isPersonalLine } from './personal-text.ts';
import { statementsOf } from './statements-of.ts';

/** Dated work: a position that was read as one, or a statement with dates and what follows it. */
export type Period = {
  /** What names the work: the title, or the statement without its dates. */
  readonly title: string;
  /** Months since year 0; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly current: boolean;
  /** Index of the position; null when only a statement with dates was found. */
  readonly position: number | null;
};

export type Periods = {
  /** Those of the positions first, in their order. */
  readonly list: readonly Period[];
  /** The work that each statement of each section tells of. */
  readonly ofStatements: readonly (readonly (Period | null)[])[];
};

/** What stands in these sections is dated, but not by work. */
const otherwise: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'education',
  'certifications',
  'languages',
  'references',
  'awards',
  'publications',
]);

/** In a statement of some length, one date tells since when; a shorter one is a mere date. */
const minLength = 18;

/** A month as a count since year 0, of YYYY, YYYY-MM or YYYY-MM-DD. */
const monthNumber = (iso: string): number => Number(iso.slice(0, 4)) * 12 + (iso.length > 4 ? Number(iso.slice(5, 7)) - 1 : 0);

/** The month of the end counts as worked; for bare years, their difference counts. */
const endOf = (iso: string): number => monthNumber(iso) + (iso.length > 4 ? 1 : 0);

type Position = ResumeContent['experience'][number];

const ofPosition = ({ title, start, end, months }: Position, position: number, until: number): Period => {
  const from = start?.iso == null ? null : monthNumber(start.iso);
  const current = end?.current === true;
  const last = current ? until : end?.iso == null ? null : endOf(end.iso);
  const length = from !== null && last !== null && last > from ? last - from : (months ?? 0);
  const begin = from ?? (last === null ? 0 : last - length);
  return { title: title?.value ?? '', from: begin, to: begin + length, current, position };
};

/** The dates of a statement: a period, or a beginning. A year in a list belongs to what is listed. */
const datesIn = (statement: string, language: LanguageCode | null): DateRange | undefined => {
  const ranges = parseDateRanges(statement, language === null ? [] : [language]);
  const period = ranges.find(({ start, end }) => start.iso !== null && end !== null);
  if (period !== undefined || statement.length < minLength || isList(statement, language)) return period;
  return ranges.find(({ start }) => start.iso !== null);
};

/** The work that begins with a statement; without an end when it only tells since when. */
const ofStatement = (statement: string, language: LanguageCode | null, until: number): Period | undefined => {
  const dates = datesIn(statement, language);
  if (dates?.start.iso == null) return undefined;
  const from = monthNumber(dates.start.iso);
  if (from >= until) return undefined;
  const current = dates.end?.current === true;
  const last = current ? until : dates.end?.iso == null ? null : endOf(dates.end.iso);
  // "2014 – 2014" lasted within a year, "2014" until something else began.
  const to = last === null ? from : Math.max(last, from + 1);
  return { title: statement.replace(dates.raw, ' '), from, to, current, position: null };
};

const lasts = ({ from, to, current }: Period): boolean => current || to > from;

/** Shorter work ends no other work. */
const leastMonths = 6;

/** What only began lasted until the next work began, or still does. */
const closed = (periods: readonly Period[], onlyBegan: (period: Period) => boolean, until: number): readonly Period[] => {
  const next = new Map<number, number>();
  const lasting = periods.filter((period) => onlyBegan(period) || period.to - period.from >= leastMonths);
  const begins = [...new Set(lasting.map(({ from }) => from).filter((from) => from < until))].toSorted((a, b) => a - b);
  for (const [index, from] of begins.entries()) next.set(from, begins[index + 1] ?? until);
  const last = begins.at(-1);
  return periods.map((period) =>
    onlyBegan(period) ? { ...period, to: next.get(period.from) ?? until, current: period.from === last } : period,
  );
};

/**
 * The dated work of a resume; what lasts counts up to the month `now` (YYYY-MM). Where dates stand outside of positions, as in
 * letters and in lists without a heading, each statement with dates begins work of its own, to which the next ones belong. Within
 * work, a single date begins other work only where an employer or an occupation is named; else something happened there.
 */
export const periodsOf = ({ experience, sections }: ResumeContent, language: LanguageCode | null, now: string): Periods => {
  const until = endOf(now);
  const positions = experience.map((position, index) => ofPosition(position, index, until));
  const known = new Map(
    experience.flatMap(({ title, start, end }, index) =>
      [title, start, end].flatMap((each) => (each === null ? [] : [[each.source.quote.trim(), index] as const])),
    ),
  );
  // The reader may quote another line than that with the dates.
  const positionOf = ({ from, to }: Period): number | undefined => {
    const index = positions.findIndex((position) => position.from === from && position.to === to);
    return index === -1 ? undefined : index;
  };
  const found: Period[] = [];
  const numbers = sections.map(({ kind, text }) => {
    let open: number | null = null;
    return statementsOf(text).map((statement) => {
      // A date of birth begins no work.
      if (otherwise.has(kind) || isPersonalLine(statement)) return null;
      const own = known.get(statement.trim());
      const read = own === undefined ? ofStatement(statement, language, until) : undefined;
      const dated = read === undefined || open === null || lasts(read) || namesWork(read.title, language) ? read : undefined;
      const told = own ?? (dated === undefined ? undefined : positionOf(dated));
      if (dated !== undefined && told === undefined) found.push(dated);
      open = told ?? (dated === undefined ? open : positions.length + found.length - 1);
      return open;
    });
  });
  const onlyBegan = (period: Period): boolean => {
    const position = period.position === null ? null : experience[period.position];
    return !lasts(period) && (position == null || (position.start?.iso != null && position.end === null));
  };
  const list = closed([...positions, ...found], onlyBegan, until);
  return { list, ofStatements: numbers.map((own) => own.map((number) => (number === null ? null : (list[number] ?? null)))) };
};

/** Months that the periods cover, overlapping ones counted once. */
export const monthsOf = (periods: readonly Period[]): number => {
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
};

/** A month as YYYY-MM. */
export const isoMonth = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
