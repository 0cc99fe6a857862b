import type { Glyph } from './raw-page.ts';

/**
 * What the codes of TeX's text fonts mean where ASCII has no sign for them: ligatures of OT1 and T1, quotes and dashes of T1
 * (Cork encoding).
 */
const texSigns: ReadonlyMap<number, string> = new Map([
  [0x0b, 'ff'],
  [0x0c, 'fi'],
  [0x0d, 'fl'],
  [0x0e, 'ffi'],
  [0x0f, 'ffl'],
  [0x10, '“'],
  [0x11, '”'],
  [0x15, '–'],
  [0x16, '—'],
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
]);

const unknown = '\ufffd';

const signOf = (code: number): string => {
  const isAscii = code >= 0x20 && code < 0x7f;
  // T1 has the letters of Latin-1 at its codes.
  const isLatin = code >= 0xc0 && code < 0xff && code !== 0xd7 && code !== 0xdf && code !== 0xf7;
  return isAscii || isLatin ? String.fromCharCode(code) : (texSigns.get(code) ?? unknown);
};

/** Shares of signs, of letters among them, and of vowels and small letters among these, in a text in Latin letters. */
const typical = { signs: 0.97, letters: 0.6, small: 0.5, minVowels: 0.25, maxVowels: 0.65 } as const;

/** Fewer glyphs tell nothing: bullets and icons have a font of their own. */
const minGlyphs = 8;

const isText = (signs: readonly string[]): boolean => {
  const text = signs.join('');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const letters = Math.max(1, count(/\p{L}/gu));
  const vowels = count(/[aeiouy]/giu) / letters;
  return (
    signs.length >= minGlyphs &&
    1 - count(/\ufffd/gu) / signs.length >= typical.signs &&
    letters / text.length >= typical.letters &&
    // Codes that count through an alphabet of their own make capitals, as the first letters of ASCII are.
    count(/\p{Ll}/gu) / letters >= typical.small &&
    vowels >= typical.minVowels &&
    vowels <= typical.maxVowels
  );
};

/** The code of a glyph without a Unicode value, and PDFium's handle of its font: fonts may lack a name. */
export type GlyphCode = { readonly code: number; readonly font: number };

/**
 * Gives glyphs without a Unicode value the letters of their codes, font by font, where these make text: the bitmap fonts of TeX keep
 * the codes of ASCII. They remain marked as unmapped: other programs do not read them. `codes` has those of the glyphs by index.
 */
export const recoverCodes = (glyphs: readonly Glyph[], codes: ReadonlyMap<number, GlyphCode>): readonly Glyph[] => {
  if (codes.size < minGlyphs) return glyphs;
  const read = new Map<number, string>();
  for (const own of Map.groupBy(codes, ([, { font }]) => font).values()) {
    const signs = own.map(([index, { code }]) => [index, signOf(code)] as const);
    if (isText(signs.map(([, sign]) => sign))) for (const [index, sign] of signs) read.set(index, sign);
  }
  return read.size === 0 ? glyphs : glyphs.map((glyph, index) => ({ ...glyph, text: read.get(index) ?? glyph.text }));
};
