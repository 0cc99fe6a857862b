/**
 * How many characters of these texts are not white space, and how many of those are U+FFFD. One at a time: a document may be
 * megabytes of text, and a pattern or an array would take twenty times its memory.
 */
export const countCharacters = (texts: Iterable<string>): { readonly characters: number; readonly unmapped: number } => {
  let [characters, unmapped] = [0, 0];
  for (const text of texts) {
    for (const character of text) {
      if (character.trim() === '') continue;
      characters += 1;
      if (character === '\ufffd') unmapped += 1;
    }
  }
  return { characters, unmapped };
};
