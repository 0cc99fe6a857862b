import { languagesOfOtherCalendars } from '../dates/other-calendars.ts';
import { afterSeparator, type DateRange, isSeparator, parseDateRanges } from '../dates/parse-date-ranges.ts';
import { isBelow, keepsLook } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';
import type { NarrowRow, Row, Split } from './split-heading-cells.ts';
import { withText } from './with-text.ts';

/** How many rows below the rest of a period may be: the text beside it has lines of its own. */
const reach = 3;

/** Longer texts contain more than a period. */
const longest = 40;

/** Maximum length of a rest that means "until now". */
const few = { words: 3, characters: 24 } as const;

const partsOf = ({ split, narrow }: NarrowRow): Split | null => split ?? narrow;

const labelOf = (row: NarrowRow): ResumeLine => partsOf(row)?.first ?? row.whole;

/** Maximum length of a word before a period ("from", or the name of a calendar). */
const longestPrefix = 12;

/** Ink boxes are imprecise: edges count as aligned within this share of the font size. */
const tolerance = 0.4;

/** The only period of a text with little text before it. */
const periodOf = (text: string): DateRange | undefined => {
  const [period, ...others] = parseDateRanges(text, languagesOfOtherCalendars());
  return others.length === 0 && period !== undefined && text.indexOf(period.raw) <= longestPrefix ? period : undefined;
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

/** True when the rows below a label, of which the last is `next`, end the period that the label begins. */
const ends = (label: ResumeLine, text: string, next: ResumeLine): boolean => {
  const begun = periodOf(label.text);
  if (begun === undefined) return false;
  const whole = periodOf(text);
  if (whole !== undefined && tellsMore(whole, begun) && !/[\p{L}\p{Nd}]/u.test(tailOf(text, whole))) return true;
  const words = next.text.split(/\s+/u).length;
  const mayBeNow = !/\p{Nd}/u.test(next.text) && words <= few.words && next.text.length <= few.characters;
  return text === `${label.text} ${next.text}` && mayBeNow && isOpen(label.text, begun);
};

/** The rows below a label that may continue it: short, aligned and in its look. */
const below = (label: ResumeLine, rows: readonly NarrowRow[]): readonly NarrowRow[] => {
  const found: NarrowRow[] = [];
  let last = label;
  for (const row of rows) {
    const next = labelOf(row);
    if (next.text.length > longest || next.bullet || !keepsLook(label, next) || !edgesMeet(label, next)) continue;
    if (!isBelow(last, next)) continue;
    found.push(row);
    last = next;
  }
  return found;
};

/** The rows below that end the period of a label. */
const continuationOf = (label: ResumeLine, rows: readonly NarrowRow[]): readonly NarrowRow[] => {
  if (label.text.length > longest || periodOf(label.text) === undefined) return [];
  const candidates = below(label, rows);
  let text = label.text;
  for (const [index, row] of candidates.entries()) {
    const next = labelOf(row);
    text = `${text} ${next.text}`;
    if (ends(label, text, next)) return candidates.slice(0, index + 1);
  }
  return [];
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
    const following = rows.slice(index + 1, index + 1 + reach).filter((each) => !taken.has(each));
    const continuation = continuationOf(label, following);
    for (const each of continuation) taken.add(each);
    const text = [label, ...continuation.map(labelOf)].map((each) => each.text).join(' ');
    joined.push(continuation.length === 0 ? { whole: row.whole, split: row.split } : withLabel(row, withText(label, text)));
  }
  return joined;
};
