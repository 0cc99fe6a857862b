import type { Segment } from './find-segments.ts';
import { headingSize } from './label-groups.ts';
import { median } from './median.ts';

/** Baselines this close, in points, are on one line. */
const sameLine = 1.5;

/** A step between lines larger than the usual one by this factor separates bands. */
const wideStep = 1.55;

/** Notes are flush with the margin to this precision, in points. */
const flush = 2;

/** Maximum characters of a note, and of a heading. */
const maxNoteLength = 34;
const maxHeadingLength = 40;

/** Maximum number of lines with notes in a band; more of them are a column. */
const maxNotes = 4;

/** A heading is this close above the text that it heads, in font sizes, and starts with it, in points. */
const headingStep = 3.2;
const aligned = 4;

type Row = { readonly y: number; readonly pieces: readonly Segment[] };

const rowsOf = (run: readonly Segment[]): readonly Row[] => {
  const rows: { y: number; pieces: Segment[] }[] = [];
  for (const piece of run) {
    const last = rows.at(-1);
    if (last !== undefined && piece.y - last.y < sameLine) last.pieces.push(piece);
    else rows.push({ y: piece.y, pieces: [piece] });
  }
  return rows;
};

/** Rows separated from the next by more than the usual step on both sides of the gutter. */
const bandsOf = (rows: readonly Row[]): readonly (readonly Row[])[] => {
  const steps = rows.slice(1).map(({ y }, index) => y - (rows[index]?.y ?? y));
  const usual = median(steps.filter((step) => step > sameLine));
  const bands: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    if (index === 0 || (steps[index - 1] ?? 0) > wideStep * usual) bands.push([row]);
    else bands.at(-1)?.push(row);
  }
  return bands;
};

/** Which pieces may be notes, and how far they are from the margin. */
type Notes = {
  readonly isNote: (piece: Segment) => boolean;
  readonly distance: (piece: Segment) => number;
  readonly usual: number;
};

const notesOf = (run: readonly Segment[], edge: number, rightToLeft: boolean): Notes => {
  const usual = median(run.map(({ size }) => size));
  const margin = rightToLeft ? Math.min(...run.map(({ left }) => left)) : Math.max(...run.map(({ right }) => right));
  return rightToLeft
    ? { isNote: ({ right }) => right <= edge + 0.5, distance: ({ left }) => left - margin, usual }
    : { isNote: ({ left }) => left > edge, distance: ({ right }) => margin - right, usual };
};

/** A larger text, or one as bold as the text on the other side, is the heading of a column. */
const mayBeNote = (note: Segment, pieces: readonly Segment[], usual: number): boolean =>
  note.size <= usual * headingSize &&
  !pieces.every(({ clusters, size }) => clusters[0]?.style.bold === true && Math.abs(size - note.size) < 0.1);

/** Lines of one side with places and periods at the margin on the other side, each level with a line. */
const areEntryRows = (band: readonly Row[], { isNote, distance, usual }: Notes): boolean => {
  const noted = band.filter(({ pieces }) => pieces.some(isNote));
  return (
    noted.length > 0 &&
    noted.length <= maxNotes &&
    noted.every(({ pieces }) => {
      const notes = pieces.filter(isNote);
      const [note] = notes;
      return (
        notes.length === 1 &&
        pieces.length > 1 &&
        note !== undefined &&
        mayBeNote(note, pieces, usual) &&
        distance(note) < flush &&
        note.text.trim().length <= maxNoteLength
      );
    })
  );
};

/** A line of one side above text that spans the gutter. */
const isHeadingOf = (band: readonly Row[], below: Segment | undefined): boolean => {
  const [row] = band;
  const [piece] = row?.pieces ?? [];
  return (
    band.length === 1 &&
    piece !== undefined &&
    below !== undefined &&
    row?.pieces.length === 1 &&
    piece.text.trim().length <= maxHeadingLength &&
    below.y - piece.y < headingStep * piece.size &&
    Math.min(Math.abs(below.left - piece.left), Math.abs(below.right - piece.right)) < aligned
  );
};

/**
 * The pieces of a run on both sides of a gap without the entries above or below them whose periods and places happen to leave the
 * same gap, and without the heading of the text below; `below` is the first piece after the run.
 */
export const trimZone = (
  run: readonly Segment[],
  edge: number,
  below: Segment | undefined,
  rightToLeft: boolean,
): readonly Segment[] => {
  const bands = bandsOf(rowsOf(run));
  if (bands.length < 2) return run;
  const notes = notesOf(run, edge, rightToLeft);
  let [first, last, next] = [0, bands.length, below];
  while (last > 1) {
    const band = bands[last - 1] ?? [];
    if (!isHeadingOf(band, next) && !areEntryRows(band, notes)) break;
    next = band[0]?.pieces[0];
    last -= 1;
  }
  while (first < last - 1 && areEntryRows(bands[first] ?? [], notes)) first += 1;
  return first === 0 && last === bands.length
    ? run
    : bands.slice(first, last).flatMap((band) => band.flatMap(({ pieces }) => pieces));
};
