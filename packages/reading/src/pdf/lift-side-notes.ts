import { partitionPoint } from '@winnow/kernel';
import { isLoneBullet } from '../text/bullet.ts';
import type { Segment } from './find-segments.ts';

type Row = readonly Segment[];

/** Minimum distance between a side note and the text, in font sizes. */
const noteGap = 1.2;

/** Maximum distance between lines of one note, in font sizes. */
const noteStep = 1.9;

/** Notes are aligned to this precision, in points. */
const aligned = 2;

/** How far list items are indented at most, in points: browsers and some programs draw their bullets. */
const deepest = 45;

/** A date, a place, a length of time. */
export const maxNoteLength = 34;

/** More of the rows begin where their text does. */
const textShare = 0.4;

const textOf = ({ text }: Segment): string => text.trim();

/** Text of a list item, before which another note is never intended. */
const isListItem = (row: Row): boolean => {
  const [first] = row;
  const sign = first?.clusters[0]?.text ?? '';
  return isLoneBullet(sign) || /^[-–—*]$/.test(sign) || /^\p{Co}$/u.test(sign);
};

type Split = { readonly text: Row; readonly note: Segment | null };

/** The piece at the far end of a row, to the right of the text, or to its left in right-to-left text. */
const splitRow = (row: Row, rightToLeft: boolean): Split => {
  const note = rightToLeft ? row[0] : row.at(-1);
  const text = note === undefined ? [] : row.filter((segment) => segment !== note);
  const neighbour = rightToLeft ? text[0] : text.at(-1);
  if (note === undefined || neighbour === undefined) return { text: row, note: null };
  const gap = rightToLeft ? neighbour.left - note.right : note.left - neighbour.right;
  return gap >= noteGap * note.size && textOf(note).length <= maxNoteLength ? { text, note } : { text: row, note: null };
};

const digit = /\p{Nd}/u;

/** Notes that are flush with the margin follow each other; others only when one of them has a figure, as periods have. */
const follows = (note: Segment, previous: Segment | null, rightToLeft: boolean): previous is Segment => {
  if (previous === null || textOf(note).length > maxNoteLength) return false;
  const [far, near] = [Math.abs(note.right - previous.right), Math.abs(note.left - previous.left)];
  const [flush, ragged] = rightToLeft ? [near, far] : [far, near];
  const isAligned = flush < aligned || (ragged < aligned && digit.test(previous.text + note.text));
  return isAligned && note.y - previous.y < noteStep * note.size && note.y > previous.y;
};

/**
 * Notes of several lines (place, dates, length) next to an entry whose other lines are list items: every line of the note moves
 * to the line at which the note begins, so that it does not split the items' sentences; rows and their pieces stay in visual
 * order.
 */
export const liftSideNotes = (rows: readonly Row[], rightToLeft: boolean): readonly Row[] => {
  const lifted: Segment[][] = [];
  // Beside a margin, the text itself begins where a note would.
  const startOf = (piece: Segment): number => (rightToLeft ? piece.right : piece.left);
  const firsts = rows.flatMap((row) => (rightToLeft ? row.at(-1) : row[0]) ?? []);
  const starts = Float64Array.from(firsts, startOf).sort();
  const countBefore = (limit: number): number => partitionPoint(starts.length, (index) => (starts[index] as number) < limit);
  const isText = (note: Segment): boolean => {
    const start = startOf(note);
    const [from, to] = rightToLeft ? [start - deepest, start + aligned] : [start - aligned, start + deepest];
    return countBefore(to) - countBefore(from) > textShare * rows.length;
  };
  let anchor = -1;
  let last: Segment | null = null;
  let inList = false;
  const lift = (note: Segment) => {
    const row = lifted[anchor];
    if (rightToLeft) row?.unshift(note);
    else row?.push(note);
  };
  for (const row of rows) {
    const [only] = row;
    if (row.length === 1 && only !== undefined && anchor >= 0 && follows(only, last, rightToLeft) && !isListItem(row)) {
      lift(only);
      last = only;
      continue;
    }
    const split = splitRow(row, rightToLeft);
    const { text, note } = split.note !== null && isText(split.note) ? { text: row, note: null } : split;
    const item = isListItem(row);
    const start = (rightToLeft ? text.at(-1)?.right : text[0]?.left) ?? 0;
    const before: number = (rightToLeft ? lifted[anchor]?.at(-1)?.right : lifted[anchor]?.[0]?.left) ?? start;
    const indent = rightToLeft ? before - start : start - before;
    const isIndented = indent > 6 && indent < deepest && digit.test((last?.text ?? '') + (note?.text ?? ''));
    inList = item || (inList && Math.abs(indent) > 6) || isIndented;
    if (note !== null && inList && anchor >= 0 && follows(note, last, rightToLeft)) {
      lift(note);
      lifted.push([...text]);
    } else {
      lifted.push([...row]);
      if (note !== null) anchor = lifted.length - 1;
    }
    if (note !== null) last = note;
  }
  return lifted;
};
