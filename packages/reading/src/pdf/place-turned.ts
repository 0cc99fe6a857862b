import type { Box } from '@winnow/contracts';
import { topOf } from './find-segments.ts';
import type { PageLine } from './page-line.ts';
import type { Fill } from './raw-page.ts';

/** Turned lines side by side, such as a wrapped heading, and the box around them or around the bar on which they are. */
type Turned = { readonly lines: readonly PageLine[]; readonly box: Box; readonly bar: Box | null };

/** A turned sign alone, such as the icon of a heading, is none. */
const hasLetter = /\p{L}/u;

/** A longer turned text is no heading. */
const maxLength = 48;

/** Minimum number of lines beside a turned heading; on its bar, one is enough. */
const minLines = 2;

/** Maximum width of the bar behind a turned heading, in font sizes. */
const maxBarWidth = 5;

/** How far from its expected place the first line of a body may be, in font sizes. */
const reach = 6;

const boxOf = ({ line }: PageLine): Box => line.box ?? [0, 0, 0, 0];

const around = (a: Box, b: Box): Box => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];

const overlap = (a: Box, b: Box): number => Math.min(a[3], b[3]) - Math.max(a[1], b[1]);

const barBehind = (box: Box, size: number, fills: readonly Fill[]): Box | null =>
  fills.find(
    ({ box: [left, top, right, bottom] }) =>
      right - left < maxBarWidth * size &&
      left <= (box[0] + box[2]) / 2 &&
      right >= (box[0] + box[2]) / 2 &&
      top <= box[1] + 1 &&
      bottom >= box[3] - 1,
  )?.box ?? null;

const group = (lines: readonly PageLine[], fills: readonly Fill[]): readonly Turned[] => {
  const groups: { lines: PageLine[]; box: Box; size: number }[] = [];
  for (const line of lines) {
    const box = boxOf(line);
    const near = groups.find(
      (other) =>
        overlap(other.box, box) > 0.5 * Math.min(box[3] - box[1], other.box[3] - other.box[1]) &&
        Math.max(box[0] - other.box[2], other.box[0] - box[2]) < line.size,
    );
    if (near === undefined) groups.push({ lines: [line], box, size: line.size });
    else {
      near.lines.push(line);
      near.box = around(near.box, box);
    }
  }
  return groups.map(({ lines: own, box, size }) => ({ lines: own, box, bar: barBehind(box, size, fills) }));
};

/** The lines of the column beside a turned text: that to its right, else that to its left. */
const bodyOf = ({ box, bar }: Turned, upright: readonly PageLine[]): readonly PageLine[] => {
  const [top, bottom] = bar === null ? [box[1], box[3]] : [bar[1], bar[3]];
  const enough = bar === null ? minLines : 1;
  const level = upright.filter(({ y, size }) => y > top && y - 0.7 * size < bottom);
  const isRight = ({ left }: PageLine): boolean => left >= box[2] - 1;
  const isLeft = ({ right }: PageLine): boolean => right <= box[0] + 1;
  const isBeside = level.filter(isRight).length >= enough ? isRight : isLeft;
  const beside = level.filter(isBeside);
  if (beside.length < enough || beside.length < level.length / 2) return [];
  const [nearest] = beside.toSorted((a, b) => Math.abs(a.left - box[2]) - Math.abs(b.left - box[2]));
  const own = upright.filter((line) => line.column === nearest?.column && isBeside(line));
  return own.toSorted((a, b) => a.y - b.y);
};

/** The line after the widest gap between the heading above and this one, which is often centred beside its body. */
const startBelow = ({ box }: Turned, above: Turned, body: readonly PageLine[]): PageLine | undefined => {
  const first = body.find((line) => line.y > box[1]);
  const slack = first?.size ?? 0;
  let [start, widest] = [first, 0];
  for (const [index, line] of body.entries()) {
    const step = line.y - (body[index - 1]?.y ?? line.y);
    if (topOf(line) > above.box[3] - slack && topOf(line) <= box[1] + slack && step >= widest) [start, widest] = [line, step];
  }
  return start;
};

/** The first heading is placed like the next one: level with the first line of its body, or centred beside it. */
const startOfFirst = (turned: Turned, below: Turned | undefined, body: readonly PageLine[]): PageLine | undefined => {
  const { box } = turned;
  const next = below === undefined ? undefined : startBelow(below, turned, body);
  const level = body.find((line) => line.y > box[1]);
  if (below === undefined || next === undefined || below.box[1] - topOf(next) < 0.7 * next.size) return level;
  const last = body.findLast(({ y }) => y < next.y - 1);
  const wanted = box[1] + box[3] - (last?.y ?? next.y);
  const near = body.filter((line) => line.y <= (level?.y ?? 0) && Math.abs(topOf(line) - wanted) < reach * line.size);
  const step = (line: PageLine): number => line.y - (body[body.indexOf(line) - 1]?.y ?? Number.NEGATIVE_INFINITY);
  return near.reduce((a, b) => (step(b) > step(a) ? b : a), near[0] ?? level ?? next);
};

/** The line at which the body of a turned heading begins: the first on its bar, or as the gaps between the bodies tell. */
const startOf = (turned: Turned, body: readonly PageLine[], side: readonly Turned[]): PageLine | undefined => {
  const { bar } = turned;
  if (bar !== null) return body.find((line) => line.y > bar[1]);
  const at = side.indexOf(turned);
  const above = side[at - 1];
  return above === undefined ? startOfFirst(turned, side[at + 1], body) : startBelow(turned, above, body);
};

/** Places turned headings before the upright text that they are beside; other turned text follows all upright text. */
export const placeTurned = (
  upright: readonly PageLine[],
  turned: readonly PageLine[],
  fills: readonly Fill[],
): readonly PageLine[] => {
  if (turned.length === 0) return upright;
  const groups = group(turned, fills).toSorted((a, b) => a.box[1] - b.box[1]);
  const heads = groups.filter(
    ({ lines }) =>
      lines.some(({ line }) => hasLetter.test(line.text)) &&
      lines.reduce((sum, { line }) => sum + line.text.length, 0) <= maxLength,
  );
  const before = new Map<PageLine, PageLine[]>();
  const placed = new Set<PageLine>();
  for (const each of heads) {
    const body = bodyOf(each, upright);
    const side = heads.filter(({ box }) => Math.abs(box[0] - each.box[0]) < 1.5 * (each.box[2] - each.box[0]));
    const start = body.length === 0 ? undefined : startOf(each, body, side);
    if (start === undefined) continue;
    before.set(start, [...(before.get(start) ?? []), ...each.lines.map((line) => ({ ...line, column: start.column }))]);
    for (const line of each.lines) placed.add(line);
  }
  return [...upright.flatMap((line) => [...(before.get(line) ?? []), line]), ...turned.filter((line) => !placed.has(line))];
};
