/** How many beginnings are told apart; two with the same mark only cost a search. */
const marks = 8_192;

const beginningLength = 3;

const markOf = (first: number, second: number, third: number): number => (first * 961 + second * 31 + third) & (marks - 1);

/**
 * Tells whether a text contains any of the words. As a pattern of all words would, but most places of a text are passed by a look at
 * three signs, however many words there are.
 */
export const containsAny = (words: readonly string[]): ((text: string) => boolean) => {
  const short = words.filter((word) => word.length < beginningLength);
  const marked = new Uint8Array(marks);
  const groups = Map.groupBy(
    words.filter((word) => word.length >= beginningLength),
    (word) => word.slice(0, beginningLength),
  );
  for (const word of groups.keys()) marked[markOf(word.charCodeAt(0), word.charCodeAt(1), word.charCodeAt(2))] = 1;
  const beginsAt = (text: string, index: number): boolean =>
    groups.get(text.slice(index, index + beginningLength))?.some((word) => text.startsWith(word, index)) ?? false;
  return (text) => {
    let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
    for (let index = 2; index < text.length; index += 1) {
      const third = text.charCodeAt(index);
      if (marked[markOf(first, second, third)] === 1 && beginsAt(text, index - 2)) return true;
      first = second;
      second = third;
    }
    return short.some((word) => text.includes(word));
  };
};
