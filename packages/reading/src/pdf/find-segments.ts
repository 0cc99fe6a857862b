import type { Cluster } from './cluster-glyphs.ts';
import { isSyllabic } from './glyph-script.ts';

/** A piece of a line without a wide gap; clusters from left to right. */
export type Segment = {
  readonly clusters: readonly Cluster[];
  /** Text of the clusters, including spaces. */
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly y: number;
  readonly size: number;
  readonly order: number;
  /** Letter spacing in points. */
  readonly tracking: number;
};

/** Glyphs share a baseline when theirs differ by less than this share of the font size. */
const baselineTolerance = 0.3;

/** A wider gap, in font sizes, may separate columns. */
const wideGap = 0.95;

/** So may a smaller one where the font size changes by this factor. */
const wideGapAtSizeChange = 0.4;
const otherSize = 1.2;

/** Extent of letters and digits above and below the baseline, in font sizes; the boxes of some fonts are three times as high. */
export const ascent = 0.76;
const descent = 0.22;

type OnBaseline = { readonly y: number; readonly size: number };

/** Where the letters of a text on a baseline begin, from the top of the page. */
export const topOf = ({ y, size }: OnBaseline): number => y - ascent * size;

/** Where they end. */
export const bottomOf = ({ y, size }: OnBaseline): number => y + descent * size;

const middle = ({ left, right }: Cluster): number => (left + right) / 2;

/** Baselines closer than this, in points, are merged. */
const sameBaseline = 0.6;

/**
 * Small superscript or subscript letters belong to a baseline within this share of its font size. They are next to its letters;
 * more than a few of them over or under its letters are a line of their own.
 */
const raised = 0.5;
const smallLetters = 0.85;
const fewLetters = 3;

const findBaselines = (clusters: readonly Cluster[]): readonly Cluster[][] => {
  const rows: Cluster[][] = [];
  let y = Number.NEGATIVE_INFINITY;
  for (const cluster of clusters.toSorted((a, b) => a.y - b.y || a.order - b.order)) {
    if (cluster.y - y <= sameBaseline) rows.at(-1)?.push(cluster);
    else {
      rows.push([cluster]);
      y = cluster.y;
    }
  }
  return rows;
};

const sizeOf = (row: readonly Cluster[]): number => row.reduce((size, { style }) => Math.max(size, style.size), 0);

/** True when a glyph is less than half a letter away from another one beside it. */
const adjoins = (other: Cluster, { left, right, style }: Cluster): boolean =>
  other.right > left - 0.5 * style.size && other.left < right + 0.5 * style.size;

/** True for few letters, such as those with a mark above, that are level with the letters beside them but not with the whole row. */
const isLevelBeside = (row: readonly Cluster[], few: readonly Cluster[]): boolean =>
  few.length <= fewLetters &&
  few.every((cluster) => {
    const { size } = cluster.style;
    return row.some(
      (other) =>
        other.style.size === size && Math.abs(other.y - cluster.y) <= baselineTolerance * size && adjoins(other, cluster),
    );
  });

const touchesRow = (row: readonly Cluster[], cluster: Cluster): boolean =>
  row.some((other) => Math.abs(other.style.size - cluster.style.size) > 0 && adjoins(other, cluster));

/** True when more than a few letters share their place with letters of the row. */
const coversRow = (row: readonly Cluster[], small: readonly Cluster[]): boolean => {
  let covering = 0;
  for (const { left, right, isSpace } of small) {
    const centre = (left + right) / 2;
    if (!isSpace && row.some((other) => !other.isSpace && other.left < centre && other.right > centre)) covering += 1;
    if (covering > fewLetters) return true;
  }
  return false;
};

/** Baselines with many letters absorb glyphs slightly above or below them. */
const findRows = (clusters: readonly Cluster[]): readonly (readonly Cluster[])[] => {
  const rows = findBaselines(clusters).map((row) => ({ row, y: row[0]?.y ?? 0, size: sizeOf(row), weight: row.length }));
  const free = new Set(rows);
  for (const main of rows.toSorted((a, b) => b.weight - a.weight)) {
    if (!free.has(main)) continue;
    const distanceOf = ({ y }: { readonly y: number }): number => Math.abs(y - main.y);
    const near = [...free].filter((other) => other !== main && distanceOf(other) <= raised * Math.max(main.size, other.size));
    // The nearest first: letters with marks above are level with those of a row that is level with this one.
    for (const other of near.toSorted((a, b) => distanceOf(a) - distanceOf(b))) {
      const distance = distanceOf(other);
      if (distance <= baselineTolerance * Math.min(main.size, other.size) || isLevelBeside(main.row, other.row))
        main.row.push(...other.row);
      else if (
        distance <= raised * main.size &&
        other.size <= smallLetters * main.size &&
        other.row.every((cluster) => touchesRow(main.row, cluster)) &&
        !coversRow(main.row, other.row)
      ) {
        main.row.push(...other.row);
      } else continue;
      free.delete(other);
    }
  }
  return [...free].toSorted((a, b) => a.y - b.y).map(({ row }) => row);
};

/** Letter spacing of a piece in points: the gap between most of its letters. */
const trackingOf = (clusters: readonly Cluster[]): number => {
  const gaps: number[] = [];
  let [letters, syllables] = [0, 0];
  let previous: Cluster | undefined;
  for (const cluster of clusters) {
    if (cluster.isSpace) continue;
    if (previous !== undefined && cluster.left > previous.right) gaps.push(cluster.left - previous.right);
    previous = cluster;
    letters += 1;
    if (isSyllabic(cluster.text)) syllables += 1;
  }
  if (letters < 4 || syllables > letters / 2) return 0;
  // The other letters have no gap: they come first, and are not sorted.
  const middle = Math.floor((letters - 2) / 2) - (letters - 1 - gaps.length);
  return middle < 0 ? 0 : (gaps.sort((a, b) => a - b)[middle] ?? 0);
};

const toSegment = (clusters: readonly Cluster[], tracking = trackingOf(clusters)): Segment => {
  let largest = clusters[0] as Cluster;
  let { left, right, order } = largest;
  let text = '';
  for (const cluster of clusters) {
    if (cluster.style.size > largest.style.size && !cluster.isSpace) largest = cluster;
    if (cluster.left < left) left = cluster.left;
    if (cluster.right > right) right = cluster.right;
    if (cluster.order < order) order = cluster.order;
    text += cluster.text;
  }
  const { y, style } = largest;
  return {
    clusters,
    text,
    left,
    right,
    top: y - ascent * style.size,
    bottom: y + descent * style.size,
    y,
    size: style.size,
    order,
    tracking,
  };
};

/** Signs that fill the space up to a page number or a date; so many are no longer punctuation. */
const leaders: ReadonlySet<string> = new Set('.·_…‥⋅․');
const minLeaders = 5;

/** Without leaders, the gap that they fill separates the texts around it. */
const dropLeaders = (row: readonly Cluster[]): readonly Cluster[] => {
  let count = 0;
  for (const { text } of row) if (leaders.has(text)) count += 1;
  if (count < minLeaders) return row;
  const dropped = new Set<Cluster>();
  let open: Cluster[] = [];
  for (const cluster of row) {
    const isLeader = leaders.has(cluster.text);
    if (isLeader && (open[0] === undefined || open[0].text === cluster.text)) open.push(cluster);
    else if (!cluster.isSpace) open = isLeader ? [cluster] : [];
    if (open.length >= minLeaders) for (const each of open) dropped.add(each);
  }
  return row.filter((cluster) => !dropped.has(cluster));
};

/** Copies of a letter, drawn as its shadow or outline, are closer than this, in font sizes, and no other two letters are. */
const copyDistance = 0.12;

/** Letters without the copies that are drawn over them. */
const dropCopies = (row: readonly Cluster[]): readonly Cluster[] =>
  row.filter((cluster, index) => {
    const before = row[index - 1];
    return (
      before === undefined ||
      before.text !== cluster.text ||
      cluster.isSpace ||
      middle(cluster) - middle(before) > copyDistance * cluster.style.size ||
      middle(cluster) - middle(before) > 0.5 * (cluster.right - cluster.left)
    );
  });

const splitRow = (row: readonly Cluster[]): readonly Segment[] => {
  const sorted = dropLeaders(dropCopies(row.toSorted((a, b) => middle(a) - middle(b) || a.order - b.order)));
  const tracking = trackingOf(sorted);
  const segments: Segment[] = [];
  let open: Cluster[] | null = null;
  let right = 0;
  let size = 0;
  for (const cluster of sorted) {
    if (cluster.isSpace) {
      open?.push(cluster);
      continue;
    }
    // Not as a pair: that would create a list for each glyph.
    const small = Math.min(size, cluster.style.size);
    const large = Math.max(size, cluster.style.size);
    const limit = (large > otherSize * small ? wideGapAtSizeChange : wideGap) * small + (tracking < small ? tracking : 0);
    if (open !== null && cluster.left - right > limit) {
      segments.push(toSegment(trimSpaces(open)));
      open = null;
    }
    if (open === null) {
      open = [cluster];
      right = cluster.right;
    } else {
      open.push(cluster);
      right = Math.max(right, cluster.right);
    }
    size = cluster.style.size;
  }
  // Alone in its row, it has all the letters of it.
  if (open !== null) segments.push(toSegment(trimSpaces(open), segments.length === 0 ? tracking : undefined));
  return segments;
};

const trimSpaces = (clusters: readonly Cluster[]): readonly Cluster[] =>
  clusters.at(-1)?.isSpace === true ? clusters.slice(0, clusters.findLastIndex(({ isSpace }) => !isSpace) + 1) : clusters;

/** Groups clusters by baseline and splits at wide gaps, from top to bottom and left to right. */
export const findSegments = (clusters: readonly Cluster[]): readonly Segment[] => findRows(clusters).flatMap(splitRow);
