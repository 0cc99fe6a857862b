import { expect, it } from 'vitest';
import { codesIn, codeWords } from '../src/codes-in.ts';

it.each([
  ['Experience with PCR and NOM-035', ['PCR', 'nom-035']],
  ['PCR', ['PCR']],
  ['SAP-Kenntnisse', ['SAP']],
  ['IT support', ['IT']],
  ['MongoDB or another document store', ['mongodb']],
  ['C++ or C#', []],
  ['знание 1С и Excel', ['1с', 'excel']],
  ['熟悉 Kafka 消息队列', ['kafka']],
  ['A calm voice on the phone', []],
  ['PLANNING AND BUDGETS OF PORTS', []],
  ['3-year experience', []],
  ['at least 3 years', []],
])('the codes of "%s" are %j', (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});

it.each([
  ['NOM-035 and MongoDB', 'Introduced nom-035 and mongodb.', true],
  ['PCR', 'Ran the PCR.', true],
  ['IT support', 'Baked it for us', false],
])('of "%s", all codes are in "%s": %s', (asked, text, found) => {
  const words = codeWords(text);
  expect(codesIn(asked).length).toBeGreaterThan(0);
  expect(codesIn(asked).every((code) => words.has(code))).toBe(found);
});
