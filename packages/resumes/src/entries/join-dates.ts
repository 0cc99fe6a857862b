import type { DateRange } from '../dates/parse-date-ranges.ts';
import type { DatedLine } from './dated-line.ts';

/** What stands between the times of one position: "2006, 2007–2008", "2019 & 2020". */
const listSign = /^\s*[,;&+]\s*$/u;

const lastOf = ({ start, end }: DateRange) => end ?? start;

const isBefore = (one: string | null, other: string | null): boolean => one !== null && other !== null && one < other;

/** One period from the earliest of the listed times to the latest; undefined where they are no list in the order of time. */
const joinedIn = (text: string, dates: readonly DateRange[]): DateRange | undefined => {
  const [first, ...others] = dates;
  if (first === undefined || others.length === 0) return undefined;
  let [whole, at] = [first, text.indexOf(first.raw) + first.raw.length];
  for (const next of others) {
    const from = text.indexOf(next.raw, at);
    const latest = lastOf(next);
    const goesOn = isBefore(lastOf(whole).iso, next.start.iso) && (latest.current || latest.iso !== null);
    if (from < 0 || !goesOn || !listSign.test(text.slice(at, from))) return undefined;
    at = from + next.raw.length;
    whole = { ...whole, end: latest, raw: text.slice(text.indexOf(first.raw), at), endIndex: next.endIndex };
  }
  return whole;
};

/** Makes the times that a line lists the period of its position: "Research Assistant  2006, 2007–2008". */
export const joinDates = (dated: DatedLine): DatedLine => {
  const whole = joinedIn(dated.line.text, dated.dates);
  return whole === undefined ? dated : { ...dated, dates: [whole] };
};
