import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLines } from '../src/index.ts';
import { parseFontName } from '../src/pdf/font-name.ts';
import { readRightToLeft } from '../src/pdf/order-bidi.ts';
import { readNumbering, stripBullet } from '../src/text/bullet.ts';
import { joinLetterSpaced } from '../src/text/letter-spaced.ts';
import { readTagCharacters, tidyText } from '../src/text/tidy-text.ts';

const lines = (...texts: readonly string[]) => texts.map((text) => ({ text }));

describe('tidy text', () => {
  it('has letters for ligatures, presentation forms and radicals, and no private, control or direction characters', () => {
    expect(tidyText('e\ufb03cient \uf0e0 o\u0301')).toBe('efficient ó');
    expect(tidyText('\ufefb\u202e\u0645')).toBe('لام');
    expect(tidyText('\u2f08\u529b')).toBe('人力');
    expect(tidyText('a\u00a0 \t b\u0007\u200b')).toBe('a b');
  });

  it('keeps joiners, which Persian and Indic words need', () => {
    expect(tidyText('می\u200cروم')).toBe('می\u200cروم');
  });

  it('is left as it is when tidied again, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => tidyText(tidyText(text)) === tidyText(text)));
  });

  it('tells what tag characters spell, but for the flags of emoji', () => {
    const tags = (text: string) =>
      [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');
    expect(readTagCharacters(`a${tags('hire me')}b`)).toBe('hire me');
    expect(readTagCharacters(`\u{1f3f4}${tags('gbsct')}\u{e007f}`)).toBe('');
  });
});

describe('joined lines', () => {
  it('have a space at the break where the script has spaces', () => {
    expect(joinLines(lines('one', 'two', '', 'three'))).toBe('one two three');
    expect(joinLines(lines('이력서', '작성'))).toBe('이력서 작성');
  });

  it('have none between Chinese, Japanese or Thai characters', () => {
    expect(joinLines(lines('软件工', '程师'))).toBe('软件工程师');
    expect(joinLines(lines('ソフト', 'ウェア'))).toBe('ソフトウェア');
    expect(joinLines(lines('软件', 'Python'))).toBe('软件 Python');
  });

  it('have none before a mark that was cut off its letter', () => {
    expect(joinLines(lines('மொழ', 'ி'))).toBe('மொழி');
  });
});

describe('bullets', () => {
  it.each([
    ['• one', 'one'],
    ['‣one', 'one'],
    ['- one', 'one'],
    ['– one', 'one'],
    ['▪ one', 'one'],
    ['● one', 'one'],
    ['* one', 'one'],
  ])('are stripped from %j', (text, rest) => {
    expect(stripBullet(text)).toBe(rest);
  });

  it.each(['one', '-5 degrees', '– 2021', '**bold**', '•', '-', 'o one', '\uf0b7 one'])('are not seen in %j', (text) => {
    expect(stripBullet(text)).toBeNull();
  });

  it('of symbol fonts are seen only where private characters count', () => {
    expect(stripBullet('\uf0b7 one', true)).toBe('one');
  });

  it('may be numbers before words, not years and not dates', () => {
    expect(readNumbering('2) Sales')).toEqual({ number: 2, rest: 'Sales' });
    expect(readNumbering('2019. Sales')).toBeNull();
    expect(readNumbering('3.5 years')).toBeNull();
  });
});

describe('spaced letters', () => {
  it('become words, parted where the space is wider', () => {
    expect(joinLetterSpaced('E X P E R I E N C E')).toBe('EXPERIENCE');
    expect(joinLetterSpaced('W O R K  H I S T O R Y')).toBe('WORK HISTORY');
    expect(joinLetterSpaced('Plan A B and C')).toBe('Plan A B and C');
  });
});

describe('a line printed from right to left', () => {
  const read = (visual: string): string =>
    readRightToLeft(
      [...visual].map((text) => ({ text })),
      (_, text) => ({ text }),
    )
      .map(({ text }) => text)
      .join('');
  const printed = (logical: string): string => [...logical].toReversed().join('');

  it('is read backwards', () => {
    expect(read(printed('מהנדס תוכנה'))).toBe('מהנדס תוכנה');
  });

  it('keeps Latin words, numbers, dates and addresses in it forwards', () => {
    expect(read('ada@example.org לאימ')).toBe('מיאל ada@example.org');
    expect(read('3 Studio Max ב')).toBe('ב 3 Studio Max');
    expect(read('٢٠٢٠ سرام')).toBe('مارس ٢٠٢٠');
    expect(read('12/03/2020 ךיראת')).toBe('תאריך 12/03/2020');
  });

  it('keeps a telephone number as it is dialled', () => {
    expect(read('+966 55 012 3478 فتاه')).toBe('هاتف +966 55 012 3478');
  });

  it('reads a range of years from the right', () => {
    expect(read('٢٠٢٠ – ٢٠١٧')).toBe('٢٠١٧ – ٢٠٢٠');
  });

  it('keeps the signs of C++ and pairs brackets that are told as drawn', () => {
    expect(read('(C++) תונכת')).toBe('תכנות (C++)');
    expect(read(')C++( תונכת')).toBe('תכנות (C++)');
  });

  it('holds the same characters as before, for any line', () => {
    const sorted = (text: string) => [...text].toSorted().join('');
    const unit = fc.constantFrom(...'אבגדabc 012٣٤+-./:@#,،');
    fc.assert(fc.property(fc.string({ unit }), (text) => sorted(read(text)) === sorted(text)));
  });
});

describe('the name of a PDF font', () => {
  it.each([
    ['ABCDEF+NotoSans-BoldItalic', 'NotoSans', true, true],
    ['Arial,Bold', 'Arial', true, false],
    ['TimesNewRomanPS-ItalicMT', 'TimesNewRoman', false, true],
    ['CMBX10', 'CMBX10', true, false],
    ['CMTI10', 'CMTI10', false, true],
    ['NimbusRomNo9L-Medi', 'NimbusRomNo9L', true, false],
    ['Raleway-Medium', 'Raleway', false, false],
    ['Helvetica', 'Helvetica', false, false],
  ])('%s tells family, weight and slope', (name, family, bold, italic) => {
    expect(parseFontName(name)).toEqual({ family, bold, italic });
  });
});
