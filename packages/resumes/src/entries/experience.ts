import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { type MonthNumber, spanOf } from '../dates/months.ts';
import { extracted, extractedDateOf } from '../evidence.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { looksLikeTitle } from './cues.ts';
import type { Entry } from './entry.ts';
import { ongoingBelow, type Period, periodOf, saysNow } from './period-of.ts';
import type { HeadContext } from './piece-evidence.ts';
import { readHeads } from './read-heads.ts';
import { type RoleValue, valueIn } from './role-values.ts';
import type { Role } from './roles.ts';
import { joinBullets, splitEntries } from './split-entries.ts';
import { withNamesAbove } from './with-names-above.ts';
import { withStackedTitles } from './with-stacked-titles.ts';
import { withToldTitles } from './with-told-titles.ts';

type Experience = ResumeContent['experience'][number];

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

type About = {
  readonly reference: MonthNumber | null;
  readonly anyDates: boolean;
  /** The period beside an employer that is named above several positions, by the line of the employer. */
  readonly employerPeriod: (line: ResumeLine) => Period | undefined;
  /** The heading of the section, if it says that its positions go on. */
  readonly now: string | null;
};

const readEntry = (
  entry: Entry,
  values: readonly RoleValue[],
  { reference, anyDates, employerPeriod, now }: About,
): Experience | undefined => {
  const [post, employer] = [valueIn(values, 'title'), valueIn(values, 'company')];
  const named = post ?? employer;
  // What has both a title and an employer is a position, however it is told.
  const isWhole = post !== undefined && employer !== undefined;
  if (named !== undefined && !isWhole && isChance(named)) return undefined;
  const own = periodOf(entry.head, post?.line);
  const printed = own ?? (employer === undefined ? undefined : employerPeriod(employer.line));
  const date = printed ?? (now === null || named === undefined ? undefined : ongoingBelow(now, named.line));
  const read = (role: Role) => {
    const value = valueIn(values, role);
    return value === undefined ? null : extracted(value.text, value.confidence, value.line);
  };
  const [title, company] = [read('title'), read('company')];
  if (title === null && company === null) return undefined;
  // Where positions have dates, a name without one is that of a department or a referee.
  if (anyDates && date === undefined && (title === null || company === null)) return undefined;
  const start = date === undefined ? null : extractedDateOf(date.start, date.line);
  const end = date === undefined ? null : extractedDateOf(date.end, date.line);
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

/** The positions of an experience section. Ongoing positions have no number of months. */
export const readExperience = (
  { heading, lines }: Pick<Section, 'heading' | 'lines'>,
  languages: readonly LanguageCode[],
  reference: MonthNumber | null,
  context: HeadContext,
): readonly Experience[] => {
  const entries = splitEntries(lines, languages, 'experience');
  const heads = entries.map(({ head }) => head);
  const named = withNamesAbove(readHeads(heads, 'experience', context), {
    heads,
    above: 'company',
    below: 'title',
    // An employer with the time of all positions below it is no position.
    standsAlone: () => false,
    mayShare: () => true,
  });
  const values = withToldTitles(entries, withStackedTitles(entries, named), context.language);
  const about: About = {
    reference,
    now: heading !== null && saysNow(heading) ? heading : null,
    anyDates: heads.some((head) => periodOf(head) !== undefined),
    employerPeriod: (line) => {
      const index = heads.findIndex((head) => head.some((dated) => dated.line === line));
      const period = periodOf(heads[index] ?? []);
      // A date in the line of a title is that of one position.
      return period?.line === valueIn(values[index], 'title')?.line ? undefined : period;
    },
  };
  return entries.flatMap((entry, index) => readEntry(entry, values[index] ?? [], about) ?? []);
};
