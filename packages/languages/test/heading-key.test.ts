import { expect, it } from 'vitest';
import { foldLetters, headingKey } from '../src/index.ts';

it('takes spellings of one heading for the same', () => {
  const same = [
    ['E X P E R I E N C E', 'Experience'],
    ['1. Education:', 'EDUCATION'],
    ['💼 Work Experience', 'work experience'],
    ['FORMATION ACADÉMIQUE', 'Formation academique'],
    ['İŞ DENEYİMİ', 'İş Deneyimi'],
    ['Größe', 'GRÖSSE'],
    ['ΕΚΠΑΊΔΕΥΣΗ', 'Εκπαίδευση'],
    ['مهارت‌ها', 'مهارت ها'],
    ['الخبرات العمليّة', 'الخبرات العملية'],
    ['ＳＫＩＬＬＳ', 'Skills'],
  ] as const;
  for (const [a, b] of same) expect(headingKey(a), a).toBe(headingKey(b));
});

it('keeps the vowel signs of Indic scripts, which change words', () => {
  expect(headingKey('कौशल')).not.toBe(headingKey('कशल'));
  expect(foldLetters('கல்வி')).toBe('கல்வி');
});

it('folds a long run of marks, of which a hostile text can have any number', () => {
  expect(foldLetters(`e${'\u0301'.repeat(100_000)}x`)).toBe('ex');
});

it('folds a text as it folds its words, whatever scripts stand beside them', () => {
  const words = ['Größe', '–', 'ΟΔΟΣ', 'Йод', 'ﬁnal', '“Ｑ”', 'İŞ', '학력', 'مهارات', 'e\u0301te\u0301', '💼', '…'];
  const pairs = words.flatMap((first) => words.map((second) => [first, second] as const));
  for (const [first, second] of pairs)
    expect(foldLetters(`${first} ${second}`)).toBe(`${foldLetters(first)} ${foldLetters(second)}`);
});
