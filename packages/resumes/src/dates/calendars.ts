import { lazilyByKey } from '@winnow/kernel';

const dayMs = 86_400_000;

/** Noon of a Gregorian day, in milliseconds since the epoch. Months start at 1. */
const gregorianNoon = (year: number, month: number, day: number): number => {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * 146_097 + dayOfEra - 719_468) * dayMs + dayMs / 2;
};

export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

export type Calendar = 'gregory' | 'persian' | 'islamic-civil';

const formatterOf = lazilyByKey(
  (calendar: Calendar) =>
    new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
);

const dayOf = (calendar: Calendar, milliseconds: number): CalendarDay => {
  const parts = formatterOf(calendar).formatToParts(milliseconds);
  const part = (type: string): number => Number.parseInt(parts.find((each) => each.type === type)?.value ?? '', 10);
  return { year: part('year'), month: part('month'), day: part('day') };
};

/** The mean length of a year in days, and the Gregorian day on which the calendar's year 1400 began. */
const anchors = {
  persian: { start: gregorianNoon(2021, 3, 21), year: 365.2422 },
  'islamic-civil': { start: gregorianNoon(1979, 11, 20), year: 354.3667 },
} as const;

/** Converts a day of the Persian or tabular Islamic calendar to the Gregorian calendar. */
export const toGregorian = (calendar: Exclude<Calendar, 'gregory'>, { year, month, day }: CalendarDay): CalendarDay => {
  const { start, year: yearDays } = anchors[calendar];
  let at = start + Math.round((year - 1400) * yearDays + (month - 1) * (yearDays / 12) + (day - 1)) * dayMs;
  for (let step = 0; step < 20; step += 1) {
    const here = dayOf(calendar, at);
    const difference = (year - here.year) * yearDays + (month - here.month) * (yearDays / 12) + (day - here.day);
    if (here.year === year && here.month === month && here.day === day) break;
    at += (Math.abs(difference) < 1 ? Math.sign(difference) : Math.round(difference)) * dayMs;
  }
  return dayOf('gregory', at);
};
