import { unspacedScripts } from '@winnow/languages';
import { joinLines } from '@winnow/reading';
import { headingLook } from '../headings/heading-look.ts';
import { type ColumnEdges, columnEdges, type Span, spansOf } from './column-edges.ts';
import { keepsLook, styleKey, union } from './line-style.ts';
import type { ResumeLine } from './resume-line.ts';
import type { Row } from './split-heading-cells.ts';

/** Lines begin at one place within this share of the font size. */
const aligned = 0.35;

/** The step to the next line of a text, in font sizes. */
const shortestStep = 0.8;
const longestStep = 1.75;

/** A step so much larger than another one in the same look sets items apart. */
const wider = 1.06;

/** The text of a list item stands so far behind its sign, in font sizes. */
const itemIndent = { min: 0.4, max: 3 } as const;

/** What stands beside a text leaves less than this between, in font sizes. */
const besideGap = 1;

/** A text is not joined beyond so many characters. */
const longestText = 900;

/** Addresses, numbers, and labels with what they name, stand on lines of their own. */
const standsAlone = /@|:\/\/|www\.|^[^:：]{2,25}[:：](?:\s|$)|^[+(]?\p{Nd}/u;

/** Before a small letter, or behind an open end, a line of so many words goes on. */
const openWords = 3;

const firstWord = /^\S+/u;
const spaceless = new RegExp(`^[${unspacedScripts}]`, 'u');

/** About how much room the first word of a line takes, with the space before it. */
const firstWordWidth = ({ text }: ResumeLine, { start, end }: Span): number => {
  const letters = spaceless.test(text) ? 1 : (firstWord.exec(text)?.[0].length ?? 0) + 1;
  return ((end - start) * Math.min(letters, text.length)) / Math.max(1, text.length);
};

const isMidSentence = ({ text }: ResumeLine, next: ResumeLine): boolean =>
  text.split(/\s+/u).length >= openWords && (/^\p{Ll}/u.test(next.text) || /[,،、，;&/(（–-]$/u.test(text));

/** Joined lines, where the last of them stands, and what stands beside the first. */
type Text = { readonly line: ResumeLine; readonly last: ResumeLine; readonly beside: ResumeLine | null };

type Measures = {
  readonly spans: (line: ResumeLine) => Span | null;
  readonly edges: ColumnEdges;
  readonly isHeading: (line: ResumeLine) => boolean;
};

const stepOf = (last: ResumeLine, next: ResumeLine): number =>
  last.box === null || next.box === null || last.page !== next.page ? 0 : (next.box[1] - last.box[1]) / Math.max(1, last.size);

/** True when a text was broken for want of room and goes on in the next line. */
const continues = ({ line, last, beside }: Text, next: ResumeLine, { spans, edges, isHeading }: Measures): boolean => {
  const step = stepOf(last, next);
  if (step < shortestStep || step > longestStep || line.text.length + next.text.length > longestText) return false;
  const [span, following] = [spans(last), spans(next)];
  if (span === null || following === null || next.bullet || last.column !== next.column || !keepsLook(last, next)) return false;
  // The words of headings tell better than their place whether one goes on.
  if (isHeading(last) || isHeading(next)) return false;
  // Tags fill a row and go on in the next, each by itself.
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

const append = (line: ResumeLine, next: ResumeLine): ResumeLine => {
  const add = (texts: readonly string[]): readonly string[] => [
    ...texts.slice(0, -1),
    joinLines([{ text: texts.at(-1) ?? '' }, next]),
  ];
  const box = line.box === null || next.box === null ? null : union(line.box, next.box);
  return { ...line, text: joinLines([line, next]), cells: add(line.cells), pieces: add(line.pieces), tags: add(line.tags), box };
};

/** A row, and the texts in it that may go on below. */
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

/** Joins the lines of a text that wraps at the edge of its column or cell, so that a name is one value however little room it has. */
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
    const joined = { ...text, line: append(text.line, row.whole), last: { ...row.whole, bullet: false } };
    opened[opened.length - 1] = { ...above, texts: above.texts.map((each) => (each === text ? joined : each)) };
  }
  return opened.map(toRow);
};
