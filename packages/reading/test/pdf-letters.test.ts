import { describe, expect, it } from 'vitest';
import { buildLine } from '../src/pdf/build-line.ts';
import { clusterGlyphs } from '../src/pdf/cluster-glyphs.ts';
import { composeAccents } from '../src/pdf/compose-accents.ts';
import { findSegments } from '../src/pdf/find-segments.ts';
import type { Glyph } from '../src/pdf/raw-page.ts';
import { cleanText } from '../src/text/tidy-text.ts';
import { glyphStyle } from './glyph-style.ts';

const glyph = (text: string, x: number, y = 100): Glyph => ({
  ...{ text, left: x, right: x + 5, top: y - 8, bottom: y + 2, x, y, style: glyphStyle },
  ...{ order: 0, unmapped: false, replaced: false, object: 1, spaceBefore: false },
});

const readAs = (...glyphs: readonly Glyph[]): string =>
  composeAccents(glyphs)
    .map(({ text }) => text)
    .join('');

describe('an accent that is drawn apart from its letter', () => {
  it('is on the letter that is drawn behind it, or before it', () => {
    expect(readAs(glyph('t', 0), glyph('´', 5), glyph('e', 5.2))).toBe('té');
    expect(readAs(glyph('c', 0), glyph('¸', 0.1), glyph('a', 5))).toBe('ça');
  });

  it('is on a capital above which it is raised, wherever the file has it', () => {
    expect(readAs(glyph('E', 0), glyph('t', 5), glyph('u', 10), glyph('´', 0.4, 97))).toBe('Étu');
  });

  it('replaces the dot of a letter', () => {
    expect(readAs(glyph('´', 0), glyph('ı', 0.3), glyph('n', 5))).toBe('ín');
  });

  it('keeps the space before it', () => {
    const [, letter] = composeAccents([glyph('a', 0), { ...glyph('´', 7), spaceBefore: true }, glyph('e', 7.2)]);
    expect(letter).toMatchObject({ text: 'é', spaceBefore: true });
  });

  it('stays a sign beside letters, and over those that have no such accent', () => {
    expect(readAs(glyph('~', 0), glyph('a', 5))).toBe('~a');
    expect(readAs(glyph('a', 0), { ...glyph('´', 5), right: 6 }, glyph('s', 6.2))).toBe('a´s');
    expect(readAs(glyph('ˇ', 0), glyph('q', 0))).toBe('ˇq');
  });
});

it('reads the increment sign beside Greek letters as a delta', () => {
  expect(cleanText('\u2206ασκάλα, \u2206x')).toBe('Δασκάλα, \u2206x');
});

it('parts words where the ink of an f reaches over the space behind it, and the file draws none', () => {
  const letters = [glyph('o', 0), glyph('f', 4.5), glyph('s', 10.4), glyph('o', 15), glyph('f', 20), glyph('t', 24)];
  const glyphs = letters.map((each, index) => (index === 2 ? { ...each, spaceBefore: true } : each));
  const { line } = buildLine(findSegments(clusterGlyphs(glyphs)), { hasSpaces: false, rightToLeft: false }, null);
  expect(line.text).toBe('of soft');
});
