import { hasTrait, type Locale } from '@winnow/languages';
import { compareCodePoints } from './compare-code-points.ts';
import type { ContentWord } from './content-words.ts';

/** Once is an accident. */
const minTimes = 2;

/** Each part occurs in the phrase at least every third time: otherwise it is an independent word with many neighbours. */
const minShareOfPart = 1 / 3;

type Pair = { readonly key: string; readonly parts: readonly [string, string]; readonly ends: number[] };

/**
 * Words separated by a space form a phrase when each is meaningful on its own; pieces of a run without spaces, and syllables,
 * need not be.
 */
const mayJoin = (first: ContentWord, { stem, alone, joint }: ContentWord, syllables: boolean): boolean =>
  joint !== null && stem !== first.stem && (joint === '' || syllables || (first.alone && alone));

const pairsOf = (words: readonly ContentWord[], locale: Locale | null): readonly Pair[] => {
  const syllables = hasTrait(locale, 'spaced_syllables');
  const pairs = new Map<string, Pair>();
  for (const [index, word] of words.entries()) {
    const first = words[index - 1];
    if (first === undefined || !mayJoin(first, word, syllables)) continue;
    const key = `${first.stem} ${word.stem}`;
    const pair = pairs.get(key);
    if (pair === undefined) pairs.set(key, { key, parts: [first.stem, word.stem], ends: [index] });
    else pair.ends.push(index);
  }
  return [...pairs.values()].filter(({ ends }) => ends.length >= minTimes);
};

/**
 * Phrases among content words, by the index of their second word: pairs that occur at least twice, more often than by chance
 * (count of one × count of the other ÷ all words), and in a third of the occurrences of either part. Of two phrases that share a
 * word, the more frequent one wins, then the first in code point order.
 */
export const phrasesIn = (words: readonly ContentWord[], locale: Locale | null): ReadonlyMap<string, readonly number[]> => {
  const counts = new Map<string, number>();
  for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const isPhrase = ({ parts, ends }: Pair): boolean => {
    const [one = 0, other = 0] = parts.map((part) => counts.get(part));
    return ends.length >= Math.max(one, other) * minShareOfPart && ends.length * words.length > one * other;
  };
  const ranked = pairsOf(words, locale)
    .filter(isPhrase)
    .toSorted((a, b) => b.ends.length - a.ends.length || compareCodePoints(a.key, b.key));
  const taken = new Set<number>();
  const phrases = new Map<string, readonly number[]>();
  for (const { key, ends } of ranked) {
    const free = ends.filter((end) => !taken.has(end) && !taken.has(end - 1));
    if (free.length < minTimes) continue;
    for (const end of free) taken.add(end).add(end - 1);
    phrases.set(key, free);
  }
  return phrases;
};
