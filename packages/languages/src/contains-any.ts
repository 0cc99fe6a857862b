import { createBeginnings, nextMarked } from '@winnow/kernel';

const beginningLength = 3;

/**
 * Tells whether a text contains any of the words. As a pattern of all words would, but most places of a text are passed by a look at
 * three signs, however many words there are.
 */
export const containsAny = (words: readonly string[]): ((text: string) => boolean) => {
  const short = words.filter((word) => word.length < beginningLength);
  const groups = Map.groupBy(
    words.filter((word) => word.length >= beginningLength),
    (word) => word.slice(0, beginningLength),
  );
  const beginnings = createBeginnings(groups.keys());
  const beginsAt = (text: string, index: number): boolean =>
    groups.get(text.slice(index, index + beginningLength))?.some((word) => text.startsWith(word, index)) ?? false;
  return (text) => {
    for (let at = nextMarked(beginnings, text, 0); at >= 0; at = nextMarked(beginnings, text, at + 1))
      if (beginsAt(text, at)) return true;
    return short.some((word) => text.includes(word));
  };
};
