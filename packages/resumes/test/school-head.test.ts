import { expect, it } from 'vitest';
import { schoolHead } from '../src/entries/school-head.ts';
import { readLines } from '../src/training.ts';
import { layoutOf } from './layout-of.ts';

const headOf = (texts: readonly string[]): readonly string[] => {
  const [first, ...body] = readLines(layoutOf(texts.join('\n\n'))).body;
  if (first === undefined) throw new Error('no lines');
  return schoolHead({ head: [{ line: first, dates: [] }], body }).map(({ line }) => line.text);
};

it('adds a short line below the head of a school, which may be a field', () => {
  expect(headOf(['Springfield University', 'Marine Biology'])).toEqual(['Springfield University', 'Marine Biology']);
});

it('leaves descriptions to the body', () => {
  const [school, sentence] = ['Springfield University', 'Wrote about the birds of the northern shore and how they raise young.'];
  expect(headOf([school, sentence])).toEqual([school]);
  expect(headOf([school, 'Marine Biology', 'Chess club'])).toEqual([school]);
  expect(headOf([school, 'Grade 1.7'])).toEqual([school]);
});
