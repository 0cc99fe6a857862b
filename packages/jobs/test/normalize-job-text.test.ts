import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeJobText } from '../src/index.ts';

it.each([
  ['line ends', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['spaces', '\t a  \u00A0b\u3000c ', 'a b c'],
  ['blank lines', '\n\na\n \n\t\n\nb\n\n', 'a\n\nb'],
  ['composition', 'Zu\u0308rich', 'Zürich'],
  ['zero-width characters', 'Ja\u200Bva\uFEFF de\u00ADveloper\u200D \u202EGo\u202C', 'Java developer Go'],
  ['control characters', 'a\u0000b\u0007\u001B[0mc', 'ab[0mc'],
  ['variation selectors', '✔\uFE0F Java', '✔ Java'],
])('takes %s for the same', (_, text, normal) => {
  expect(normalizeJobText(text)).toBe(normal);
});

it('keeps the joiners without which Persian and Indic words are misspelled', () => {
  expect(normalizeJobText('نرم\u200Cافزار')).toBe('نرم\u200Cافزار');
  expect(normalizeJobText('क्\u200Dष')).toBe('क्\u200Dष');
});

it('keeps what a reader sees', () => {
  const text = 'C++ & C#: “5–7 years”\n• Node.js\n\n1. 日本語（N1）';
  expect(normalizeJobText(text)).toBe(text);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      '\u0301',
      '\u0323',
      ' ',
      '\n',
      '\r',
      '\u200C',
      '\u200D',
      '\uFEFF',
      'ک',
      'ক',
      '\u09BE',
      '\u09C7',
      '\uD800',
      '\u0958',
      '가',
      '\u11A8',
      '\u0344',
    ),
  }),
);

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const once = normalizeJobText(text);
      expect(normalizeJobText(once)).toBe(once);
      expect(once).toBe(once.normalize('NFC'));
      expect(once.isWellFormed()).toBe(true);
      expect(once).not.toMatch(/^\s|\s$|[^\S\n ]| {2}|\n{3}| \n|\n /u);
    }),
    { numRuns: 1_000 },
  );
});

it('bounds the marks of a letter, so that composing them takes linear time', () => {
  expect(normalizeJobText(`a${'\u0323\u0301'.repeat(100_000)}b`).length).toBeLessThan(12);
});
