/** How many beginnings are told apart; two with the same mark only cost a search. */
const marks = 4_096;

const markOf = (first: number, second: number): number => (first * 61 + second) & (marks - 1);

/**
 * Tells whether a text contains any of the words, of two signs at least. As a pattern of all words would, but most places of a text
 * are passed by a look at two signs, however many words there are.
 */
export const containsAny = (words: readonly string[]): ((text: string) => boolean) => {
  const marked = new Uint8Array(marks);
  const groups = Map.groupBy(words, (word) => word.slice(0, 2));
  for (const word of words) marked[markOf(word.charCodeAt(0), word.charCodeAt(1))] = 1;
  const beginsAt = (text: string, index: number): boolean =>
    groups.get(text.slice(index, index + 2))?.some((word) => text.startsWith(word, index)) ?? false;
  return (text) => {
    let code = text.charCodeAt(0);
    for (let index = 1; index < text.length; index += 1) {
      const next = text.charCodeAt(index);
      if (marked[markOf(code, next)] === 1 && beginsAt(text, index - 1)) return true;
      code = next;
    }
    return false;
  };
};
