import type { LayoutDocument, Line, Run } from '@winnow/reading';
import { readSchoolYears } from '../dates/school-years.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { digit, hasSign, letter } from '../signs.ts';
import { readFormRows } from './form-rows.ts';
import { joinBrokenPeriods } from './join-broken-periods.ts';
import { joinDateLabels } from './join-date-labels.ts';
import { joinStackedHeadings } from './join-stacked-headings.ts';
import { joinWrapped } from './join-wrapped.ts';
import { union } from './line-style.ts';
import { mergeRows } from './merge-rows.ts';
import type { ResumeLine } from './resume-line.ts';
import type { NarrowRow, Split } from './row.ts';
import { splitHeadingCells } from './split-heading-cells.ts';
import { splitHeadingRows } from './split-heading-rows.ts';
import { visibleRuns } from './visible-runs.ts';
import { withText } from './with-text.ts';

export type ResumeLines = {
  /** The content in reading order, with the header of the first page. */
  readonly body: readonly ResumeLine[];
  /** Running headers and footers, deduplicated. */
  readonly marginal: readonly ResumeLine[];
};

const gapBetween = (a: Run, b: Run): number => {
  if (a.box === null || b.box === null) return 0;
  return Math.max(b.box[0] - a.box[2], a.box[0] - b.box[2]);
};

/** Direction marks and soft hyphens: they control order and hyphenation and are not part of the text. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

const visible = (text: string): string => text.replace(unseen, '');

/** Minimum gap between two cells, in font sizes: wider than a justified space, narrower than a tab stop. */
const cellGap = 1.4;

type Part = { text: string; readonly cell: number };

/** Joins runs into parts: a new cell after a wide gap, a new part where the style changes between words. */
const partsOf = (runs: readonly Run[], apart: number): readonly Part[] => {
  const parts: Part[] = [];
  let previous: Run | undefined;
  for (const run of runs) {
    const size = run.size > 0 ? run.size : 10;
    const last = parts.at(-1);
    const gap = previous === undefined ? 0 : gapBetween(previous, run);
    const between = gap > size * 0.15 ? ' ' : '';
    const seam = `${last?.text.slice(-1) ?? ''}${between}${run.text.slice(0, 1)}`;
    const restyled = previous !== undefined && (previous.bold !== run.bold || previous.italic !== run.italic);
    if (last === undefined || gap > apart * size) parts.push({ text: run.text, cell: (last?.cell ?? -1) + 1 });
    else if (restyled && /[\s,;:|·•–—-]/u.test(seam)) parts.push({ text: run.text, cell: last.cell });
    else last.text = `${last.text}${between}${run.text}`;
    previous = run;
  }
  return parts;
};

const tidy = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => text.split(/\t| {4,}/u))
    .map((text) =>
      visible(text)
        .replace(/\s{2,}|[^\S ]/gu, ' ')
        .trim(),
    )
    .filter((text) => /[\p{L}\p{Nd}]/u.test(text));

/** A wide gap inside the text itself. */
const textGap = /\t| {4}/u;

/** Minimum gap between tags. Word spaces are a quarter to a third of the font size, up to half in justified lines. */
const tagGap = 0.55;

/** Joins the parts of each cell. */
const cellsIn = (parts: readonly Part[]): readonly Part[] =>
  [...Map.groupBy(parts, ({ cell }) => cell)].map(([cell, own]) => ({ cell, text: own.map(({ text }) => text).join('') }));

const cellsOf = (runs: readonly Run[], text: string): Pick<ResumeLine, 'cells' | 'pieces' | 'tags'> => {
  const whole = [text];
  const [only] = runs;
  if (runs.length === 1 && only !== undefined && !textGap.test(only.text)) return { cells: whole, pieces: whole, tags: whole };
  const cut = (parts: readonly Part[]): readonly string[] => {
    const [first] = parts;
    // Most lines have only one part, even for the narrowest gap.
    if (first !== undefined && parts.length === 1 && !textGap.test(first.text)) return whole;
    const texts = tidy(parts.map((part) => part.text));
    return texts.length > 1 ? texts : whole;
  };
  const parts = partsOf(runs, cellGap);
  return { cells: cut(cellsIn(parts)), pieces: cut(parts), tags: cut(partsOf(runs, tagGap)) };
};

/** Minimum gap between a label and its text, in font sizes, when their styles also differ. */
const labelGap = 0.9;

/** Minimum gap between cells whose sizes and colours differ, too: a heading may fill its margin. */
const restyledGap = 0.1;

/** Minimum gap between a period and the text beside it. */
const periodGap = 0.55;

const hasYear = (runs: readonly Run[]): boolean => runs.some((run) => /\p{Nd}{2}/u.test(run.text));

const textOf = (runs: readonly Run[]): string =>
  partsOf(runs, cellGap)
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/\s+/gu, ' ');

/** The index of the run at which the first cell ends; 0 for a single cell. */
const endOfFirstCell = (line: Line, runs: readonly Run[], minGap: number, ofPeriods = false): number => {
  if (runs.length < 2) return 0;
  const gaps = runs.flatMap((run, index) => {
    const before = runs[index - 1];
    if (before === undefined) return [];
    const gap = gapBetween(before, run) / Math.min(before.size, run.size);
    return gap > minGap || (gap > restyledGap && before.colour !== run.colour && before.size !== run.size) ? [index] : [];
  });
  // A justified period has gaps of its own: "von   2021   bis   Keeper".
  const restyled = ofPeriods
    ? gaps.find((index) => runs[index]?.bold !== runs[index - 1]?.bold && hasYear(runs.slice(0, index)))
    : undefined;
  const at = restyled ?? gaps[0] ?? 0;
  // A bullet begins an item, whatever its gaps, but for the sign before a heading in the margin.
  const isHeading = (): boolean => lookUpHeading(textOf(runs.slice(0, at)), null) !== undefined;
  return line.bullet && at > 0 && !isHeading() ? 0 : at;
};

/** Splits a line into its first cell and the others. */
const splitAt = (line: Line, runs: readonly Run[], at: number): readonly [Line, Line] => {
  const part = (own: readonly Run[]): Line => {
    // Gaps are measured between two boxes, so both sides have one.
    const box = own.flatMap((run) => (run.box === null ? [] : [run.box])).reduce(union);
    return { ...line, text: textOf(own), runs: own, box, bullet: false };
  };
  return [part(runs.slice(0, at)), part(runs.slice(at))];
};

const dominant = <T>(runs: readonly Run[], of: (run: Run) => T, otherwise: T): T => {
  const [first] = runs;
  if (first !== undefined && runs.every((run) => of(run) === of(first))) return of(first);
  const weights = new Map<T, number>();
  for (const run of runs) weights.set(of(run), (weights.get(of(run)) ?? 0) + run.text.trim().length);
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? otherwise;
};

/** Words this much smaller than the first ones are other words; within a word, sizes differ where capitals are small. */
const smallerWords = 0.82;

/** Minimum gap between words that no space parts, in font sizes. */
const wordGap = 0.15;

/** The first words of runs, where they are set larger than the rest; else null. */
const largeWordsOf = (runs: readonly Run[], largest: number): string | null => {
  if (runs.every(({ size }) => size === largest)) return null;
  const words: { text: string; size: number }[] = [];
  let opens = true;
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    const { text, size } = run;
    opens ||= before !== undefined && gapBetween(before, run) > wordGap * size;
    for (const piece of text.split(/(\s+)/u)) {
      const last = words.at(-1);
      if (piece.trim() === '') opens ||= piece !== '';
      else if (opens || last === undefined) {
        words.push({ text: piece, size });
        opens = false;
      } else {
        last.text += piece;
        last.size = Math.max(last.size, size);
      }
    }
  }
  const end = words.findIndex(({ size }) => size < smallerWords * largest);
  return end < 1
    ? null
    : words
        .slice(0, end)
        .map(({ text }) => text)
        .join(' ');
};

const noMarks: ResumeLine['marks'] = [];

const toResumeLine = (
  line: Line,
  place: Pick<ResumeLine, 'page' | 'block' | 'blockStart' | 'blockSize' | 'column' | 'cell'>,
): ResumeLine => {
  const runs = visibleRuns(line);
  const text = visible(line.text).trim();
  const largest = Math.max(0, ...runs.map((run) => run.size));
  return {
    text,
    ...cellsOf(runs, text),
    starts: runs.flatMap((run) => (run.box === null ? [] : [run.box[0]])),
    ends: runs.flatMap((run) => (run.box === null ? [] : [run.box[2]])),
    box: line.box,
    size: dominant(runs, (run) => run.size, 0),
    largest,
    largeWords: largeWordsOf(runs, largest),
    bold: dominant(runs, (run) => run.bold, false),
    opensBold: runs[0]?.bold === true,
    italic: dominant(runs, (run) => run.italic, false),
    colour: dominant(runs, (run) => run.colour, ''),
    font: dominant(runs, (run) => run.font, ''),
    bullet: line.bullet,
    marks: line.marks ?? noMarks,
    columns: null,
    period: null,
    label: null,
    ...place,
  };
};

/** Longer lines occur only in broken or hostile files and are split, because some patterns take quadratic time. */
const maxLineLength = 1_000;

const cut = (line: ResumeLine): readonly ResumeLine[] => {
  if (line.text.length <= maxLineLength) return [line];
  const parts = line.text.match(new RegExp(`.{1,${maxLineLength}}(?=\\s|$)|.{1,${maxLineLength}}`, 'gsu')) ?? [];
  return parts.map((part) => part.trim()).map((text) => withText(line, text));
};

/** Flattens the layout. Skips lines without a letter or digit, and repeated headers and footers. */
export const resumeLines = (layout: LayoutDocument): ResumeLines => {
  const body: NarrowRow[] = [];
  const marginal: ResumeLine[] = [];
  const seen = new Set<string>();
  let block = 0;
  for (const [pageIndex, page] of layout.pages.entries()) {
    for (const { lines, column, cell = null } of splitHeadingRows(page.blocks)) {
      block += 1;
      for (const [index, line] of lines.entries()) {
        if (!hasSign(line.text, letter | digit)) continue;
        const blockStart = index === 0;
        const place = { page: page.number, block, blockStart, blockSize: lines.length, column, cell };
        const read = toResumeLine(line, place);
        if (line.band === 'body' || (line.band === 'header' && pageIndex === 0)) {
          if (line.band === 'header') seen.add(line.text);
          const runs = visibleRuns(line);
          const split = (at: number): Split | null => {
            if (at === 0) return null;
            const [first, rest] = splitAt(line, runs, at);
            return { first: toResumeLine(first, place), rest: toResumeLine(rest, place) };
          };
          const [label, period] = [endOfFirstCell(line, runs, labelGap), endOfFirstCell(line, runs, periodGap, true)];
          const wide = split(label);
          body.push({ whole: read, split: wide, narrow: period === label ? wide : split(period) });
        } else if (!seen.has(line.text)) {
          seen.add(line.text);
          marginal.push(read);
        }
      }
    }
  }
  const rows = mergeRows(readFormRows(splitHeadingCells(joinWrapped(joinBrokenPeriods(joinDateLabels(body))))));
  const lines = joinStackedHeadings(rows).flatMap(cut);
  const schoolYearsIn = readSchoolYears(lines.map((line) => line.text));
  const withSchoolYears = (line: ResumeLine): ResumeLine => {
    const period = line.period === null ? schoolYearsIn(line.text) : undefined;
    return period === undefined ? line : { ...line, period };
  };
  return {
    body: lines.map(withSchoolYears),
    marginal: marginal.flatMap(cut),
  };
};
