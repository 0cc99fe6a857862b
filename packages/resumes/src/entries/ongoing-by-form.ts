import { afterSeparator, type DateRange } from '../dates/parse-date-ranges.ts';
import { ongoing } from '../dates/range-parts.ts';
import { looksLikeCompany, looksLikeInstitution, looksLikeTitle } from './cues.ts';
import type { DatedLine } from './dated-line.ts';

/** Longer texts after a date are names, not a word for "now". */
const maxPeriod = { words: 4, characters: 28 };

const mayMeanNow = (text: string): boolean =>
  /^\p{L}[\p{L}\p{M}\s'’.\u200C]*$/u.test(text) &&
  text.length <= maxPeriod.characters &&
  text.split(/\s+/u).length <= maxPeriod.words &&
  !looksLikeCompany(text) &&
  !looksLikeTitle(text) &&
  !looksLikeInstitution(text);

type Tail = { readonly raw: string; readonly words: string };

/** "2010- Consultant": a dash that is written with the date that opens a line, but not with what follows. */
const gluedSign = /^[-–—](?=\s)/u;

/** What stands in the place of the end of a single date: a dash on it, or a text that nothing else follows in its cell. */
const tailOf = ({ line }: DatedLine, { raw }: DateRange): Tail | undefined => {
  const glued = line.text.startsWith(raw) ? gluedSign.exec(line.text.slice(raw.length))?.[0] : undefined;
  if (glued !== undefined) return { raw: `${raw}${glued}`, words: glued };
  const cell = line.cells.find((each) => each.includes(raw));
  if (cell === undefined) return undefined;
  const rest = cell.slice(cell.indexOf(raw) + raw.length).replace(/[)\]）\s]+$/u, '');
  const words = afterSeparator(rest);
  return words === undefined || !mayMeanNow(words) ? undefined : { raw: `${raw}${rest}`, words };
};

const openSign = /^\s*(?:[-–—~～〜]+|→|➔)\s*$/u;

/** "2021 – | Keeper": a sign at the end of a piece leaves the period open, whatever is beside it. */
const readOpenPiece = (dated: DatedLine): DatedLine => {
  const { line, dates } = dated;
  const [date] = dates;
  if (date === undefined || dates.length > 1 || date.end !== null) return dated;
  for (const piece of [...line.cells, ...line.pieces]) {
    const at = piece.indexOf(date.raw);
    const sign = at < 0 ? '' : piece.slice(at + date.raw.length);
    if (!openSign.test(sign)) continue;
    return { ...dated, dates: [{ ...date, end: ongoing(sign.trim()), raw: `${date.raw}${sign}`.trimEnd() }] };
  }
  return dated;
};

/**
 * Reads "March 2023 – the present day" as ongoing even if the words are unknown, provided that other periods of the section have
 * an end in this place and none ends after this one started.
 */
export const readOngoingByForm = (read: readonly DatedLine[]): readonly DatedLine[] => {
  const lines = read.map(readOpenPiece);
  const ends = lines.flatMap(({ dates }) => dates.flatMap(({ end }) => (end?.iso == null ? [] : [end.iso])));
  if (ends.length === 0) return lines;
  const latest = ends.reduce((a, b) => (a > b ? a : b));
  return lines.map((dated) => {
    const [date] = dated.dates;
    if (date === undefined || dated.dates.length > 1 || date.end !== null || (date.start.iso ?? '') < latest.slice(0, 4))
      return dated;
    const tail = tailOf(dated, date);
    if (tail === undefined) return dated;
    return { ...dated, dates: [{ ...date, end: ongoing(tail.words), raw: tail.raw }] };
  });
};
