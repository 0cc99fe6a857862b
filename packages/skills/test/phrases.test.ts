import fc from 'fast-check';
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

it('finds the same phrases whatever was searched before', () => {
  const word = fc.oneof(
    fc.string({
      unit: fc.constantFrom('a', 'b', 'É', 'ß', 'i\u0308', 'Й', 'и\u0306', 'かʼ', '学', '한', 'ア', 'ﾊﾟ', '1', '+'),
      maxLength: 6,
    }),
    fc.constantFrom('الطب', 'والطب', '.NET', 'C++', 'abcs', 'abc2'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }), (lists) => {
      const phrases = lists.map((list) => list.join(' '));
      const entries = phrases.map((phrase, index) => [phrase, index] as const);
      const known = createPhrases(entries);
      for (const [phrase, index] of entries) {
        const tokens = tokensOf(phrase);
        if (tokens.length === 0 || tokens.some(({ key, joint }, place) => key === '' || (place > 0 && joint === '|'))) continue;
        expect(known.at(tokens, 0)[0]?.values).toContain(index);
        expect(createPhrases(entries).at(tokens, 0)).toEqual(known.at(tokens, 0));
      }
    }),
  );
});
