import { lazily } from '@winnow/kernel';
import { hasAdjoiningWords } from '@winnow/languages';
import { foldWithMap } from '../fold-with-map.ts';
import { wordsOfAll } from '../words-of-all.ts';

/** Folded words by first character, the longest first. */
type Words = ReadonlyMap<string, readonly string[]>;

const fold = (word: string): string => foldWithMap(word).text;

const byFirstSign = (words: readonly string[]): Words =>
  Map.groupBy(
    words.toSorted((a, b) => b.length - a.length),
    (word) => word.charAt(0),
  );

/** The words around the start and end of a period, from all languages. */
export const rangeWords = lazily(() => {
  const present = wordsOfAll((locale) => [...locale.present, ...(locale.dates?.present ?? [])], fold);
  const ongoingSince = wordsOfAll(({ dates }) => dates?.ongoingSince, fold);
  const since = wordsOfAll(({ dates }) => dates?.since, fold);
  return {
    present: byFirstSign(present),
    presentSet: new Set(present),
    until: byFirstSign(wordsOfAll(({ dates }) => dates?.until, fold)),
    /** Words behind the end of a period that belong to it. */
    afterEnd: byFirstSign(wordsOfAll(({ dates }) => dates?.afterEnd, fold)),
    since: byFirstSign([...new Set([...since, ...ongoingSince])]),
    /** How the words begin that a period may begin with. */
    beginnings: new Set([...present, ...since, ...ongoingSince].map((word) => word.slice(0, 2))),
    /** The words among these that mean that a period without an end is ongoing. */
    ongoingSince: new Set(ongoingSince),
    ongoingBehind: byFirstSign([...new Set([...ongoingSince, ...wordsOfAll(({ dates }) => dates?.ongoingBehind, fold)])]),
  };
});

const wordSign = /[\p{L}\p{M}\p{Nd}]/u;

/** True for a letter, a mark or a digit. Of the signs of ASCII, telling it takes no Unicode properties. */
export const isWordSign = (sign: string): boolean => {
  const code = sign.charCodeAt(0);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
  return wordSign.test(sign);
};

/** The longest of the words that starts at `index` of folded text and ends at a word boundary. */
export const wordAt = (words: Words, text: string, index: number): string | undefined => {
  const second = text.charCodeAt(index + 1);
  return words.get(text.charAt(index))?.find((each) => {
    if ((each.length > 1 && each.charCodeAt(1) !== second) || !text.startsWith(each, index)) return false;
    const next = text[index + each.length] ?? ' ';
    return !isWordSign(next) || hasAdjoiningWords(each) || !isWordSign(each.slice(-1));
  });
};
