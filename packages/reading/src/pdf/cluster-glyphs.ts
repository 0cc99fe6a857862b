import { composeAccents } from './compose-accents.ts';
import { isBlank } from './glyph-place.ts';
import { endsInVirama, isMark, isSyllabic } from './glyph-script.ts';
import type { Glyph, GlyphStyle } from './raw-page.ts';

/** A unit that is placed and moved together: a letter with its marks, or the letters of a ligature glyph. */
export type Cluster = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Baseline. */
  readonly y: number;
  readonly style: GlyphStyle;
  readonly order: number;
  readonly spaceBefore: boolean;
  readonly isSpace: boolean;
};

/** True when glyphs of the two styles look the same. */
export const sameStyle = (a: GlyphStyle, b: GlyphStyle): boolean =>
  a === b || (a.font === b.font && a.size === b.size && a.bold === b.bold && a.italic === b.italic && a.colour === b.colour);

const samePlace = 0.05;
const rightToLeftLetter = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;

const joins = (glyph: Glyph, previous: Glyph): boolean => {
  if (isBlank(glyph) || isBlank(previous) || glyph.style.turns !== previous.style.turns) return false;
  const size = Math.max(glyph.style.size, previous.style.size);
  if (Math.abs(glyph.y - previous.y) > size) return false;
  const sameOrigin = Math.abs(glyph.x - previous.x) < samePlace && Math.abs(glyph.y - previous.y) < samePlace;
  if (sameOrigin) return glyph.left >= previous.left - samePlace && glyph.left <= previous.right + 0.2;
  return isMark(glyph.text) && Math.abs(glyph.x - previous.x) < 2 * size;
};

const alef = /^[\u0622\u0623\u0625\u0627\u0671]$/u;

/**
 * PDFium returns lam-alef in either order, and the letters of other right-to-left ligatures, which share one box, in visual
 * order.
 */
const ligatureText = (glyphs: readonly Glyph[]): string => {
  const letters = glyphs.filter(({ text }) => !isMark(text));
  const [first, second] = letters;
  const inOrder = glyphs.map(({ text }) => text).join('');
  if (first === undefined || second === undefined || !letters.every(({ text }) => rightToLeftLetter.test(text))) return inOrder;
  const reversed = glyphs
    .toReversed()
    .map(({ text }) => text)
    .join('');
  if (letters.length === 2 && alef.test(first.text) && second.text === '\u0644') return reversed;
  if (letters.length === 2 && first.text === '\u0644' && alef.test(second.text)) return inOrder;
  const oneBox = letters.every(({ left, right, x }) => left === first.left && right === first.right && x === first.x);
  return oneBox ? reversed : inOrder;
};

const toCluster = (glyph: Glyph): Cluster => {
  const { text, left, right, y, style, order, spaceBefore } = glyph;
  return { text, left, right, y, style, order, spaceBefore, isSpace: isBlank(glyph) };
};

const joinGlyphs = (first: Glyph, glyphs: readonly Glyph[]): Cluster => {
  const { y, style, order, spaceBefore } = first;
  const text = ligatureText(glyphs);
  return {
    text,
    left: Math.min(...glyphs.map((glyph) => glyph.left)),
    right: Math.max(...glyphs.map((glyph) => glyph.right)),
    y,
    style,
    order,
    spaceBefore,
    isSpace: isBlank({ text }),
  };
};

/** Glyphs overlap when at least this share of the narrower one is covered by the other. */
const samePlaceShare = 0.7;

/** The halves of a conjunct, drawn in either order at one place: the one without its vowel is read first. */
const conjunctOf = (one: Cluster | undefined, other: Cluster): Cluster | undefined => {
  if (one === undefined || one.isSpace || endsInVirama(one.text) === endsInVirama(other.text)) return undefined;
  const overlap = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const narrower = Math.min(one.right - one.left, other.right - other.left);
  if (overlap <= samePlaceShare * narrower || Math.abs(one.y - other.y) > 0.5 * other.style.size) return undefined;
  const [half, letter] = endsInVirama(one.text) ? [one, other] : [other, one];
  const box = { left: Math.min(one.left, other.left), right: Math.max(one.right, other.right), y: half.y };
  return { ...one, ...box, text: half.text + letter.text };
};

/** So many letters before. */
const repeatsWithin = 6;

const withMark = /\p{M}|[\u0e33\u0eb3]/u;

/**
 * Some programs map a mark's glyph to letter and mark together, so that the letter appears twice; the mark is narrow and overlaps
 * the preceding glyph.
 */
const repeats = (cluster: Cluster, earlier: readonly Cluster[]): boolean => {
  if (cluster.text.length < 2 || cluster.isSpace || [...cluster.text].length < 2 || !withMark.test(cluster.text)) return false;
  return earlier.slice(-repeatsWithin).some(({ text, left, right, y }) => {
    if (text !== cluster.text || Math.abs(y - cluster.y) > 1) return false;
    const overlap = Math.min(right, cluster.right) - Math.max(left, cluster.left);
    const isNarrow = cluster.right - cluster.left < 0.7 * (right - left);
    return overlap > 0.5 * (cluster.right - cluster.left) || (isNarrow && cluster.left - right < 0.5 * cluster.style.size);
  });
};

/** Minimum share of spaces among the glyphs for a file that contains the spaces between its words. */
const spaceShare = 0.06;

/** True when the file itself contains the spaces between its words. */
export const hasSpaces = (clusters: readonly Cluster[]): boolean =>
  clusters.reduce((count, { isSpace }) => (isSpace ? count + 1 : count), 0) > spaceShare * clusters.length;

/** Ink may end this far before the glyph does, in font sizes; where the style changes, a wider gap separates cells. */
const inkGap = 2;
const inkGapAtStyleChange = 1.35;

/** Glyphs of syllabic scripts come with their ink box; without a space, the next one follows directly. */
const closeSyllables = (clusters: readonly Cluster[]): readonly Cluster[] =>
  clusters.map((cluster, index) => {
    const next = clusters[index + 1];
    if (next === undefined || !isSyllabic(cluster.text) || Math.abs(next.y - cluster.y) > 0.1) return cluster;
    const gap = next.left - cluster.right;
    const max = sameStyle(next.style, cluster.style) ? inkGap : inkGapAtStyleChange;
    return gap > 0 && gap < max * Math.min(cluster.style.size, next.style.size) ? { ...cluster, right: next.left } : cluster;
  });

/** Limits the work for glyphs that were all drawn at one place. */
const maxJoined = 16;

/** Groups glyphs, in the file's order, into clusters, each once. */
export const clusterGlyphs = (given: readonly Glyph[]): readonly Cluster[] => {
  const glyphs = composeAccents(given);
  const clusters: Cluster[] = [];
  const add = (cluster: Cluster): void => {
    const conjunct = conjunctOf(clusters.at(-1), cluster);
    if (conjunct !== undefined) clusters[clusters.length - 1] = conjunct;
    else if (!repeats(cluster, clusters)) clusters.push(cluster);
  };
  let start = 0;
  for (let index = 0; index < glyphs.length; index += 1) {
    const glyph = glyphs[index] as Glyph;
    const next = glyphs[index + 1];
    if (next !== undefined && index - start < maxJoined - 1 && joins(next, glyph)) continue;
    add(start === index ? toCluster(glyph) : joinGlyphs(glyphs[start] ?? glyph, glyphs.slice(start, index + 1)));
    start = index + 1;
  }
  return hasSpaces(clusters) ? closeSyllables(clusters) : clusters;
};
