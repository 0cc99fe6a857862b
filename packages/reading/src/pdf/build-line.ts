import type { Box } from '@winnow/contracts';
import type { HiddenReason, Line, Run } from '../layout-document.ts';
import { cleanText, tidyText } from '../text/tidy-text.ts';
import { type Cluster, sameStyle } from './cluster-glyphs.ts';
import { ascent, type Segment } from './find-segments.ts';
import { isSyllabic, isUnspaced } from './glyph-script.ts';
import { ascends, hasRightToLeft, opensFromRight, readRightToLeft } from './order-bidi.ts';

/** How words are separated on the page. */
export type Spacing = {
  /** The file has spaces between its words; only then is a gap alone less reliable. */
  readonly hasSpaces: boolean;
  readonly rightToLeft: boolean;
};

export type BuiltLine = { readonly line: Line; readonly letterSpaced: boolean };

type Item = {
  readonly text: string;
  readonly cluster: Cluster;
  readonly wide?: boolean;
  /** A word space as wide as a gap between items; its cluster reaches to the next word. */
  readonly filled?: boolean;
};

/**
 * Minimum gap between two words, in font sizes, above the tracking of the piece: with PDFium's own opinion, without it, and in
 * scripts whose glyph boxes are unreliable.
 */
const gapWithHint = 0.12;
const gapAlone = 0.24;
const gapInSpacedText = 0.3;
const hintInSpacedText = 0.17;
const gapInComplexScript = 0.6;

/** The ink of an f reaches over the space behind it, and over the next letter of its word; that of a j over the space before it. */
const gapBehindOverhang = -0.08;
const gapBeforeOverhang = 0.05;

/** No gap between words is smaller. */
const leastGap = ({ text }: Cluster): number => (text.endsWith('f') ? gapBehindOverhang : gapBeforeOverhang);

/** Between a small and a capital letter of a large text without spaces: names are often set as separate, tightly spaced words. */
const gapBeforeCapital = 0.08;
const smallLetter = /\p{Ll}$/u;
const capital = /^\p{Lu}/u;

/** A gap wider than a word space, in font sizes: the text after it may be another item or cell. */
const itemGap = 0.55;

/** A gap that exceeds the one space in it by less, in font sizes, is between words: in fonts of one width, and where spaces are widened. */
const ownSpace = 0.35;

/** Tracking from which on a glyph-by-glyph parser may see, or certainly sees, spaces between letters, in font sizes. */
const spacedTracking = 0.09;
const wideTracking = 0.2;

/** Longer pieces, in glyphs, are not spaced headings. */
const maxSpacedLength = 1000;
const partedShare = 0.25;

const singleLetters = /(?:^|\s)(?:[\p{L}\p{N}]\s){3,}[\p{L}\p{N}](?:\s|$)/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Spaces between single letters, from the file or detected by PDFium. */
const isLetterSpaced = ({ clusters, text: whole, tracking, size }: Segment): boolean => {
  if (clusters.length > maxSpacedLength) return false;
  const text = isUnspaced(whole) ? clusters.map((cluster) => (isUnspaced(cluster.text) ? '--' : cluster.text)).join('') : whole;
  if (singleLetters.test(text)) return true;
  if (tracking <= spacedTracking * size) return false;
  const letters = clusters.filter((cluster) => letterOrDigit.test(cluster.text) && !isUnspaced(cluster.text));
  if (letters.length < 4) return false;
  const parted = letters.slice(1).filter(({ spaceBefore }) => spaceBefore).length;
  return tracking > wideTracking * size || parted >= partedShare * letters.length;
};

const gapLimit = (previous: Cluster, next: Cluster, hinted: boolean, hasSpaces: boolean): number => {
  if (isSyllabic(previous.text)) return gapInComplexScript;
  if (smallLetter.test(previous.text) && capital.test(next.text)) return gapBeforeCapital;
  if (hasSpaces) return hinted ? hintInSpacedText : gapInSpacedText;
  if (!hinted) return gapAlone;
  return previous.text.endsWith('f') || next.text === 'j' ? leastGap(previous) : gapWithHint;
};

/** Inserts a space item between words. */
const placeSpaces = (segment: Segment, spacing: Spacing): { readonly items: readonly Item[]; readonly letterSpaced: boolean } => {
  const { clusters, size, tracking } = segment;
  const letterSpaced = isLetterSpaced(segment);
  const spacesLie = letterSpaced && tracking > gapWithHint * size;
  const items: Item[] = [];
  let previous: Cluster | null = null;
  let sawSpace = false;
  let spaceWidth = 0;
  let right = 0;
  for (const cluster of clusters) {
    if (cluster.isSpace) {
      // Of several spaces, none is a word space.
      spaceWidth = sawSpace ? 0 : cluster.right - cluster.left;
      sawSpace = true;
      continue;
    }
    if (previous !== null) {
      const gap = cluster.left - right - tracking;
      const unit = Math.max(previous.style.size, cluster.style.size);
      // Most letters but f end before the next one begins, and need no limit.
      const isApart =
        gap > leastGap(previous) * unit &&
        gap > gapLimit(previous, cluster, cluster.spaceBefore && tracking === 0, spacing.hasSpaces) * unit;
      const isGap = gap > itemGap * unit;
      const filled = isGap && gap < spaceWidth + ownSpace * unit;
      const wide = isGap && !filled && !isSyllabic(previous.text);
      if ((sawSpace && !(spacesLie && gap < tracking * 0.6)) || isApart)
        items.push({ text: ' ', cluster: filled ? { ...previous, right: cluster.left } : previous, wide, filled });
    }
    items.push({ text: cluster.text, cluster });
    right = previous === null ? cluster.right : Math.max(right, cluster.right);
    previous = cluster;
    sawSpace = false;
    spaceWidth = 0;
  }
  return { items, letterSpaced };
};

const unknownGlyph = '\ufffd';

/** A glyph without a Unicode value that is a word of its own is an icon: letters have neighbours. */
const dropIcons = (items: readonly Item[]): readonly Item[] =>
  items.every(({ text }) => text !== unknownGlyph)
    ? items
    : items.filter(
        ({ text }, index) =>
          text !== unknownGlyph || (items[index - 1]?.text ?? ' ') !== ' ' || (items[index + 1]?.text ?? ' ') !== ' ',
      );

const round = (value: number): number => Math.round(value * 100) / 100;

const boxOf = (clusters: readonly Cluster[]): Box => {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const cluster of clusters) {
    const { y, style } = cluster;
    left = Math.min(left, cluster.left);
    top = Math.min(top, y - ascent * style.size);
    right = Math.max(right, cluster.right);
    bottom = Math.max(bottom, y + 0.22 * style.size);
  }
  return [round(left), round(top), round(right), round(bottom)];
};

const toRuns = (items: readonly Item[], hidden: HiddenReason | null): readonly Run[] => {
  const groups: Item[][] = [];
  let previous: Item | undefined;
  let letter: Item | undefined;
  for (const item of items) {
    const isSpace = item.text === ' ';
    const alike = isSpace || letter === undefined || sameStyle(letter.cluster.style, item.cluster.style);
    // A wide gap starts a new run: the text after it is another cell, not another word.
    if (previous !== undefined && previous.wide !== true && alike) groups.at(-1)?.push(item);
    else {
      groups.push([item]);
      letter = undefined;
    }
    if (!isSpace) letter = item;
    previous = item;
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const text = cleanText(group.map(({ text }) => text).join(''));
    if (first === undefined || text === '') return [];
    const { font, size, bold, italic, colour } = first.cluster.style;
    const letters = group.filter((item) => item.text !== ' ' || item.filled === true);
    const box = boxOf((letters.length > 0 ? letters : group).map(({ cluster }) => cluster));
    return [{ text, box, font, size, bold, italic, colour, hidden }];
  });
};

/** More than half of a line: the rest may be a date on the heading's line, or an icon before it. */
const isTaggedHeading = (clusters: readonly Cluster[]): boolean => {
  if (!clusters.some(({ style }) => style.heading)) return false;
  const letters = clusters.filter(({ isSpace }) => !isSpace);
  return letters.filter(({ style }) => style.heading).length > letters.length / 2;
};

/** One line from its pieces, which are in visual order, in reading order. */
export const buildLine = (segments: readonly Segment[], spacing: Spacing, hidden: HiddenReason | null = null): BuiltLine => {
  const placed = segments.map((segment) => ({ ...placeSpaces(segment, spacing), segment }));
  const visual = placed.flatMap(({ items, segment }, index): readonly Item[] => {
    const before = placed[index - 1]?.segment;
    const last = before?.clusters.at(-1);
    if (before === undefined || last === undefined) return items;
    const wide = Math.abs(segment.left - before.right) > itemGap * Math.min(segment.size, before.size);
    return [{ text: ' ', cluster: last, wide }, ...items];
  });
  const clusters = segments.flatMap((segment) => segment.clusters);
  const logical = spacing.rightToLeft ? orderOfRightToLeftPage(visual) : orderRightToLeftWords(visual);
  const runs = toRuns(dropIcons(logical), hidden);
  return {
    line: {
      text: hidden === null ? tidyText(runs.map(({ text }) => text).join('')) : '',
      box: boxOf(clusters),
      runs,
      band: 'body',
      bullet: false,
      ...(isTaggedHeading(clusters) ? { marks: ['heading-style'] } : {}),
    },
    letterSpaced: placed.some(({ letterSpaced }) => letterSpaced),
  };
};

const fromRight = (visual: readonly Item[]): readonly Item[] => readRightToLeft(visual, (item, text) => ({ ...item, text }));

/**
 * A line of a right-to-left page; one without right-to-left letters is read from the left, except for opening brackets and two
 * years that ascend only from the right.
 */
const orderOfRightToLeftPage = (visual: readonly Item[]): readonly Item[] => {
  const isTurned = opensFromRight(visual.map(({ text }) => text).join(''));
  if (isTurned || visual.some(({ text }) => hasRightToLeft(text))) return fromRight(visual);
  const reversed = fromRight(visual);
  return ascends(reversed.map(({ text }) => text).join('')) ? reversed : visual;
};

/** Right-to-left words in a left-to-right line. */
const orderRightToLeftWords = (visual: readonly Item[]): readonly Item[] => {
  if (!visual.some(({ text }) => hasRightToLeft(text))) return visual;
  const first = visual.findIndex(({ text }) => hasRightToLeft(text));
  const last = visual.findLastIndex(({ text }) => hasRightToLeft(text));
  const inner = fromRight(visual.slice(first, last + 1));
  return [...visual.slice(0, first), ...inner, ...visual.slice(last + 1)];
};
