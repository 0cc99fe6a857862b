import { isUnspaced, wordsIn } from './words.ts';

/** How words are told apart; without spaces, a letter is a word, and a word has about two letters. */
export type Writing = 'spaced' | 'unspaced';

/** The folded words of a text. */
export const foldedWords = (text: string): readonly string[] => wordsIn(text).map((word) => word.text);

/** How most of the words are written. */
export const writingOf = (words: readonly string[]): Writing =>
  words.filter(isUnspaced).length * 2 > words.length ? 'unspaced' : 'spaced';

/** Every run of so many words, by where it begins. */
export const runsIn = function* (words: readonly string[], length: number): Generator<string> {
  for (let end = length; end <= words.length; end += 1) yield words.slice(end - length, end).join(' ');
};
