import { expect, it } from 'vitest';
import { createPhrases, tokensOf } from '../src/index.ts';

const keysOf = (text: string): readonly string[] => tokensOf(text).map(({ key, joint }) => `${joint}${key}`);

it('cuts a text into words and says how they are joined', () => {
  expect(keysOf('Node.js, C++/C# & .NET')).toEqual(['|node', '.js', '|c++', '/c#', '&.net']);
  expect(keysOf('l’équipe-clé\nA+B')).toEqual(['|l', ' equipe', ' cle', '|a', '|b']);
  expect(keysOf('Java開発')).toEqual(['|java', '開', '発']);
  expect(keysOf('والمبيعات')).toEqual(['|مبيعات']);
});

it('finds phrases from a word on, the longest first', () => {
  const phrases = createPhrases([
    ['nice', 1],
    ['nice to have', 2],
    ['wünschenswert*', 3],
  ]);
  expect(phrases.at(tokensOf('Nice-to-have: Go'), 0)).toEqual([
    { values: [2], length: 3 },
    { values: [1], length: 1 },
  ]);
  expect(phrases.at(tokensOf('nice, to have'), 0)).toEqual([{ values: [1], length: 1 }]);
  expect(phrases.at(tokensOf('wünschenswerte'), 0)).toEqual([{ values: [3], length: 1 }]);
  expect(phrases.at(tokensOf('wünschenswerterweise'), 0)).toEqual([]);
});
