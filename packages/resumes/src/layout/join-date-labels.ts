import { languagesOfOtherCalendars } from '../dates/other-calendars.ts';
import { afterSeparator, type DateRange, isSeparator, parseDateRanges } from '../dates/parse-date-ranges.ts';
import { hasSameLook, isBelow } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';
import type { NarrowRow, Row, Split } from './row.ts';
import { withText } from './with-text.ts';

/** How many rows below the rest of a period may be: the text beside it has lines of its own. */
const reach = 3;

/** Longer texts contain more than a period. */
const maxLength = 40;

/** Maximum length of a rest that means "until now". */
const few = { words: 3, characters: 24 } as const;

const partsOf = ({ split, narrow }: NarrowRow): Split | null =>
  narrow !== null && /\p{Nd}/u.test(narrow.first.text) ? narrow : (split ?? narrow);

const labelOf = (row: NarrowRow): ResumeLine => partsOf(row)?.first ?? row.whole;

/** Maximum length of a word before a period ("from", or the name of a calendar). */
const maxPrefixLength = 12;

/** Ink boxes are imprecise: edges count as aligned within this share of the font size. */
const tolerance = 0.4;

/** The only period of a text with little text before it. */
const periodOf = (text: string): DateRange | undefined => {
  const [period, ...others] = parseDateRanges(text, languagesOfOtherCalendars());
  return others.length === 0 && period !== undefined && text.indexOf(period.raw) <= maxPrefixLength ? period : undefined;
};

const tailOf = (text: string, { raw }: DateRange): string => text.slice(text.indexOf(raw) + raw.length);

const edgesMeet = (a: ResumeLine, b: ResumeLine): boolean => {
  if (a.box === null || b.box === null) return false;
  return Math.min(Math.abs(a.box[0] - b.box[0]), Math.abs(a.box[2] - b.box[2])) < tolerance * a.size;
};

/** True when the continuation adds an end, or makes it more precise. */
const tellsMore = ({ end }: DateRange, before: DateRange): boolean =>
  end !== null && (before.end === null || (end.iso ?? '').length > (before.end.iso ?? '').length);

/** A period whose end is missing: "2021 –", "from 8/2018 to". */
const isOpen = (text: string, begun: DateRange): boolean => {
  if (begun.end !== null) return begun.end.current && isSeparator(begun.end.raw);
  const tail = tailOf(text, begun);
  return isSeparator(tail) || afterSeparator(tail) !== undefined;
};

/** True when a text is a period with the end that its beginning lacks, and nothing else. */
const isWhole = (text: string, begun: DateRange): boolean => {
  const whole = periodOf(text);
  return whole !== undefined && tellsMore(whole, begun) && !/[\p{L}\p{Nd}]/u.test(tailOf(text, whole));
};

/** True for a text that may mean "until now" below an open period, in words that are not known. */
const mayMeanNow = ({ text }: ResumeLine): boolean =>
  !/\p{Nd}/u.test(text) && text.split(/\s+/u).length <= few.words && text.length <= few.characters;

/** The rows below a label that may continue it: short, aligned and in its look. */
const below = (label: ResumeLine, rows: readonly NarrowRow[]): readonly NarrowRow[] => {
  const found: NarrowRow[] = [];
  let last = label;
  for (const row of rows) {
    const next = labelOf(row);
    if (next.text.length > maxLength || next.bullet || !hasSameLook(label, next) || !edgesMeet(label, next)) continue;
    if (!isBelow(last, next)) continue;
    found.push(row);
    last = next;
  }
  return found;
};

/** The rows below that end the period of a label. */
const continuationOf = (label: ResumeLine, begun: DateRange, rows: readonly NarrowRow[]): readonly NarrowRow[] => {
  const candidates = below(label, rows);
  let text = label.text;
  for (const [index, row] of candidates.entries()) {
    text = `${text} ${labelOf(row).text}`;
    if (isWhole(text, begun)) return candidates.slice(0, index + 1);
  }
  const [next] = candidates;
  return next !== undefined && isOpen(label.text, begun) && mayMeanNow(labelOf(next)) ? [next] : [];
};

const withLabel = (row: NarrowRow, label: ResumeLine): Row => {
  const parts = partsOf(row);
  if (parts === null) return { whole: label, split: null };
  const { rest } = parts;
  const line = {
    ...row.whole,
    text: `${label.text} ${rest.text}`,
    cells: [label.text, ...rest.cells],
    pieces: [label.text, ...rest.pieces],
    tags: [label.text, ...rest.tags],
  };
  return { whole: line, split: { first: label, rest } };
};

/** Joins periods that a narrow column of labels splits over several rows. */
export const joinDateLabels = (rows: readonly NarrowRow[]): readonly Row[] => {
  const joined: Row[] = [];
  const taken = new Set<NarrowRow>();
  for (const [index, row] of rows.entries()) {
    if (taken.has(row)) {
      const rest = partsOf(row)?.rest;
      if (rest !== undefined) joined.push({ whole: rest, split: null });
      continue;
    }
    const label = labelOf(row);
    const begun = label.text.length > maxLength ? undefined : periodOf(label.text);
    const following = rows.slice(index + 1, index + 1 + reach).filter((each) => !taken.has(each));
    const continuation = begun === undefined ? [] : continuationOf(label, begun, following);
    for (const each of continuation) taken.add(each);
    const text = [label, ...continuation.map(labelOf)].map((each) => each.text).join(' ');
    // "2021 – Keeper": the gap tells that the period is open.
    const isLabel = continuation.length > 0 || (begun !== undefined && row.split === null && isOpen(label.text, begun));
    joined.push(isLabel ? withLabel(row, withText(label, text)) : { whole: row.whole, split: row.split });
  }
  return joined;
};
