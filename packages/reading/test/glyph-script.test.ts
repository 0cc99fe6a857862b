import { expect, it } from 'vitest';
import { endsInVirama, isMark, isRightToLeft, isSyllabic, isUnspaced } from '../src/pdf/glyph-script.ts';

it.each([
  { name: 'marks', test: isMark },
  { name: 'syllabic scripts', test: isSyllabic },
  { name: 'a virama at the end', test: endsInVirama },
  { name: 'scripts without spaced words', test: isUnspaced },
  { name: 'right-to-left scripts', test: isRightToLeft },
])('$name: a character alone, told by its code, is told as two of it are, by the pattern', ({ test }) => {
  const characters = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
  expect(characters.filter((character) => test(character) !== test(character.repeat(2)))).toEqual([]);
  expect(characters.some(test)).toBe(true);
});
