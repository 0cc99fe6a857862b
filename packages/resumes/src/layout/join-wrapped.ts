import { headingLook } from '../headings/heading-look.ts';
import { countPieces } from '../signs.ts';
import { appendLine } from './append-line.ts';
import { type ColumnEdges, columnEdges, type Span, spansOf } from './column-edges.ts';
import { firstWordWidth } from './first-word-width.ts';
import { hasSameLook, styleKey, union } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';
import type { Row } from './row.ts';

/** Lines are aligned when they start within this share of the font size. */
const aligned = 0.35;

/** The distance to the next line of a text, in font sizes. */
const minStep = 0.8;
const maxStep = 1.75;

/** A distance larger by this factor than another one in the same style separates items. */
const wider = 1.06;

/** How far the text of a list item is indented from its bullet, in font sizes. */
const itemIndent = { min: 0.4, max: 3 } as const;

/** Maximum gap between a text and the text beside it, in font sizes. */
const besideGap = 1;

/** Maximum length of a joined text, in characters. */
const maxTextLength = 900;

/** Addresses, numbers, and labels with their values are separate lines. */
const standsAlone = /@|:\/\/|www\.|^[^:：]{2,25}[:：](?:\s|$)|^[+(]?\p{Nd}/u;

/** What ends with a year ends an entry of a list. */
const endsWithYear = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}[\s)）.]*$/u;

/** A line with this many words continues when it lacks an ending or the next one starts in lower case. */
const openWords = 3;

const isMidSentence = ({ text }: ResumeLine, next: ResumeLine): boolean =>
  countPieces(text) >= openWords && (/^\p{Ll}/u.test(next.text) || /[,،、，;&/(（–-]$/u.test(text));

/** Joined lines, the last of them, and the text beside the first. */
type Text = { readonly line: ResumeLine; readonly last: ResumeLine; readonly beside: ResumeLine | null };

type Measures = {
  readonly spans: (line: ResumeLine) => Span | null;
  readonly edges: ColumnEdges;
  readonly isHeading: (line: ResumeLine) => boolean;
};

const stepOf = (last: ResumeLine, next: ResumeLine): number =>
  last.box === null || next.box === null || last.page !== next.page ? 0 : (next.box[1] - last.box[1]) / Math.max(1, last.size);

/** True when a text was wrapped for lack of space and continues on the next line. */
const continues = ({ line, last, beside }: Text, next: ResumeLine, { spans, edges, isHeading }: Measures): boolean => {
  const step = stepOf(last, next);
  if (step < minStep || step > maxStep || line.text.length + next.text.length > maxTextLength) return false;
  const [span, following] = [spans(last), spans(next)];
  if (span === null || following === null || next.bullet || last.column !== next.column || !hasSameLook(last, next)) return false;
  if (endsWithYear.test(last.text) && endsWithYear.test(next.text)) return false;
  // For headings, words are a more reliable sign of a continuation than position.
  if (isHeading(last) || isHeading(next)) return false;
  // Tags fill a row and continue on the next one, but each is a separate item.
  if (last.tags.length > 2 && !isMidSentence(last, next)) return false;
  const indent = (following.start - span.start) / Math.max(1, last.size);
  if (last.bullet) return indent > itemIndent.min && indent < itemIndent.max;
  if (Math.abs(indent) > aligned || standsAlone.test(line.text) || standsAlone.test(next.text)) return false;
  const need = span.end + firstWordWidth(next, following);
  const neighbour = beside === null ? null : spans(beside);
  if (neighbour !== null && neighbour.start > span.start) return need > neighbour.start - besideGap * last.size;
  const { reached, bound, isProven, steps } = edges(last);
  if (need <= reached || step > wider * steps.shortest) return false;
  const isCloser = steps.longest > wider * step;
  return isProven || isCloser || need > bound || isMidSentence(last, next);
};

/** A row, and its texts that may continue below. */
type Open = { readonly row: Row; readonly texts: readonly Text[] };

const open = (row: Row): Open => {
  const { whole, split } = row;
  if (split === null) return { row, texts: [{ line: whole, last: whole, beside: null }] };
  const { first, rest } = split;
  return {
    row,
    texts: [
      { line: rest, last: rest, beside: null },
      { line: first, last: first, beside: rest },
    ],
  };
};

const toRow = ({ row: { whole, split }, texts }: Open): Row => {
  const [main, label] = texts.map(({ line }) => line);
  if (main === undefined || split === null || label === undefined) return { whole: main ?? whole, split: null };
  if (main === split.rest && label === split.first) return { whole, split };
  const cells = [label.text, ...main.cells];
  const box = label.box === null || main.box === null ? whole.box : union(label.box, main.box);
  const pieces = [...label.pieces, ...main.pieces];
  const line = { ...whole, text: cells.join(' '), cells, pieces, tags: [label.text, ...main.tags], box };
  return { whole: line, split: { first: label, rest: main } };
};

/** Joins lines that wrap at the edge of their column or cell, so that a name is one value however narrow the column is. */
export const joinWrapped = (rows: readonly Row[]): readonly Row[] => {
  const parts = rows.flatMap(({ whole, split }) => (split === null ? [whole] : [split.first, split.rest]));
  const spans = spansOf(parts);
  const look = headingLook(parts);
  const measures = { spans, edges: columnEdges(parts, spans), isHeading: (line: ResumeLine) => styleKey(line) === look };
  const opened: Open[] = [];
  for (const row of rows) {
    const above = opened.at(-1);
    const text = row.split === null ? above?.texts.find((each) => continues(each, row.whole, measures)) : undefined;
    if (above === undefined || text === undefined) {
      opened.push(open(row));
      continue;
    }
    const joined = { ...text, line: appendLine(text.line, row.whole), last: { ...row.whole, bullet: false } };
    opened[opened.length - 1] = { ...above, texts: above.texts.map((each) => (each === text ? joined : each)) };
  }
  return opened.map(toRow);
};
