import type { PeriodCells } from './form-periods.ts';
import { languagesOfOtherCalendars } from './other-calendars.ts';
import { type DateRange, parseDateRanges } from './parse-date-ranges.ts';

/** The sign between a year and what may be a month or the end of a period. */
type Sign = '/' | '-';

/** A season may stand before the years. */
const forms = {
  '/': { whole: /^\P{Nd}*(\p{Nd}{4})\/(\p{Nd}{2})$/u, any: /\p{Nd}{4}\/\p{Nd}{2}(?![\p{Nd}/])/u },
  '-': { whole: /^\P{Nd}*(\p{Nd}{4})-(\p{Nd}{2})$/u, any: /\p{Nd}{4}-\p{Nd}{2}(?![\p{Nd}-])/u },
} as const;

/** A date with its year before the month in figures, which a year with a short end looks like: "2019-03", "2019年3月". */
const yearFirst = /^\p{Nd}{4}\s?[-./年년]\s?\p{Nd}{1,2}/u;

/** More years than that are no period of studies: "2003/12" is a month. */
const maxYears = 8;

/** The years of "2006/08" as a period; undefined for a month. */
const yearsOf = (raw: string, sign: Sign): PeriodCells | undefined => {
  const [, start = '', digits = ''] = forms[sign].whole.exec(raw.normalize('NFKC')) ?? [];
  const years = (Number(digits) - (Number(start) % 100) + 100) % 100;
  return years < 1 || years > maxYears ? undefined : { start, end: String(Number(start) + years), raw };
};

/** The dates of a period as they are printed. */
const datesIn = ({ start, end }: DateRange): readonly string[] => [start.raw, end?.raw ?? ''];

const rangesOf = (text: string): readonly DateRange[] => parseDateRanges(text, languagesOfOtherCalendars());

const readYearsWith = (texts: readonly string[], sign: Sign): ((text: string) => PeriodCells | undefined) => {
  const { whole, any } = forms[sign];
  const none = () => undefined;
  if (!texts.some((text) => any.test(text))) return none;
  const isOpen = ({ raw, end }: DateRange): boolean => end === null && whole.test(raw);
  const ranges = texts.flatMap(rangesOf);
  const months = ranges.filter(isOpen);
  if (months.length === 0 || months.some(({ raw }) => yearsOf(raw, sign) === undefined)) return none;
  const isShort = ({ raw, end }: DateRange): boolean => end !== null && whole.test(raw.normalize('NFKC'));
  const periods = ranges.filter((range) => range.end !== null);
  const others = ranges.filter((range) => !isOpen(range) && !isShort(range));
  // "2006-08" is how a standard writes months, so that other forms of periods tell nothing.
  const isCertain =
    periods.some(isShort) ||
    (sign === '/' && periods.length > 0 && !others.some((range) => datesIn(range).some((raw) => yearFirst.test(raw))));
  if (!isCertain || others.some((range) => datesIn(range).some((raw) => whole.test(raw)))) return none;
  return (text) => {
    const [range, ...more] = rangesOf(text);
    return range === undefined || more.length > 0 || !isOpen(range) ? undefined : yearsOf(range.raw, sign);
  };
};

/**
 * How a document means "2006/08" or "2006-08", a month or two years: as years when all of its dates of this form can be periods, one
 * of them must be ("2013/16"), or, with a slash, its periods are printed in another form and no other date has its year before the
 * month. Returns the period in a text that contains no other date.
 */
export const readSchoolYears = (texts: readonly string[]): ((text: string) => PeriodCells | undefined) => {
  const [slashed, hyphened] = [readYearsWith(texts, '/'), readYearsWith(texts, '-')];
  return (text) => slashed(text) ?? hyphened(text);
};
