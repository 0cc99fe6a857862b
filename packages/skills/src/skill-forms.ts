import { contextWords } from './context-words.ts';
import type { FormsOf } from './phrases/create-phrases.ts';

/** Names in Latin letters are inflected, and clitics are written to names in other letters. */
const latin = /^[a-z][a-z\d]+$/;
const clitic = /^[\p{Script=Hebrew}\p{Script=Arabic}]{4,}$/u;

type Form = ReturnType<FormsOf>[number];

const vowel = /^[aeiouy]/;
const minLetters = 2;
const minLettersAfterClitic = 3;

/** The longest name first: most of the word is the name. */
const withoutEndings = (word: string): readonly Form[] => {
  const { endings, longestEnding, lastOfEndings } = contextWords();
  const forms: Form[] = [];
  if (!lastOfEndings.has(word.charCodeAt(word.length - 1))) return forms;
  for (let length = 1; length <= Math.min(longestEnding, word.length - minLetters); length += 1) {
    const kept = word.length - length;
    const ending = word.slice(kept);
    if (!endings.has(ending)) continue;
    const stem = word.slice(0, kept);
    forms.push({ word: stem, kept });
    if (vowel.test(ending)) forms.push({ word: `${stem}a`, kept });
  }
  return forms;
};

/** The words that a word may be a form of: `zendesk` of `zendesku`, `kafka` of `kafki`. */
export const skillFormsOf: FormsOf = (word, first) => {
  if (latin.test(word)) return withoutEndings(word);
  if (!first || !clitic.test(word)) return [];
  const { clitics } = contextWords();
  return [1, 2].flatMap((length) => {
    const kept = word.length - length;
    return kept >= minLettersAfterClitic && clitics.has(word.slice(0, length)) ? [{ word: word.slice(length), kept }] : [];
  });
};
