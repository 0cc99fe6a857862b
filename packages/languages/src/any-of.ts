/** The source of a pattern that finds any of the words, in one pass over a text. */
export const anyOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
