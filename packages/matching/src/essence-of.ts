import { isUnspaced, wordsIn } from './words.ts';

/** A text without the words that say nothing, such as pronouns: what its meaning is taken of. */
export const essenceOf = (text: string, isEmpty: (folded: string) => boolean): string => {
  let left = '';
  let last = 0;
  for (const { text: word, start, end } of wordsIn(text)) {
    if (isUnspaced(word) || !isEmpty(word)) continue;
    left += `${text.slice(last, start)} `;
    last = end;
  }
  return left + text.slice(last);
};
