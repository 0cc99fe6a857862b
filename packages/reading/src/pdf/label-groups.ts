import { bottomOf, type Segment, topOf } from './find-segments.ts';
import { median } from './median.ts';

/** Minimum number of labels of a form. */
const minGroups = 4;

/** Most labels are level with the text that they name. */
const levelShare = 0.8;

/** Baselines this close, in font sizes, are intentionally on one line: a label may be larger or smaller than its text. */
const sameLine = 0.35;

/** Maximum distance between lines of one label, in font sizes. */
const nextLine = 1.65;

/** Texts are of one size, in points, up to this. */
const sameSize = 0.6;

/** A label is a heading, a date or a field name: longer or more lines are text of their own. */
const maxLabelLength = 28;
const maxLines = 2.6;

const lengthOf = ({ clusters }: Segment): number => clusters.filter(({ isSpace }) => !isSpace).length;

/** A period in the margin belongs to an entry, and needs no row of its own. */
const hasYear = /\p{Nd}{4}/u;

/** Maximum distance between a label and the period below it, in font sizes of the label. */
const periodBelow = 2.5;

const year = String.raw`(?<!\p{Nd})[12١٢۱۲]\p{Nd}{3}(?!\p{Nd})`;

/** From year to year: no part of a period that wraps, and no phone number. */
export const wholePeriod = new RegExp(`^[^+]*${year}[^+]*${year}`, 'u');

/**
 * Groups the lines of a column that follow each other closely, from the top: a period below a heading may be smaller, and two periods
 * are labels of their own.
 */
const gather = (lines: readonly Segment[]): readonly (readonly Segment[])[] => {
  const groups: Segment[][] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const last = groups.at(-1)?.at(-1);
    const step = line.y - (last?.y ?? Number.NEGATIVE_INFINITY);
    const isNext = last !== undefined && line.size < last.size + sameSize && step < nextLine * last.size;
    const areTwo = last !== undefined && wholePeriod.test(last.text) && wholePeriod.test(line.text);
    if ((isNext && !areTwo) || step < sameLine * line.size) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
};

/** How many baselines the pieces are on. */
const countLines = (pieces: readonly Segment[]): number => {
  const sorted = pieces.toSorted((a, b) => a.y - b.y);
  return sorted.filter((piece, index) => index === 0 || piece.y - (sorted[index - 1]?.y ?? 0) > sameLine * piece.size).length;
};

/** True where there is no text next to a line: a heading with its entries below it. */
const isFree = (line: Segment, others: readonly Segment[]): boolean =>
  others.every(({ y, size }) => y <= line.y - line.size || y - size >= line.y);

/** Whether a line is on the line of another one, although one of them may be smaller. */
export const isLevel = (line: Segment, others: readonly Segment[]): boolean =>
  others.some(({ y, size }) => Math.abs(y - line.y) < sameLine * Math.max(size, line.size));

/** A label and where its row begins. */
export type Label = { readonly lines: readonly Segment[]; readonly top: number };

/** A gap across both sides that separates rows, in font sizes. */
const rowGap = 0.9;

/** A row has one label, rarely two. Periods do not count. */
const labelsPerRow = 1.5;

/** Minimum number of rows when every one has a label and its text. */
const minRows = 3;

/** Minimum share of rows with a label. */
const labelledShare = 0.6;

/** Labels with periods below them may have more lines than their texts, by this factor. */
const moreLines = 1.4;

/** Labels are narrower than their texts, by this factor. */
const labelWidth = 0.6;

const widthOf = (lines: readonly Segment[]): number =>
  Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left));

/** Rows of both sides that nothing on either side spans. */
const rowsOf = (side: readonly Segment[], others: readonly Segment[]): readonly (readonly Segment[])[] => {
  const rows: Segment[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const line of [...side, ...others].toSorted((a, b) => topOf(a) - topOf(b))) {
    if (topOf(line) - bottom > rowGap * line.size) rows.push([line]);
    else rows.at(-1)?.push(line);
    bottom = Math.max(bottom, bottomOf(line));
  }
  return rows;
};

const styleOf = ({ clusters: [first], size }: Segment): string =>
  first === undefined ? '' : `${Math.round(size * 2)} ${first.style.font} ${first.style.bold}`;

const countBy = (lines: readonly Segment[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(styleOf(line), (counts.get(styleOf(line)) ?? 0) + 1);
  return counts;
};

/** Ratio of a heading's size to that of the text around it; one heading of that size is enough to tell a column. */
export const headingSize = 1.12;

/** True when both sides have headings of one look: each is a column. Those of the size of the text count where `maySame`. */
const shareHeadings = (side: readonly Segment[], others: readonly Segment[], maySame: boolean): boolean => {
  const [own, beside] = [countBy(side), countBy(others)];
  const usual = Math.max(median(side.map(({ size }) => size)), median(others.map(({ size }) => size)));
  return [...own].some(([style, count]) => {
    const found = beside.get(style) ?? 0;
    const isLarge = Number.parseFloat(style) / 2 > headingSize * usual;
    if (!isLarge && !maySame) return false;
    return count > 1 && count * 2 <= side.length && found > (isLarge ? 0 : 1) && found * 4 < others.length;
  });
};

const topOfRow = (row: readonly Segment[]): number => Math.min(...row.map(topOf));

const bottomOfRow = (row: readonly Segment[]): number => Math.max(...row.map(bottomOf));

/** How much closer texts above a label are to it than to those before them, when it stands beside the middle of its texts. */
const closer = 0.9;

/** Rows of texts above their label joined with it, and periods alone with the row above them. */
const joinRows = (rows: readonly (readonly Segment[])[], labels: ReadonlySet<Segment>): readonly (readonly Segment[])[] => {
  const joined: Segment[][] = [];
  let carried: readonly Segment[] = [];
  for (const [index, row] of rows.entries()) {
    const [before, next] = [rows[index - 1], rows[index + 1]];
    const isPeriod = row.every((line) => labels.has(line)) && row.some(({ text }) => hasYear.test(text));
    const isText = carried.length === 0 && !row.some((line) => labels.has(line));
    if (isPeriod && joined.length > 0) joined.at(-1)?.push(...row);
    else if (before === undefined || next === undefined || !isText) {
      joined.push([...carried, ...row]);
      carried = [];
    } else if (topOfRow(next) - bottomOfRow(row) < closer * (topOfRow(row) - bottomOfRow(before))) carried = row;
    else joined.push([...row]);
  }
  return joined;
};

/**
 * The labels of a form whose rows are apart, or null: no text of either side continues where a row ends, while independent columns
 * rarely have their gaps at one height. Labels need not be level with their texts.
 */
const labelsOfRows = (side: readonly Segment[], others: readonly Segment[]): readonly Label[] | null => {
  if (widthOf(side) > labelWidth * widthOf(others) || shareHeadings(side, others, true)) return null;
  const labels = new Set(side);
  const rows = joinRows(rowsOf(side, others), labels);
  const labelled = rows.filter((row) => row.some((line) => labels.has(line)));
  const paired = labelled.filter((row) => row.some((line) => !labels.has(line)));
  const groups = gather(side).filter((lines) => !lines.some(({ text }) => hasYear.test(text))).length;
  if (labelled.length < labelledShare * rows.length) return null;
  const isWhole = paired.length === rows.length && rows.length >= minRows;
  if (paired.length < (isWhole ? minRows : minGroups) || paired.length < levelShare * labelled.length) return null;
  if (groups > labelsPerRow * labelled.length) return null;
  return labelled.map((row) => ({
    lines: row.filter((line) => labels.has(line)),
    top: topOfRow(row),
  }));
};

/** The gap above a row is wider than those between its lines by this factor. */
const widerGap = 1.3;

/** How closely a period follows the label above it, whose row it shares then. */
const isPeriodOf = (period: readonly Segment[], label: readonly Segment[] | undefined): boolean => {
  const last = label?.at(-1);
  const [first] = period;
  if (last === undefined || first === undefined || !period.some(({ text }) => hasYear.test(text))) return false;
  return first.size < last.size && first.y - last.y < periodBelow * last.size && !label?.some(({ text }) => hasYear.test(text));
};

/**
 * Labels with the rows they begin: a label that is centred beside its texts begins where the widest gap above them is, below a
 * heading that stands over them.
 */
const startRows = (groups: readonly (readonly Segment[])[], others: readonly Segment[]): readonly Label[] => {
  const lines = others.toSorted((a, b) => a.y - b.y);
  const labels = groups.reduce<(readonly Segment[])[]>((joined, group) => {
    const last = joined.at(-1);
    if (last !== undefined && isPeriodOf(group, last)) joined[joined.length - 1] = [...last, ...group];
    else joined.push(group);
    return joined;
  }, []);
  const heading = headingSize * median(others.map(({ size }) => size));
  let from = Number.NEGATIVE_INFINITY;
  return labels.map((label) => {
    const own = Math.min(...label.map(({ y, size }) => y - 0.5 * size));
    const level = lines.findIndex(({ y }) => y >= own);
    const gapAbove = (index: number): number => {
      const [line, before] = [lines[index], lines[index - 1]];
      return line === undefined || before === undefined ? 0 : topOf(line) - before.y;
    };
    let start = level;
    let first = level;
    for (let index = level - 1; index >= 0 && topOf(lines[index] as Segment) > from; index -= 1) {
      if ((lines[index] as Segment).size > heading) break;
      if (gapAbove(index) > widerGap * Math.max(gapAbove(start), 0)) start = index;
      first = index;
    }
    // Above the first text there is no gap to compare.
    if (first === 0 && start === level) start = 0;
    from = Math.max(...label.map(({ y }) => y));
    const beginning = lines[start];
    return { lines: label, top: beginning === undefined ? own : Math.min(own, topOf(beginning)) };
  });
};

/** Minimum number of headings in a column of headings. */
const minHeadings = 3;

/** Without the font: words in another script have another one. */
const lookOf = ({ clusters: [first], size }: Segment): string => `${Math.round(size * 2)} ${first?.style.bold}`;

/** True for a column of nothing but headings and periods beside texts without any: each heads what is beside it, level or not. */
const areHeads = (side: readonly Segment[], others: readonly Segment[]): boolean => {
  const usual = median(others.map(({ size }) => size));
  const headings = side.filter(({ size }) => size > headingSize * usual);
  const periods = side.filter(({ text }) => hasYear.test(text));
  const looks = new Set(headings.map(lookOf));
  const top = Math.min(...headings.map(({ y }) => y));
  return (
    headings.length >= minHeadings &&
    looks.size === 1 &&
    side.every((line) => headings.includes(line) || periods.some(({ y }) => Math.abs(y - line.y) < sameLine * line.size)) &&
    !others.some((line) => line.y > top && looks.has(lookOf(line)))
  );
};

/** Minimum number of lines for each heading in the margin. */
const linesPerHeading = 2;

/** True for headings in the margin of a text: a column of nothing else, narrower than the text and with fewer lines. */
export const areMarginHeads = (side: readonly Segment[], others: readonly Segment[]): boolean =>
  side.length >= minHeadings &&
  others.length >= linesPerHeading * side.length &&
  widthOf(side) < labelWidth * widthOf(others) &&
  areHeads(side, others);

/**
 * The labels of a form, each a group of lines next to the text that it names, or null when the lines form a column: labels are
 * level with what they name and far apart, while the lines of a column follow one another. To be level is no evidence where the
 * file draws one side after the other.
 */
export const labelGroups = (
  side: readonly Segment[],
  others: readonly Segment[],
  drawnApart: boolean,
): readonly Label[] | null => {
  const groups = gather(side);
  const typical = side.reduce((sum, line) => sum + lengthOf(line), 0) / Math.max(1, side.length);
  if (groups.length < minRows || countLines(side) > maxLines * groups.length || typical > maxLabelLength) return null;
  if (countLines(side) > moreLines * countLines(others) || shareHeadings(side, others, false)) return null;
  const beside = groups.filter(([first]) => first !== undefined && !isFree(first, others));
  const level = beside.filter(([first]) => first !== undefined && isLevel(first, others)).length;
  if (drawnApart || level < Math.max(minGroups, levelShare * beside.length))
    return labelsOfRows(side, others) ?? (areHeads(side, others) ? startRows(groups, others) : null);
  return startRows(groups, others);
};
