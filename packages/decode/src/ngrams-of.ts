/** Numbers of n-grams are below this, a power of two; n-grams that share a number share their weights. */
export const ngramCount = 2 ** 16;

/** The longest n-gram of characters, in UTF-16 units. */
const maxLength = 5;

/** Text after this many characters tells nothing more about what it names, and must not take time. */
const maxText = 100;

const words = /[\p{L}\p{M}\p{N}+#&.]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** One step of FNV-1a, a hash of 32 bits. */
const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

const start = 0x811c9dc5;

/** Spreads the bits of a hash, because only some of them make the number. */
const numberOf = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % ngramCount;
};

/**
 * The numbers of the n-grams of a text in lower case: one to five characters in a row of each word, with its beginning and end, whole
 * words, and pairs of neighbouring words. A text without words or signs has none.
 */
export const ngramsOf = (text: string): readonly number[] => {
  const numbers: number[] = [];
  let before = 0;
  for (const word of text.slice(0, maxText).normalize('NFKC').toLowerCase().slice(0, maxText).match(words) ?? []) {
    const bounded = ` ${word} `;
    for (let from = 0; from < bounded.length; from += 1) {
      const last = Math.min(bounded.length, from + maxLength);
      let hash = start;
      for (let at = from; at < last; at += 1) {
        hash = step(hash, bounded.charCodeAt(at));
        if (at > 0) numbers.push(numberOf(hash));
      }
    }
    let whole = 1;
    for (let at = 0; at < word.length; at += 1) whole = step(whole, word.charCodeAt(at));
    numbers.push(numberOf(whole), numberOf(step(before, whole)));
    before = whole;
  }
  return numbers;
};
