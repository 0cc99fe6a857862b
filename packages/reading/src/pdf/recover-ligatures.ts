import type { Glyph, RawPage } from './raw-page.ts';

/** Ligatures of Latin fonts, whose glyphs often have no Unicode value although those of the letters have one. */
const ligatures = ['fi', 'fl', 'ff', 'ffi', 'ffl', 'ft', 'Th'] as const;

/** Usual widths of their letters, in font sizes, where the document does not show them in the same font. */
const usualWidths: ReadonlyMap<string, number> = new Map(Object.entries({ f: 0.31, i: 0.28, l: 0.28, t: 0.34, T: 0.6, h: 0.55 }));

/** A ligature is about as wide as its letters: maximum difference, as a natural logarithm, and its weight against the spelling. */
const otherWidth = 0.3;
const widthWeight = 4;

/** Neighbours in one word are closer, in font sizes, and may overlap. */
const sameWord = 0.12;
const overlap = 0.5;

/** More different glyphs without a Unicode value mean that a font has none at all. */
const maxKinds = 8;

const unknown = '\ufffd';
const isVowel = (text: string): boolean => /^[aeiouy]/iu.test(text.normalize('NFD'));
const isLetter = (text: string): boolean => /^\p{L}/u.test(text);
const isSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

const fontOf = ({ style }: Glyph): string => `${style.font} ${style.bold} ${style.italic}`;
const widthOf = ({ left, right, style }: Glyph): number => (right - left) / Math.max(1, style.size);

/** What is unusual about a ligature between two letters, which are empty at the ends of a word. */
const misspelling = (ligature: string, before: string, after: string): number => {
  const [start, end] = [!isLetter(before), !isLetter(after)];
  if (ligature === 'Th') return start && isSmall(after) && (isVowel(after) || after === 'r') ? 0 : 4;
  if (ligature === 'ft') return (start ? 3 : 0.6) + (end || !isVowel(after) || after === 'e' ? 0 : 0.5);
  const doubled = ligature.startsWith('ff') && (start || !isVowel(before)) ? 2 : 0;
  if (ligature === 'ff') return doubled + (end || isVowel(after) || after === 's' ? 0 : 1);
  if (ligature.endsWith('fl')) return doubled + (isVowel(after) ? 0 : 2);
  return doubled + (end ? 1.5 : 0) + (/^[iuy]/u.test(after) ? 2 : /^[ao]/u.test(after) ? 0.5 : 0);
};

type Place = { readonly glyph: Glyph; readonly before: string; readonly after: string };

/** The unknown glyphs of a page that are in a word of Latin letters, with their neighbours. */
const placesOf = (glyphs: readonly Glyph[]): readonly Place[] =>
  glyphs.flatMap((glyph, index) => {
    if (glyph.text !== unknown || glyph.style.icons) return [];
    const near = (other: Glyph | undefined, gap: number): string =>
      other !== undefined &&
      Math.abs(other.y - glyph.y) < 0.1 &&
      gap < sameWord * glyph.style.size &&
      gap > -overlap * glyph.style.size
        ? other.text
        : '';
    const [previous, next] = [glyphs[index - 1], glyphs[index + 1]];
    const before = near(previous, glyph.left - (previous?.right ?? 0));
    const after = near(next, (next?.left ?? 0) - glyph.right);
    return /\p{Script=Latin}/u.test(before + after) ? [{ glyph, before, after }] : [];
  });

/** The ligature that fits the width of a glyph and all words in which it occurs. */
const choose = (places: readonly Place[], widths: ReadonlyMap<string, number>): string | null => {
  const [first] = places;
  if (first === undefined) return null;
  const font = fontOf(first.glyph);
  const widthIn = (letter: string): number => widths.get(`${font} ${letter}`) ?? usualWidths.get(letter) ?? 0.5;
  const costs = ligatures.flatMap((ligature) => {
    const whole = [...ligature].reduce((sum, letter) => sum + widthIn(letter), 0);
    const difference = Math.abs(Math.log(Math.max(0.01, widthOf(first.glyph)) / whole));
    const spelling = places.reduce((sum, { before, after }) => sum + misspelling(ligature, before, after), 0) / places.length;
    return difference > otherWidth ? [] : [{ ligature, cost: widthWeight * difference + spelling }];
  });
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.ligature ?? null;
};

/**
 * Gives ligatures without a Unicode value their letters, by their width and the words in which they occur. They remain marked as
 * unmapped: other programs do not read them.
 */
export const recoverLigatures = (pages: readonly RawPage[]): readonly RawPage[] => {
  const places = pages.flatMap(({ glyphs }) => (glyphs.some(({ unmapped }) => unmapped) ? placesOf(glyphs) : []));
  if (places.length === 0) return pages;
  const widths = new Map<string, number>();
  for (const { glyphs } of pages)
    for (const glyph of glyphs) if (usualWidths.has(glyph.text)) widths.set(`${fontOf(glyph)} ${glyph.text}`, widthOf(glyph));
  const kinds = Map.groupBy(places, ({ glyph }) => `${fontOf(glyph)} ${widthOf(glyph).toFixed(2)}`);
  const perFont = Map.groupBy(kinds.values(), ([place]) => (place === undefined ? '' : fontOf(place.glyph)));
  const read = new Map<Glyph, string>();
  for (const own of perFont.values()) {
    if (own.length > maxKinds) continue;
    for (const kind of own) {
      const ligature = choose(kind, widths);
      if (ligature !== null) for (const { glyph } of kind) read.set(glyph, ligature);
    }
  }
  return pages.map((page) =>
    page.glyphs.some((glyph) => read.has(glyph))
      ? { ...page, glyphs: page.glyphs.map((glyph) => ({ ...glyph, text: read.get(glyph) ?? glyph.text })) }
      : page,
  );
};
