import { isUnspaced, replaceWords } from './words.ts';

/** A text without the words that say nothing, such as pronouns: what its meaning is taken of. */
export const essenceOf = (text: string, isEmpty: (folded: string) => boolean): string =>
  replaceWords(text, (word) => (isUnspaced(word) || !isEmpty(word) ? null : ' '));
