import { unreadable } from '../unreadable.ts';
import { type ActualText, actualTextReader, actualTextScratch } from './actual-text.ts';
import { displacementReader, displacementScratch } from './displaced-glyph.ts';
import { chainMatrices, type Matrix, moveBox, movePoint } from './page-matrix.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import type { Glyph, GlyphStyle } from './raw-page.ts';
import { headingReader } from './read-headings.ts';
import { styleReader, styleScratch } from './read-style.ts';
import { type GlyphCode, recoverCodes } from './recover-codes.ts';

/** More glyphs than any readable page has: a decompression bomb; our own choice. */
const glyphsPerPage = 200_000;

/** A space, in points. */
const minWidth = 0.01;

const boxBytes = 16;
const originBytes = 16;

/** PDFium writes U+FFFE, and U+0002 in old files, for the hyphen at which a word was split. */
const characterOf = (code: number): string => {
  if (code === 0xfffe || code === 2 || code === 0xad) return '-';
  if (code < 32 || (code >= 0x7f && code < 0xa0) || code > 0x10ffff) return code === 9 ? ' ' : '';
  return String.fromCodePoint(code);
};

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

const joinSurrogates = (high: number, low: number): number =>
  high < 0xdc00 && low >= 0xdc00 && low <= 0xdfff ? (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000 : 0xfffd;

/**
 * The glyphs of a page in the file's order, without those that PDFium generated; throws `UNREADABLE_FILE` (`bomb`) above 200,000.
 */
export const readGlyphs = (pdfium: Pdfium, page: number, matrix: Matrix): readonly Glyph[] => {
  const textPage = pdfium._FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  try {
    const isHeading = headingReader(pdfium, page);
    const count = pdfium._FPDFText_CountChars(textPage);
    if (count > glyphsPerPage) throw unreadable('bomb');
    return withMemory(pdfium, boxBytes + originBytes + styleScratch + actualTextScratch + displacementScratch, (scratch) =>
      readCharacters(pdfium, textPage, count, matrix, isHeading, scratch),
    );
  } finally {
    pdfium._FPDFText_ClosePage(textPage);
  }
};

/** Longer than the name of an icon, and set closer than any letters; our own choice. */
const maxNameLength = 20;
const closest = 0.12;

type Edges = Pick<Glyph, 'left' | 'top' | 'right' | 'bottom'>;

/** The width of glyphs next to each other; those at one place count as one. */
const widthOf = (glyphs: readonly Edges[]): number => {
  const places = new Map(glyphs.map((glyph) => [`${glyph.left} ${glyph.bottom}`, glyph]));
  return [...places.values()].reduce((sum, { left, right }) => sum + right - left, 0);
};

/** Marks glyphs with a replacement text that has no room; `said` contains the length by glyph. */
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

const readCharacters = (
  pdfium: Pdfium,
  textPage: number,
  count: number,
  matrix: Matrix,
  isHeading: (textObject: number) => boolean,
  scratch: number,
): readonly Glyph[] => {
  const glyphs: Glyph[] = [];
  const box = scratch >> 2;
  const origin = scratch + boxBytes;
  const styleOf = styleReader(pdfium, textPage, matrix, isHeading, origin + originBytes);
  const textOf = actualTextReader(pdfium, origin + originBytes + styleScratch);
  const displacementOf = displacementReader(pdfium, textPage, origin + originBytes + styleScratch + actualTextScratch);
  let textObject = -1;
  let style: GlyphStyle | undefined;
  let said: ActualText | null = null;
  /** The glyph of a cluster, by its mark: other text may come in between. */
  const clusters = new Map<number, number>();
  /** Replacement texts of glyphs in full. */
  const long = new Map<number, ActualText>();
  /** The codes of glyphs without a Unicode value. */
  const codes = new Map<number, GlyphCode>();
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
      style = styleOf(at, object);
      said = textOf(object);
    }
    pdfium._FPDFText_GetLooseCharBox(textPage, at, scratch);
    pdfium._FPDFText_GetCharOrigin(textPage, at, origin, origin + 8);
    const { HEAPF32: boxes, HEAPF64: points } = pdfium;
    const displaced = said === null ? null : displacementOf(at, object, points[origin >> 3] ?? 0, points[(origin >> 3) + 1] ?? 0);
    const place = displaced === null ? matrix : chainMatrices(matrix, displaced);
    const moved = moveBox(place, boxes[box] ?? 0, boxes[box + 1] ?? 0, boxes[box + 2] ?? 0, boxes[box + 3] ?? 0);
    // Not split into a list: that would create one for each glyph.
    const left = moved[0];
    const top = moved[1];
    const right = moved[2];
    const bottom = moved[3];
    const point = movePoint(place, points[origin >> 3] ?? 0, points[(origin >> 3) + 1] ?? 0);
    const x = point[0];
    const y = point[1];
    if (!Number.isFinite(left + top + right + bottom + x + y)) continue;
    // Glyphs without width do not separate words: part of a letter without a name in the file.
    if (text === ' ' && right - left < minWidth) continue;
    const named = said?.cluster ?? null;
    const glyph: Glyph = {
      text: named ?? (unmapped ? '\ufffd' : text),
      left,
      top,
      right,
      bottom,
      x,
      y,
      style,
      order: at,
      unmapped: unmapped && named === null,
      replaced: false,
      object,
      spaceBefore,
    };
    if (said !== null && said.length > maxNameLength) long.set(glyphs.length, said);
    spaceBefore = false;
    const clusterAt = said === null || named === null ? undefined : clusters.get(said.mark);
    const begun = clusterAt === undefined ? undefined : glyphs[clusterAt];
    if (clusterAt !== undefined && begun !== undefined) glyphs[clusterAt] = { ...begun, ...boxAround(begun, glyph) };
    else {
      if (said !== null && named !== null) clusters.set(said.mark, glyphs.length);
      if (glyph.unmapped) codes.set(glyphs.length, { code, font: pdfium._FPDFTextObj_GetFont(object) });
      glyphs.push(glyph);
    }
  }
  return recoverCodes(markReplaced(glyphs, long), codes);
};
