import { expect, it } from 'vitest';
import { forget, remember } from '../src/remember.ts';

const counting = () => {
  const asked: string[] = [];
  const lengthOf = remember(
    (text: string) => {
      asked.push(text);
      return text.length;
    },
    (text) => text,
  );
  return { asked, lengthOf };
};

it('answers once for each text until it forgets', () => {
  const { asked, lengthOf } = counting();
  expect([lengthOf('abc'), lengthOf('abc'), lengthOf('')]).toEqual([3, 3, 0]);
  expect(asked).toEqual(['abc', '']);
  forget();
  lengthOf('abc');
  expect(asked).toEqual(['abc', '', 'abc']);
});

it('forgets by itself before it holds too much', () => {
  const { asked, lengthOf } = counting();
  for (let index = 0; index <= 1_000; index += 1) lengthOf(`text ${index}`);
  lengthOf('text 0');
  expect(asked.filter((text) => text === 'text 0')).toHaveLength(2);
});
