import { languagesOfOtherCalendars } from '../dates/other-calendars.ts';
import { afterSeparator, type DateRange, parseDateRanges } from '../dates/parse-date-ranges.ts';
import { isBelow, keepsLook } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';
import type { Row } from './split-heading-cells.ts';
import { withText } from './with-text.ts';

/** How many rows below the rest of a period may be: the text beside it has lines of its own. */
const reach = 3;

/** Longer texts contain more than a period. */
const longest = 40;

/** Maximum length of a rest that means "until now". */
const few = { words: 3, characters: 24 } as const;

const labelOf = ({ whole, split }: Row): ResumeLine => split?.first ?? whole;

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

/** True when a label contains a period without its end and the next label contains the end. */
const breaksOff = (label: ResumeLine, next: ResumeLine): boolean => {
  if (label.text.length > longest || next.text.length > longest || next.bullet) return false;
  if (!isBelow(label, next) || !keepsLook(label, next) || !edgesMeet(label, next)) return false;
  const begun = periodOf(label.text);
  if (begun === undefined) return false;
  const both = `${label.text} ${next.text}`;
  const whole = periodOf(both);
  if (whole !== undefined && tellsMore(whole, begun) && !/[\p{L}\p{Nd}]/u.test(tailOf(both, whole))) return true;
  const tail = tailOf(label.text, begun);
  const isOpen = begun.end === null && (/[-–—~]\s*$/u.test(tail) || afterSeparator(tail) !== undefined);
  const words = next.text.split(/\s+/u).length;
  return isOpen && !/\p{Nd}/u.test(next.text) && words <= few.words && next.text.length <= few.characters;
};

const join = (label: ResumeLine, next: ResumeLine): ResumeLine => withText(label, `${label.text} ${next.text}`);

const withLabel = ({ whole, split }: Row, label: ResumeLine): Row => {
  if (split === null) return { whole: label, split: null };
  const { rest } = split;
  const text = `${label.text} ${rest.text}`;
  const line = {
    ...whole,
    text,
    cells: [label.text, ...rest.cells],
    pieces: [label.text, ...rest.pieces],
    tags: [label.text, ...rest.tags],
  };
  return { whole: line, split: { first: label, rest } };
};

/** Joins periods that a narrow column of labels splits over two rows. */
export const joinDateLabels = (rows: readonly Row[]): readonly Row[] => {
  const joined: Row[] = [];
  const taken = new Set<Row>();
  for (const [index, row] of rows.entries()) {
    const label = labelOf(row);
    const isTaken = taken.has(row);
    const next = isTaken ? undefined : rows.slice(index + 1, index + 1 + reach).find((each) => breaksOff(label, labelOf(each)));
    if (next !== undefined) {
      taken.add(next);
      joined.push(withLabel(row, join(label, labelOf(next))));
    } else if (!isTaken) joined.push(row);
    else if (row.split !== null) joined.push({ whole: row.split.rest, split: null });
  }
  return joined;
};
