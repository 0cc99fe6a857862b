import type { LayoutDocument, Line, Run } from '@winnow/reading';
import { readFormRows } from './form-rows.ts';
import { joinDateLabels } from './join-date-labels.ts';
import { joinWrapped } from './join-wrapped.ts';
import { union } from './line-style.ts';
import { readMarkdown } from './markdown.ts';
import { mergeRows } from './merge-rows.ts';
import type { ResumeLine } from './resume-line.ts';
import { type Row, splitHeadingCells } from './split-heading-cells.ts';
import { withText } from './with-text.ts';

export type ResumeLines = {
  /** What the page says, in reading order, with the header of the first page. */
  readonly body: readonly ResumeLine[];
  /** Running headers and footers, each once. */
  readonly marginal: readonly ResumeLine[];
};

const visibleRuns = (line: Line): readonly Run[] => line.runs.filter((run) => run.hidden === null && run.text.trim() !== '');

const gapBetween = (a: Run, b: Run): number => {
  if (a.box === null || b.box === null) return 0;
  return Math.max(b.box[0] - a.box[2], a.box[0] - b.box[2]);
};

/** Direction marks and soft hyphens: they order or break the text and are no part of it. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

const visible = (text: string): string => text.replace(unseen, '');

/** A gap wider than this many font sizes separates two cells: more than a justified space, less than a tab stop. */
const cellGap = 1.4;

type Part = { text: string; readonly cell: number };

/** The runs joined to parts: a new cell after a wide gap, a new part of it where the look changes between words. */
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

/** A wide gap that the text itself tells. */
const textGap = /\t| {4}/u;

/** Word spaces are a quarter to a third of the font size, in justified lines up to half. */
const tagGap = 0.55;

/** The parts of one cell in one. */
const cellsIn = (parts: readonly Part[]): readonly Part[] =>
  [...Map.groupBy(parts, ({ cell }) => cell)].map(([cell, own]) => ({ cell, text: own.map(({ text }) => text).join('') }));

const cellsOf = (runs: readonly Run[], text: string): Pick<ResumeLine, 'cells' | 'pieces' | 'tags'> => {
  const whole = [text];
  const cut = (parts: readonly Part[]): readonly string[] => {
    const [first] = parts;
    // Most lines are one part, however narrow the gap.
    if (first !== undefined && parts.length === 1 && !textGap.test(first.text)) return whole;
    const texts = tidy(parts.map((part) => part.text));
    return texts.length > 1 ? texts : whole;
  };
  const parts = partsOf(runs, cellGap);
  return { cells: cut(cellsIn(parts)), pieces: cut(parts), tags: cut(partsOf(runs, tagGap)) };
};

/** A gap of so many font sizes parts a label from its text where their looks differ, too. */
const labelGap = 0.9;

/** The first cell of a line and the others, each a line of its own; null where there is one cell only. */
const splitFirstCell = (line: Line): readonly [Line, Line] | null => {
  const runs = visibleRuns(line);
  const at = runs.findIndex((run, index) => {
    const before = runs[index - 1];
    return before !== undefined && gapBetween(before, run) > labelGap * Math.min(before.size, run.size);
  });
  if (at < 1 || line.bullet) return null;
  const part = (own: readonly Run[]): Line => {
    // A gap is told between two boxes, so there is one on either side of it.
    const box = own.flatMap((run) => (run.box === null ? [] : [run.box])).reduce(union);
    const text = partsOf(own, cellGap).map((each) => each.text.trim());
    return { ...line, text: text.join(' ').replace(/\s+/gu, ' '), runs: own, box };
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

const toResumeLine = (
  line: Line,
  plain: boolean,
  place: Pick<ResumeLine, 'page' | 'block' | 'blockStart' | 'blockSize' | 'column' | 'cell'>,
): ResumeLine => {
  const runs = visibleRuns(line);
  const seen = visible(line.text).trim();
  const { text, level } = plain ? readMarkdown(seen) : { text: seen, level: 0 };
  return {
    text,
    ...(plain ? { cells: [text], pieces: [text], tags: [text] } : cellsOf(runs, text)),
    starts: runs.flatMap((run) => (run.box === null ? [] : [run.box[0]])),
    ends: runs.flatMap((run) => (run.box === null ? [] : [run.box[2]])),
    box: line.box,
    size: dominant(runs, (run) => run.size, 0) + (level === 0 ? 0 : 8 - level),
    largest: Math.max(0, ...runs.map((run) => run.size)) + (level === 0 ? 0 : 8 - level),
    bold: level > 0 || dominant(runs, (run) => run.bold, false),
    opensBold: level > 0 || runs[0]?.bold === true,
    italic: dominant(runs, (run) => run.italic, false),
    colour: dominant(runs, (run) => run.colour, ''),
    font: dominant(runs, (run) => run.font, ''),
    bullet: line.bullet,
    period: null,
    ...place,
  };
};

/** Longer lines, which only broken or hostile files have, are cut: several patterns take time with the square of the length. */
const longestLine = 1_000;

const cut = (line: ResumeLine): readonly ResumeLine[] => {
  if (line.text.length <= longestLine) return [line];
  const parts = line.text.match(new RegExp(`.{1,${longestLine}}(?=\\s|$)|.{1,${longestLine}}`, 'gsu')) ?? [];
  return parts.map((part) => part.trim()).map((text) => withText(line, text));
};

/** Flattens the layout. Lines without a letter or digit and repeated headers and footers are left out. */
export const resumeLines = (layout: LayoutDocument): ResumeLines => {
  const body: Row[] = [];
  const marginal: ResumeLine[] = [];
  const seen = new Set<string>();
  let block = 0;
  for (const [pageIndex, page] of layout.pages.entries()) {
    for (const { lines, column, cell = null } of page.blocks) {
      block += 1;
      for (const [index, line] of lines.entries()) {
        if (!/[\p{L}\p{Nd}]/u.test(line.text)) continue;
        const blockStart = index === 0;
        const place = { page: page.number, block, blockStart, blockSize: lines.length, column, cell };
        const plain = layout.format === 'txt';
        const read = toResumeLine(line, plain, place);
        if (line.band === 'body' || (line.band === 'header' && pageIndex === 0)) {
          if (line.band === 'header') seen.add(line.text);
          const cells = splitFirstCell(line);
          const split =
            cells === null ? null : { first: toResumeLine(cells[0], plain, place), rest: toResumeLine(cells[1], plain, place) };
          body.push({ whole: read, split });
        } else if (!seen.has(line.text)) {
          seen.add(line.text);
          marginal.push(read);
        }
      }
    }
  }
  return {
    body: mergeRows(readFormRows(splitHeadingCells(joinWrapped(joinDateLabels(body))))).flatMap(cut),
    marginal: marginal.flatMap(cut),
  };
};
