import { expect, it } from 'vitest';
import { splitDegree } from './evaluate/split-degree.ts';

it.each([
  ['de', 'Master of Science, Wirtschaftsinformatik', 'Master of Science', 'Wirtschaftsinformatik'],
  ['ms', 'Doktor Falsafah dalam Kimia Analitik', 'Doktor Falsafah', 'Kimia Analitik'],
  ['cs', 'Bc. – Aplikovaná informatika', 'Bc.', 'Aplikovaná informatika'],
  ['ja', '学士（機械工学）', '学士', '機械工学'],
  ['id', 'Sarjana Teknik Informatika', 'Sarjana', 'Teknik Informatika'],
  ['zh', '本科 计算机科学与技术', '本科', '计算机科学与技术'],
])('parts the field of a degree in %s from it: %s', (language, printed, degree, field) => {
  expect(splitDegree(printed, language)).toEqual({ degree, field });
});

it.each([
  ['de', 'Ausbildung zur Industriekauffrau (IHK)'],
  ['bn', 'স্নাতক (সম্মান)'],
  ['es', 'Doctora en Biología Molecular, cum laude'],
  ['it', 'Diploma di maturità classica'],
  ['en', 'Master of Arts'],
])('leaves a degree in %s whole that has no field apart: %s', (language, printed) => {
  expect(splitDegree(printed, language)).toEqual({ degree: printed, field: '' });
});
