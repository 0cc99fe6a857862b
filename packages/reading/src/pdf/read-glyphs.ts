import { unreadable } from '../unreadable.ts';
import { type ActualText, actualTextScratch, readActualText } from './actual-text.ts';
import { type Matrix, moveBox, movePoint } from './page-matrix.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import type { Glyph, GlyphStyle } from './raw-page.ts';
import { readStyle, styleScratch } from './read-style.ts';

/** More glyphs on a page than any readable page has: a decompression bomb; our own choice. */
const glyphsPerPage = 200_000;

/** A space, in points. */
const narrowest = 0.01;

const boxBytes = 16;
const originBytes = 16;

/** PDFium writes U+FFFE, and U+0002 in old files, for the hyphen at which a word was broken. */
const characterOf = (code: number): string => {
  if (code === 0xfffe || code === 2 || code === 0xad) return '-';
  if (code < 32 || (code >= 0x7f && code < 0xa0) || code > 0x10ffff) return code === 9 ? ' ' : '';
  return String.fromCodePoint(code);
};

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

const joinSurrogates = (high: number, low: number): number =>
  high < 0xdc00 && low >= 0xdc00 && low <= 0xdfff ? (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000 : 0xfffd;

/** The glyphs of a page in the file's order, without those that PDFium made up; throws `UNREADABLE_FILE` (`bomb`) above 200,000. */
export const readGlyphs = (pdfium: Pdfium, page: number, matrix: Matrix): readonly Glyph[] => {
  const textPage = pdfium._FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  try {
    const count = pdfium._FPDFText_CountChars(textPage);
    if (count > glyphsPerPage) throw unreadable('bomb');
    return withMemory(pdfium, boxBytes + originBytes + styleScratch + actualTextScratch, (scratch) =>
      readCharacters(pdfium, textPage, count, matrix, scratch),
    );
  } finally {
    pdfium._FPDFText_ClosePage(textPage);
  }
};

/** Longer than the name of an icon, and set closer than any letters are; our own choice. */
const longestName = 20;
const closest = 0.12;

type Edges = Pick<Glyph, 'left' | 'top' | 'right' | 'bottom'>;

/** The room that glyphs take side by side; those of one place are told for one that was drawn. */
const widthOf = (glyphs: readonly Edges[]): number => {
  const places = new Map(glyphs.map((glyph) => [`${glyph.left} ${glyph.bottom}`, glyph]));
  return [...places.values()].reduce((sum, { left, right }) => sum + right - left, 0);
};

/** Marks what a file says about glyphs that have no room for it; `said` tells the length by glyph. */
const markReplaced = (glyphs: readonly Glyph[], said: ReadonlyMap<number, ActualText>): readonly Glyph[] => {
  if (said.size === 0) return glyphs;
  const replaced = new Set(
    [...Map.groupBy(said, ([, { mark }]) => mark).values()].flatMap((members) => {
      const own = members.flatMap(([index]) => glyphs[index] ?? []);
      const length = members[0]?.[1].length ?? 0;
      const size = Math.max(0, ...own.map(({ style }) => style.size));
      return widthOf(own) < closest * size * length ? own : [];
    }),
  );
  return glyphs.map((glyph) => (replaced.has(glyph) ? { ...glyph, replaced: true } : glyph));
};

const boxAround = (one: Edges, other: Edges): Edges => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const readCharacters = (pdfium: Pdfium, textPage: number, count: number, matrix: Matrix, scratch: number): readonly Glyph[] => {
  const glyphs: Glyph[] = [];
  const origin = scratch + boxBytes;
  let textObject = -1;
  let style: GlyphStyle | undefined;
  let said: ActualText | undefined;
  /** Where the glyph of a cluster stands, by its mark: another text may come in between. */
  const clusters = new Map<number, number>();
  /** What is said about glyphs at length. */
  const long = new Map<number, ActualText>();
  let spaceBefore = false;
  for (let index = 0; index < count; index += 1) {
    if (pdfium._FPDFText_IsGenerated(textPage, index) === 1) {
      spaceBefore = true;
      continue;
    }
    let code = pdfium._FPDFText_GetUnicode(textPage, index) >>> 0;
    const at = index;
    if (isSurrogate(code)) {
      code = joinSurrogates(code, pdfium._FPDFText_GetUnicode(textPage, index + 1) >>> 0);
      if (code > 0xffff) index += 1;
    }
    const text = characterOf(code);
    const unmapped = pdfium._FPDFText_HasUnicodeMapError(textPage, at) === 1 || code === 0 || code === 0xfffd;
    if (text === '' && !unmapped) continue;

    const object = pdfium._FPDFText_GetTextObject(textPage, at);
    if (object !== textObject || style === undefined) {
      textObject = object;
      style = readStyle(pdfium, textPage, at, object, matrix, origin + originBytes);
      said = readActualText(pdfium, object, origin + originBytes + styleScratch);
    }
    pdfium._FPDFText_GetLooseCharBox(textPage, at, scratch);
    pdfium._FPDFText_GetCharOrigin(textPage, at, origin, origin + 8);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4);
    const [left, top, right, bottom] = moveBox(matrix, x0, y0, x1, y1);
    const [x, y] = movePoint(matrix, pdfium.HEAPF64[origin >> 3] ?? 0, pdfium.HEAPF64[(origin >> 3) + 1] ?? 0);
    if (![left, top, right, bottom, x, y].every(Number.isFinite)) continue;
    // What has no width parts no words: a part of a letter that the file has no name for.
    if (text === ' ' && right - left < narrowest) continue;
    const glyph = { left, top, right, bottom, x, y, style, order: at, object, spaceBefore, replaced: false };
    if (said !== undefined && said.length > longestName) long.set(glyphs.length, said);
    spaceBefore = false;
    const clusterAt = clusters.get(said?.mark ?? 0) ?? -1;
    const begun = glyphs[clusterAt];
    const cluster = said?.cluster ?? null;
    if (said === undefined || cluster === null) glyphs.push({ ...glyph, text: unmapped ? '\ufffd' : text, unmapped });
    else if (begun === undefined) {
      clusters.set(said.mark, glyphs.length);
      glyphs.push({ ...glyph, text: cluster, unmapped: false });
    } else glyphs[clusterAt] = { ...begun, ...boxAround(begun, glyph) };
  }
  return markReplaced(glyphs, long);
};
