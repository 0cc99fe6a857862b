import type { Period, PrintedDate } from './generated-resume.ts';
import type { Rotation } from './rotate.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A month of the Gregorian calendar, from 1. */
export type Month = { readonly year: number; readonly month: number };

/** How one resume writes its dates. */
export type DateForm = {
  readonly vocabulary: Vocabulary;
  /** A pattern of the vocabulary, or `{year}` for resumes that tell years alone. */
  readonly pattern: string;
  readonly range: string;
  readonly present: string;
  readonly nativeDigits: boolean;
  readonly calendar: 'gregorian' | 'persian' | 'buddhist' | 'japanese';
};

const isPersian = ({ language, months }: Vocabulary): boolean => language === 'fa' && months[0]?.startsWith('فروردین') === true;

const calendarOf = (vocabulary: Vocabulary, pattern: string, rotation: Rotation): DateForm['calendar'] => {
  const { language } = vocabulary;
  if (isPersian(vocabulary)) return 'persian';
  if (language === 'th') {
    if (pattern.includes('ค.ศ.')) return 'gregorian';
    return pattern.includes('พ.ศ.') || rotation.every('calendar', 2) ? 'buddhist' : 'gregorian';
  }
  return language === 'ja' && pattern.includes('{year}年') && rotation.every('calendar', 3) ? 'japanese' : 'gregorian';
};

/** Japanese forms have a cell for the month. */
export const mayOmitMonths = ({ language }: Vocabulary): boolean => language !== 'ja';

export const chooseDateForm = (vocabulary: Vocabulary, rotation: Rotation): DateForm => {
  const pattern =
    mayOmitMonths(vocabulary) && rotation.every('years alone', 8) ? '{year}' : rotation.one('monthYear', vocabulary.monthYear);
  return {
    vocabulary,
    pattern,
    range: rotation.one('ranges', vocabulary.ranges),
    present: rotation.one('present', vocabulary.present),
    nativeDigits: vocabulary.digits !== undefined && rotation.every('digits', 2),
    calendar: calendarOf(vocabulary, pattern, rotation),
  };
};

/** A form with this pattern and range, all else plain: to try how they are understood. */
export const plainForm = (vocabulary: Vocabulary, pattern: string, range: string): DateForm => ({
  vocabulary,
  pattern,
  range,
  present: '',
  nativeDigits: false,
  calendar: isPersian(vocabulary) ? 'persian' : pattern.includes('พ.ศ.') ? 'buddhist' : 'gregorian',
});

/** The same form with years alone. */
export const inYears = (form: DateForm): DateForm => ({ ...form, pattern: '{year}' });

const persianParts = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { timeZone: 'UTC', year: 'numeric', month: 'numeric' });

/** The Persian month that begins within a Gregorian one: by the 24th of each it has begun. */
const persianMonth = ({ year, month }: Month): Month => {
  const parts = persianParts.formatToParts(Date.UTC(year, month - 1, 24, 12));
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  return { year: part('year'), month: part('month') };
};

const eras = [
  { name: '令和', first: 2019 },
  { name: '平成', first: 1989 },
  { name: '昭和', first: 1926 },
] as const;

const japaneseYear = (year: number): string => {
  const era = eras.find(({ first }) => year >= first) ?? eras[2];
  return `${era.name}${year === era.first ? '元' : year - era.first + 1}`;
};

const yearOf = (calendar: DateForm['calendar'], { year, month }: Month): string => {
  if (calendar === 'buddhist') return String(year + 543);
  if (calendar === 'japanese') return japaneseYear(year);
  // A Persian year begins in March, so January to mid-March belong to the one before.
  return String(calendar === 'persian' ? persianMonth({ year, month }).year : year);
};

const nativeDigits = (text: string, { digits }: Vocabulary): string => {
  const signs = [...(digits ?? '')];
  return text.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit);
};

const monthIso = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

const printDate = (form: DateForm, at: Month): PrintedDate => {
  const { vocabulary, pattern, calendar } = form;
  const yearOnly = pattern === '{year}';
  // A bare Persian year is the Gregorian one in which it begins.
  const meant = yearOnly ? { year: at.year, month: 4 } : at;
  const month = calendar === 'persian' ? persianMonth(meant).month : meant.month;
  const signs = (text: string): string => (form.nativeDigits ? nativeDigits(text, vocabulary) : text);
  const year = yearOf(calendar, meant);
  const printed = pattern
    .replace('{month}', vocabulary.months[month - 1] ?? '')
    .replace('{short}', vocabulary.shortMonths[month - 1] ?? '')
    .replace('{MM}', String(month).padStart(2, '0'))
    .replace('{M}', String(month))
    .replace('{year}', yearOnly && calendar === 'japanese' ? `${year}年` : year);
  return {
    iso: yearOnly ? String(at.year) : monthIso(at),
    year: signs(year),
    month: yearOnly ? '' : signs(String(month)),
    printed: signs(printed),
  };
};

/** A stretch of time as this resume writes it; without an end it goes on. */
export const printPeriod = (form: DateForm, start: Month, end: Month | null): Period => {
  const [from, to] = [printDate(form, start), end === null ? null : printDate(form, end)];
  return {
    printed: form.range.replace('{start}', from.printed).replace('{end}', to?.printed ?? form.present),
    start: from,
    end: to,
    present: form.present,
  };
};
