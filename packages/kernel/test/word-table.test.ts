import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordTable, readTable, textOf, wordsAt, writeTable } from '../src/index.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'И', '学', '𠮷', ' ', '.', '$'), maxLength: 6 });
const text = fc.string({ unit: fc.constantFrom('a', 'b', '\t', ':', 'é', ' '), maxLength: 6 });

describe('a table of words', () => {
  it('holds the text of each word, and of no other', () => {
    fc.assert(
      fc.property(fc.dictionary(word, text), fc.array(word), (entries, others) => {
        const known = new Map(Object.entries(entries));
        const table = createWordTable(known);
        for (const each of [...known.keys(), ...others]) expect(textOf(table, each)).toBe(known.get(each));
      }),
    );
  });

  it('has one string for all words that begin alike, whatever their order', () => {
    const table = new Map([
      ['art', '\nart\t1\nartist\t2\n'],
      ['bar', '\nbar\t3\n'],
    ]);
    expect(
      createWordTable([
        ['bar', '3'],
        ['artist', '2'],
        ['art', '1'],
      ]),
    ).toEqual(table);
  });

  it('finds all words that a text has at a place', () => {
    const words = ['a', 'ar', 'art', 'artist', 'bar', 'article'].map((each) => [each, `${each}!`] as const);
    const found = wordsAt(createWordTable(words), 'smart artists', 2).map(([each]) => each);
    expect(found).toEqual(['a', 'ar', 'art']);
    expect(wordsAt(createWordTable(words), 'smart artists', 6).at(-1)).toEqual(['artist', 'artist!']);
  });

  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(fc.dictionary(word, text), (entries) => {
        const table = createWordTable(Object.entries(entries));
        expect(readTable(writeTable(table))).toEqual(table);
      }),
    );
  });

  it('finds nothing under the names of object properties', () => {
    for (const each of ['__proto__', 'constructor', 'toString']) expect(textOf(createWordTable([]), each)).toBeUndefined();
  });
});
