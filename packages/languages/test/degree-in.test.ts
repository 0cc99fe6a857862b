import { expect, it } from 'vitest';
import { allLocales, degreeIn } from '../src/index.ts';

it.each(allLocales().map(({ code, degrees }) => [code, degrees] as const))(
  'tells the degrees of %s by their longest words',
  (code, degrees) => {
    for (const [level, words] of Object.entries(degrees)) {
      const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
      expect(degreeIn(longest, code), longest).toBe(level);
    }
  },
);

it.each([
  ['B.Sc. Computer Science', 'en', 'bachelor'],
  ['Master of Arts', null, 'master'],
  ['Abitur am Musterhof-Gymnasium', 'de', 'secondary'],
  ['例示大学 学士（工学）', 'ja', 'bachelor'],
] as const)('reads %s', (text, language, level) => {
  expect(degreeIn(text, language)).toBe(level);
});

it('counts long words of other languages, unless told not to', () => {
  expect(degreeIn('Licenciatura', 'en')).toBe('bachelor');
  expect(degreeIn('Licenciatura', 'en', 'own')).toBeUndefined();
  expect(degreeIn('Bachelor', 'es', 'own')).toBe('bachelor');
});

it('reads no degree into other words', () => {
  expect(degreeIn('Managed the mbarara office', 'en')).toBeUndefined();
  expect(degreeIn('', 'en')).toBeUndefined();
});
