import { isLoneBullet } from '../text/bullet.ts';
import type { Segment } from './find-segments.ts';

type Row = readonly Segment[];

/** Where a piece begins and ends in reading direction. */
type Span = { readonly start: number; readonly end: number };

type Direction = { readonly rightToLeft: boolean; readonly span: (piece: Segment) => Span };

/** Maximum distance between lines of one label, in font sizes. */
const nextLine = 1.9;

/** Labels and their lines are aligned to this precision, in points. */
const aligned = 2;

/** A label is a date, a place, a heading, a field name: longer texts are not. */
const maxLabelLength = 34;

/** Baselines that differ by more, in points, from how those of the first lines differ belong to another flow of lines. */
const ownFlow = 1.2;

/** How far list items are indented from the head of their entry, in points. */
const indent = { min: 4, max: 45 } as const;

/** Minimum length of a line of running text, in characters. */
const runningText = 30;

/** Minimum evidence that a label continues; each sign counts two, a weak one counts one. */
const enough = 2;

const textOf = ({ text }: Segment): string => text.trim();

const widthOf = ({ left, right }: Segment): number => right - left;

/** Minimum gap between words, in font sizes: some files draw no spaces. */
const wordGap = 0.18;

/** A usual space, in font sizes. */
const spaceWidth = 0.28;

/** The width of the first word of a piece in reading direction, with a space. */
const firstWordWidth = ({ clusters, size, tracking }: Segment, rightToLeft: boolean): number => {
  const ordered = rightToLeft ? clusters.toReversed() : clusters;
  const end = ordered.findIndex((cluster, index) => {
    const before = ordered[index - 1];
    if (cluster.isSpace) return true;
    if (before === undefined) return false;
    if (cluster.spaceBefore && !rightToLeft) return true;
    return Math.max(cluster.left - before.right, before.left - cluster.right) > wordGap * size + tracking;
  });
  const [first, last] = [ordered[0], ordered[(end < 0 ? ordered.length : end) - 1]];
  if (first === undefined || last === undefined) return 0;
  return Math.max(last.right - first.left, first.right - last.left) + spaceWidth * size;
};

const isBullet = ({ clusters }: Segment): boolean =>
  isLoneBullet(clusters[0]?.text ?? '') || /^[-–—*]$/u.test(clusters[0]?.text ?? '');

/** A label, the row where it begins, and the text beside it there. */
type Anchor = { readonly row: number; readonly label: Segment; readonly body: Segment; last: Segment; lastBody: Segment };

/** The widest label beside texts that begin at the same place, and where the texts end at most. */
type Room = { readonly label: number; readonly end: number };

/** Labels of one shape, such as years, are labels of their own. */
const shapeOf = (text: string): string => text.replace(/\p{Nd}+/gu, '0');

const continuesText = (label: string, next: string): boolean => /[-–—~,&/]$/u.test(label) || /^(?:[-–—~&/]|\p{Ll})/u.test(next);

/** How much lower a line is than the text beside it, compared with the first lines of label and text. */
const offsetOf = ({ label, body }: Anchor, line: Segment, beside: Segment): number => line.y - beside.y - (label.y - body.y);

/** How strongly the text beside a second line of a label belongs to the text beside the first one. */
const bodyEvidence = (anchor: Anchor, line: Segment, body: Segment, room: Room, direction: Direction): number => {
  const { span, rightToLeft } = direction;
  // Two lists of short items side by side are no labels with their texts.
  if (!isBullet(body) && Math.max(textOf(body).length, textOf(anchor.lastBody).length) < runningText) return 0;
  if (Math.abs(offsetOf(anchor, line, body)) > ownFlow) return enough;
  const moved = span(body).start - span(anchor.body).start;
  const isItem = isBullet(body) || (moved > indent.min && moved < indent.max);
  if (isItem && !isBullet(anchor.body)) return enough;
  const wraps =
    textOf(anchor.lastBody).length >= runningText &&
    !/^[\p{Lu}\p{Nd}]/u.test(textOf(body)) &&
    Math.abs(span(body).start - span(anchor.lastBody).start) < aligned &&
    span(anchor.lastBody).end + firstWordWidth(body, rightToLeft) > room.end;
  return wraps ? enough : 0;
};

/** True when a piece is the next line of a label. */
const continues = (anchor: Anchor, line: Segment, body: Segment | undefined, room: Room, direction: Direction): boolean => {
  const { span, rightToLeft } = direction;
  const { last } = anchor;
  const [own, before] = [span(line), span(last)];
  const [text, label] = [textOf(line), textOf(last)];
  const isNear = line.y > last.y && line.y - last.y < nextLine * last.size && Math.abs(line.size - last.size) < 0.6;
  const isAligned = Math.abs(own.start - before.start) < aligned || Math.abs(own.end - before.end) < aligned;
  const sameWeight = line.clusters[0]?.style.bold === last.clusters[0]?.style.bold;
  if (!isNear || !isAligned || !sameWeight || text.length > maxLabelLength || label.length > maxLabelLength) return false;
  if (/[:：]$/u.test(label) || isBullet(line)) return false;
  const isTwin = shapeOf(label) === shapeOf(text);
  if (isTwin && body !== undefined) return Math.abs(offsetOf(anchor, line, body)) > ownFlow;
  const isOpen = continuesText(label, text);
  const isFull = widthOf(last) + firstWordWidth(line, rightToLeft) > room.label;
  if (body === undefined) return isOpen || isFull;
  return (isOpen ? enough / 2 : 0) + (isFull ? enough / 2 : 0) + bodyEvidence(anchor, line, body, room, direction) >= enough;
};

/**
 * Joins labels beside a text that take several rows (a heading in the margin, `2019 –` above `today`, a period above a place) on
 * the row where they begin, so that their lines do not split the sentences of the text; rows and their pieces stay in visual
 * order.
 */
export const liftLabels = (rows: readonly Row[], rightToLeft: boolean): readonly Row[] => {
  const span = ({ left, right }: Segment): Span => (rightToLeft ? { start: -right, end: -left } : { start: left, end: right });
  const ordered = rows.map((row) => (rightToLeft ? row.toReversed() : [...row]));
  const end = Math.max(0, ...ordered.flatMap((row) => row.slice(-1).map((piece) => span(piece).end)));
  const roomBefore = (bodyStart: number): Room => {
    const labels = ordered.flatMap(([first]) => (first !== undefined && span(first).end < bodyStart ? [widthOf(first)] : []));
    return { label: Math.max(0, ...labels), end };
  };
  let anchor: Anchor | null = null;
  let room: Room = { label: 0, end };
  const lifted: Segment[][] = [];
  const counts: number[] = [];
  for (const row of ordered) {
    const [first, second] = row;
    if (first === undefined) continue;
    const bodyStart: number = anchor === null ? Number.NEGATIVE_INFINITY : span(anchor.body).start;
    const isLabel =
      anchor !== null && span(first).end < bodyStart && (second === undefined || span(second).start > bodyStart - aligned);
    if (anchor !== null && isLabel && continues(anchor, first, second, room, { rightToLeft, span })) {
      const at = counts[anchor.row] ?? 1;
      lifted[anchor.row]?.splice(at, 0, first);
      counts[anchor.row] = at + 1;
      anchor.last = first;
      if (second !== undefined) {
        anchor.lastBody = second;
        lifted.push(row.slice(1));
        counts.push(1);
      }
      continue;
    }
    lifted.push(row);
    counts.push(1);
    if (second !== undefined) {
      anchor = { row: lifted.length - 1, label: first, body: second, last: first, lastBody: second };
      room = roomBefore(span(second).start);
    } else if (anchor !== null && Math.abs(span(first).start - bodyStart) < indent.max) anchor.lastBody = first;
    else anchor = null;
  }
  return rightToLeft ? lifted.map((row) => row.toReversed()) : lifted;
};
