import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { type MonthNumber, spanOf } from '../dates/months.ts';
import { extracted, extractedDateOf } from '../evidence.ts';
import { letterKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { looksLikeTitle } from './cues.ts';
import type { DatedLine } from './dated-line.ts';
import type { Entry } from './entry.ts';
import type { HeadContext } from './piece-evidence.ts';
import { type RoleValue, readRoles } from './read-roles.ts';
import type { Role } from './roles.ts';
import { joinBullets, splitEntries } from './split-entries.ts';

type Experience = ResumeContent['experience'][number];

const firstDate = (head: readonly DatedLine[]) => {
  const dated = head.find(({ dates }) => dates.some(({ end }) => end !== null)) ?? head.find(({ dates }) => dates.length > 0);
  const range = dated?.dates.find(({ end }) => end !== null) ?? dated?.dates[0];
  return dated === undefined || range === undefined ? undefined : { line: dated.line, range };
};

const find = (values: readonly RoleValue[] | undefined, role: Role): RoleValue | undefined =>
  values?.find((each) => each.role === role);

/** How sure it is that a position without an employer belongs to the one above. */
const inheritance = 0.7;

/**
 * Positions below one another may share the employer above the first: a line in another look than the titles, which have one look.
 */
const withEmployers = (entries: readonly (readonly RoleValue[])[]): readonly (readonly RoleValue[])[] => {
  let above: { readonly company: RoleValue; readonly title: RoleValue } | undefined;
  return entries.map((values, index) => {
    const [company, title] = [find(values, 'company'), find(values, 'title')];
    if (company !== undefined && title === undefined) {
      // An employer with the time of all positions below it is no position.
      const next = entries[index + 1];
      const first = find(next, 'company') === undefined ? find(next, 'title') : undefined;
      above = first !== undefined && letterKey(company.line) !== letterKey(first.line) ? { company, title: first } : undefined;
      return above === undefined ? values : [];
    }
    if (company !== undefined && title !== undefined) {
      const isAbove = values.indexOf(company) < values.indexOf(title) && company.line !== title.line;
      above = isAbove && letterKey(company.line) !== letterKey(title.line) ? { company, title } : undefined;
      return values;
    }
    if (title === undefined || above === undefined || letterKey(title.line) !== letterKey(above.title.line)) return values;
    return [...values, { ...above.company, confidence: above.company.confidence * inheritance }];
  });
};

/** A longer line that contains the end of a sentence is prose, not the head of an entry; the dot of "Inc. |" ends none. */
const minProse = 90;
const sentenceEnd = /[\p{L}\p{M}]{2}\)?[.!?]\s+\p{Lu}|[\p{L}\p{M}]{4}\)?[.!?]\s*$|[。।؟۔]/u;
const maxTitleWords = 8;

const isProse = ({ text }: ResumeLine): boolean => text.length > minProse && sentenceEnd.test(text);

/** True for words of a sentence that name no work that a table knows. */
const isChance = ({ text, line }: RoleValue): boolean => {
  const isShort = text.split(/\s+/u).length <= maxTitleWords || line.pieces.includes(text);
  return isProse(line) && !(isShort && looksLikeTitle(text));
};

const readEntry = (
  entry: Entry,
  values: readonly RoleValue[],
  { reference, anyDates }: { readonly reference: MonthNumber | null; readonly anyDates: boolean },
): Experience | undefined => {
  const named = find(values, 'title') ?? find(values, 'company');
  if (named !== undefined && isChance(named)) return undefined;
  const date = firstDate(entry.head);
  const read = (role: Role) => {
    const value = find(values, role);
    return value === undefined ? null : extracted(value.text, value.confidence, value.line);
  };
  const [title, company] = [read('title'), read('company')];
  if (title === null && company === null) return undefined;
  // Where positions have dates, a name without one is that of a department or a referee.
  if (anyDates && date === undefined && (title === null || company === null)) return undefined;
  const start = date === undefined ? null : extractedDateOf(date.range.start, date.line);
  const end = date === undefined ? null : extractedDateOf(date.range.end, date.line);
  const span = spanOf({ start: start?.iso ?? null, end: end?.iso ?? null, current: end?.current ?? false }, reference);
  return {
    company,
    title,
    location: read('place'),
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
  context: HeadContext,
): readonly Experience[] => {
  const entries = splitEntries(lines, languages, 'experience');
  const heads = entries.map(({ head }) => head);
  const values = withEmployers(readRoles(heads, 'experience', context));
  const anyDates = heads.some((head) => firstDate(head) !== undefined);
  return entries.flatMap((entry, index) => readEntry(entry, values[index] ?? [], { reference, anyDates }) ?? []);
};
