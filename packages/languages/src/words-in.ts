const plainWords = /^[a-z]+(?: [a-z]+)*$/;

/** The words of a text in lower case, by which its language is detected. */
export const wordsIn = (text: string): readonly string[] =>
  plainWords.test(text) ? text.split(' ') : (text.match(/[\p{L}\p{M}’']+/gu) ?? []);
