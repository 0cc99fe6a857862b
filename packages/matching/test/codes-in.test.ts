import { expect, it } from 'vitest';
import { codesIn, codeWords } from '../src/codes-in.ts';

it.each([
  ['Experience with PCR and NOM-035', ['pcr', 'nom-035']],
  ['MongoDB or another document store', ['mongodb']],
  ['C++ or C#', []],
  ['знание 1С и Excel', ['1с', 'excel']],
  ['熟悉 Kafka 消息队列', ['kafka']],
  ['A calm voice on the phone', []],
  ['PLANNING AND BUDGETS', []],
  ['at least 3 years', []],
])('the codes of "%s" are %j', (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});

it('finds codes whatever their case and their sign at the end', () => {
  const words = codeWords('Introduced nom-035 and pcr.');
  expect(codesIn('NOM-035, PCR').every((code) => words.has(code))).toBe(true);
});
