import { contextWords } from './context-words.ts';
import type { FormsOf } from './phrases/create-phrases.ts';

/** Names in Latin letters are inflected, and clitics are written to names in other letters. */
const latin = /^[a-z][a-z\d]+$/;
const clitic = /^[\p{Script=Hebrew}\p{Script=Arabic}]{4,}$/u;

const vowel = /^[aeiouy]/;
const minLetters = 2;
const minLettersAfterClitic = 3;

/** The words that a word may be a form of: `zendesk` of `zendesku`, `kafka` of `kafki`; the longest ending first. */
export const skillFormsOf: FormsOf = (word, first) => {
  const { endings, clitics } = contextWords();
  if (latin.test(word)) {
    return endings.flatMap((ending) => {
      const kept = word.length - ending.length;
      if (kept < minLetters || !word.endsWith(ending)) return [];
      const stem = word.slice(0, kept);
      return vowel.test(ending)
        ? [
            { word: stem, kept },
            { word: `${stem}a`, kept },
          ]
        : [{ word: stem, kept }];
    });
  }
  if (!first || !clitic.test(word)) return [];
  return [1, 2].flatMap((length) => {
    const kept = word.length - length;
    return kept >= minLettersAfterClitic && clitics.has(word.slice(0, length)) ? [{ word: word.slice(length), kept }] : [];
  });
};
