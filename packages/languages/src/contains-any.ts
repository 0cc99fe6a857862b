import { createBeginnings, hasMark, markOf } from '@winnow/kernel';

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
    let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
    for (let index = 2; index < text.length; index += 1) {
      const third = text.charCodeAt(index);
      const mark = markOf(markOf(markOf(0, first), second), third);
      if (hasMark(beginnings, mark) && beginsAt(text, index - 2)) return true;
      first = second;
      second = third;
    }
    return short.some((word) => text.includes(word));
  };
};
