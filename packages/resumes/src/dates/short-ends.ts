import type { FoldedText } from '../fold-with-map.ts';
import type { DateMatch } from './parse-date.ts';

/** More years than that are no period of studies or work. */
const maxYears = 60;

/** "2006/42/EC" is a directive. */
const twoDigits = /\s?[-/](\d\d)(?!\d|[-/.]\d|\/[a-z]|\s?%)/y;

/** "2005–10" with a longer dash than that of "2005-10" in figures, which is a month. */
const dashed = /^\p{Nd}{4}\s?[–—]\s?(\p{Nd}{2})$/u;

const yearsOf = (
  start: DateMatch,
  digits: string,
  end: number,
): { readonly start: DateMatch; readonly end: DateMatch } | undefined => {
  const century = start.year - (start.year % 100);
  const sameCentury = century + Number(digits);
  const year = sameCentury > start.year ? sameCentury : sameCentury + 100;
  if (year - start.year > maxYears) return undefined;
  const bare = { month: null, day: null };
  return { start: { ...start, ...bare, end: end - 3 }, end: { start: end - 2, end, year, ...bare } };
};

/** A period whose end has only two digits: "2019/20", "1998–02", "2020 –22". */
export const shortEndOf = (
  folded: FoldedText,
  start: DateMatch,
): { readonly start: DateMatch; readonly end: DateMatch } | undefined => {
  const { text, original } = folded;
  if (start.day !== null) return undefined;
  if (start.month !== null) {
    const digits = dashed.exec(original(start.start, start.end))?.[1];
    return digits === undefined ? undefined : yearsOf(start, text.slice(start.end - 2, start.end), start.end);
  }
  // A season or a term may be before the year.
  if (!/\d{4}$/.test(text.slice(start.start, start.end))) return undefined;
  twoDigits.lastIndex = start.end;
  const found = twoDigits.exec(text);
  return found === null ? undefined : yearsOf(start, found[1] ?? '', twoDigits.lastIndex);
};
